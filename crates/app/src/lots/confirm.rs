//! Lots are confirmed: the chart is fixed and the first round can be called.
