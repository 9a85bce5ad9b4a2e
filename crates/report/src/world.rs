//! The small world in which Typst compiles: templates, data, words, a logo. No clock, no network.

use std::fs;
use std::io::{self, Read};
use std::path::Path;
use std::sync::LazyLock;

use typst::diag::{FileError, FileResult, SourceDiagnostic};
use typst::foundations::{Bytes, Datetime, Duration};
use typst::syntax::{FileId, Source, VirtualRoot};
use typst::text::{Font, FontBook};
use typst::utils::LazyHash;
use typst::{Library, LibraryExt, World, WorldExt};
use typst_kit::fonts::FontStore;

use crate::error::TemplateProblem;
use crate::templates::{self, MAIN, file_id};

/// One compilation's files. Library and fonts are shared by all of them.
pub(crate) struct ReportWorld<'a> {
    main: FileId,
    files: Vec<(FileId, Bytes)>,
    overrides: Option<&'a Path>,
    fonts: &'static FontStore,
}

impl<'a> ReportWorld<'a> {
    /// `files` are the virtual ones: data, words, logo.
    pub(crate) fn new(
        files: &[(&str, Bytes)],
        overrides: Option<&'a Path>,
        fonts: &'static FontStore,
    ) -> Self {
        let files = files
            .iter()
            .filter_map(|(name, bytes)| Some((file_id(name)?, bytes.clone())));
        Self {
            main: file_id(MAIN).expect("a plain file name"),
            files: files.collect(),
            overrides,
            fonts,
        }
    }

    /// Where a diagnostic of Typst points, in words that an organiser can act on.
    pub(crate) fn problem(&self, diagnostic: &SourceDiagnostic) -> TemplateProblem {
        // An error inside a called template is reported where it was raised, or else where it was called from.
        let spans = std::iter::once(diagnostic.span)
            .chain(diagnostic.trace.iter().map(|point| point.span.into()));
        for span in spans {
            let Some(id) = span.id() else { continue };
            let position = self.range(span).and_then(|range| {
                let source = self.source(id).ok()?;
                source.lines().byte_to_line_column(range.start)
            });
            return TemplateProblem {
                file: id.vpath().get_without_slash().to_owned(),
                line: position.map(|(line, _)| line as u32 + 1),
                column: position.map(|(_, column)| column as u32 + 1),
                message: diagnostic.message.to_string(),
            };
        }
        TemplateProblem {
            file: MAIN.to_owned(),
            line: None,
            column: None,
            message: diagnostic.message.to_string(),
        }
    }

    /// The organiser's file, if there is one of this name.
    fn overriding(&self, id: FileId) -> Option<FileResult<Vec<u8>>> {
        let folder = self.overrides?;
        if !matches!(id.root(), VirtualRoot::Project) {
            return None;
        }
        let path = id.vpath().realize(folder).ok()?;
        match read_inside(folder, &path) {
            Ok(bytes) => Some(Ok(bytes)),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => None,
            Err(error) => Some(Err(FileError::from_io(error, &path))),
        }
    }
}

impl World for ReportWorld<'_> {
    fn library(&self) -> &LazyHash<Library> {
        static LIBRARY: LazyLock<LazyHash<Library>> =
            LazyLock::new(|| LazyHash::new(Library::default()));
        &LIBRARY
    }

    fn book(&self) -> &LazyHash<FontBook> {
        self.fonts.book()
    }

    fn main(&self) -> FileId {
        self.main
    }

    fn source(&self, id: FileId) -> FileResult<Source> {
        if let Some(found) = self.overriding(id) {
            let text = String::from_utf8(found?).map_err(|_| FileError::InvalidUtf8)?;
            return Ok(Source::new(id, text));
        }
        templates::built_in(id)
            .cloned()
            .ok_or_else(|| not_found(id))
    }

    fn file(&self, id: FileId) -> FileResult<Bytes> {
        if let Some((_, bytes)) = self.files.iter().find(|(known, _)| *known == id) {
            return Ok(bytes.clone());
        }
        match self.overriding(id) {
            Some(found) => found.map(Bytes::new),
            None => Err(not_found(id)),
        }
    }

    fn font(&self, index: usize) -> Option<Font> {
        self.fonts.font(index)
    }

    /// Templates print the time they are given; there is no other.
    fn today(&self, _offset: Option<Duration>) -> Option<Datetime> {
        None
    }
}

/// Reads a file of the folder, not one that a link leads to elsewhere, and not one beyond all measure.
fn read_inside(folder: &Path, path: &Path) -> io::Result<Vec<u8>> {
    let real = fs::canonicalize(path)?;
    if !real.starts_with(fs::canonicalize(folder)?) {
        return Err(io::ErrorKind::PermissionDenied.into());
    }
    let file = fs::File::open(&real)?;
    if !file.metadata()?.is_file() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    let mut bytes = Vec::new();
    file.take(limits::TEMPLATE_FILE + 1)
        .read_to_end(&mut bytes)?;
    match bytes.len() as u64 > limits::TEMPLATE_FILE {
        true => Err(io::ErrorKind::FileTooLarge.into()),
        false => Ok(bytes),
    }
}

fn not_found(id: FileId) -> FileError {
    FileError::NotFound(id.vpath().get_without_slash().into())
}
