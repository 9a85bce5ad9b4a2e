//! The sample championship: fictitious people, everything there to play with.
