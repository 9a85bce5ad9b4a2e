//! Writes what follows from the list of requests: `ui/src/ipc/bindings.ts` and `docs/rights.md`.

fn main() -> std::io::Result<()> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../ui/src/ipc/bindings.ts");
    std::fs::create_dir_all(std::path::Path::new(path).parent().expect("a folder"))?;
    std::fs::write(path, app::bindings())?;
    let rights = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rights.md");
    std::fs::write(rights, app::rights_table())
}
