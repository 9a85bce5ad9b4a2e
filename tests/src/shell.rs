//! What a shell does with files, for the tests: a person chooses in dialogs, requests carry tokens.

use std::path::{Path, PathBuf};

use app::{App, AppError, Ask, Caller, FileToken, SaveTo, TaskId, answer};
use serde_json::{Value, json};

/// Asks with the files that a test names by their paths, as if they had been chosen in dialogs: what is read is passed
/// on as a token, what was made is saved under the path.
pub(crate) fn ask_with_files(
    app: &App,
    caller: &Caller,
    request: &str,
    mut arg: Value,
    task: &str,
) -> Result<Value, AppError> {
    let save_to = chosen(app, caller, request, &mut arg)?;
    let ask = Ask {
        name: request.to_owned(),
        arg,
        task: Some(TaskId(task.to_owned())),
        ..Ask::default()
    };
    let answer = answer(app, caller, ask)?;
    let mut reply: Value = serde_json::from_str(&answer.reply).expect("JSON");
    if let Some(path) = save_to {
        save(app, caller, &mut reply, path, task)?;
    }
    Ok(reply)
}

/// Puts tokens where the test has paths; says where the answer is to be saved.
fn chosen(
    app: &App,
    caller: &Caller,
    request: &str,
    arg: &mut Value,
) -> Result<Option<PathBuf>, AppError> {
    let (place, token) = match request {
        "preview_import" | "confirm_import" => (arg.pointer_mut("/source"), "file"),
        "set_second_folder" | "set_template_folder" => (Some(arg), "folder"),
        "preview_take_over" | "take_over" | "set_logo" => (Some(arg), "file"),
        "export_file" | "hand_over" | "save_papers" => {
            let path = arg.as_object_mut().and_then(|fields| fields.remove("path"));
            return Ok(path.as_ref().and_then(Value::as_str).map(PathBuf::from));
        }
        _ => return Ok(None),
    };
    let Some(fields) = place.and_then(Value::as_object_mut) else {
        return Ok(None);
    };
    if let Some(path) = fields.remove("path") {
        let given = match (path.as_str(), token) {
            (Some(path), "file") => Some(app.give_file(&caller.device, path)?),
            (Some(path), _) => Some(app.give_folder(&caller.device, path)?),
            (None, _) => None,
        };
        fields.insert(token.to_owned(), json!(given));
    }
    Ok(None)
}

/// Saves what was made, and tells the test where.
fn save(
    app: &App,
    caller: &Caller,
    reply: &mut Value,
    path: PathBuf,
    task: &str,
) -> Result<(), AppError> {
    let made = match reply.get("files") {
        Some(files) => files.as_array().expect("a list").clone(),
        None => vec![reply["file"].clone()],
    };
    let tokens: Vec<FileToken> = made
        .iter()
        .map(|file| serde_json::from_value(file["token"].clone()).expect("a token"))
        .collect();
    let to = match tokens.len() > 1 || Path::new(&path).is_dir() {
        true => SaveTo::Folder(path),
        false => SaveTo::File(path),
    };
    let task = Some(TaskId(format!("{task} saved")));
    let saved = app.save_made(caller, &tokens, &to, task)?;
    reply["path"] = json!(saved.first());
    reply["files"] = json!(saved);
    Ok(())
}
