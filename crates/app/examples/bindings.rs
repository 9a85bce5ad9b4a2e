//! Writes the TypeScript side of the list of requests to `ui/src/ipc/bindings.ts`.

fn main() -> std::io::Result<()> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../ui/src/ipc/bindings.ts");
    std::fs::create_dir_all(std::path::Path::new(path).parent().expect("a folder"))?;
    std::fs::write(path, app::bindings())
}
