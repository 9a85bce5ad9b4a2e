//! Fictitious events.
