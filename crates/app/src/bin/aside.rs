//! Reads foreign files aside for programs that do not start themselves: tests, and tools.

fn main() {
    app::serve_aside();
}
