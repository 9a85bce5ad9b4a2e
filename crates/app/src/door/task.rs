//! Longer work, by id: how far it is goes to who started it, and only they stop it.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Access, Caller, DeviceId, Request};
use crate::app::lock;
use crate::{App, AppError, Left, Notice, Progress, Reply};

/// The name that who starts a piece of work gives it; another device may use the same.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct TaskId(pub String);

/// A longer name is nobody's.
const LONGEST_ID: usize = 100;

/// A piece of work under way.
pub(crate) struct Task {
    id: TaskId,
    device: DeviceId,
    person: String,
    request: &'static str,
    access: Access,
    stopped: AtomicBool,
    /// Whoever started it has gone.
    left: AtomicBool,
}

impl Task {
    pub(crate) fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    pub(crate) fn progress(&self, done: u32, total: u32) -> Progress {
        Progress {
            device: self.device.clone(),
            task: self.id.clone(),
            done,
            total,
        }
    }
}

/// All work under way that somebody follows.
#[derive(Default)]
pub(crate) struct Tasks(Mutex<HashMap<(DeviceId, TaskId), Arc<Task>>>);

impl Tasks {
    fn begin(&self, caller: &Caller, id: TaskId, request: &Request) -> Reply<Arc<Task>> {
        if id.0.is_empty() || id.0.len() > LONGEST_ID {
            return Err(AppError::new("bad-request").with("request", request.name));
        }
        let task = Arc::new(Task {
            id: id.clone(),
            device: caller.device.clone(),
            person: caller.who().to_owned(),
            request: request.name,
            access: request.access,
            stopped: AtomicBool::new(false),
            left: AtomicBool::new(false),
        });
        let mut tasks = lock(&self.0);
        let place = tasks.entry((caller.device.clone(), id));
        if matches!(place, std::collections::hash_map::Entry::Occupied(_)) {
            return Err(AppError::new("task-under-way"));
        }
        place.or_insert_with(|| Arc::clone(&task));
        Ok(task)
    }

    fn end(&self, task: &Task) {
        lock(&self.0).remove(&(task.device.clone(), task.id.clone()));
    }

    fn of(&self, device: &DeviceId) -> Vec<Arc<Task>> {
        let tasks = lock(&self.0);
        let own = tasks.values().filter(|task| task.device == *device);
        own.cloned().collect()
    }
}

#[derive(Debug, Clone, Deserialize, TS)]
pub(crate) struct TaskRef {
    pub task: TaskId,
}

/// Stops work that the caller started; what is over already stays as it ended.
pub(crate) fn stop_task(app: &App, arg: TaskRef) -> Reply<()> {
    let own = app.tasks.of(app.device());
    if let Some(task) = own.iter().find(|task| task.id == arg.task) {
        task.stopped.store(true, Ordering::Relaxed);
    }
    Ok(())
}

/// Does the work under its id, if it has one, and tells the desk how it ended when nobody was left to hear it.
pub(crate) fn run<T>(
    app: &App,
    caller: &Caller,
    id: Option<TaskId>,
    seen: Option<i64>,
    request: &Request,
    work: impl FnOnce(&App) -> Reply<T>,
) -> Reply<T> {
    let Some(id) = id else {
        return work(&app.asked_by(caller, None, seen));
    };
    let task = app.tasks.begin(caller, id, request)?;
    // Taken off the list however the work ends, also by a crash.
    let _listed = Listed(app, &task);
    let done = work(&app.asked_by(caller, Some(Arc::clone(&task)), seen));
    if task.left.load(Ordering::Relaxed) {
        tell_how_it_ended(app, &task, done.as_ref().err());
    }
    done
}

struct Listed<'a>(&'a App, &'a Task);

impl Drop for Listed<'_> {
    fn drop(&mut self) {
        self.0.tasks.end(self.1);
    }
}

fn tell_how_it_ended(app: &App, task: &Task, problem: Option<&AppError>) {
    log::info!(
        "{} of {} on {} went on alone: {}",
        task.request,
        task.person,
        task.device.as_str(),
        problem.map_or("done", |problem| problem.code.as_str())
    );
    app.notify(&Notice::Left(Left {
        request: task.request.to_owned(),
        person: task.person.clone(),
        problem: problem.cloned(),
    }));
}

impl App {
    /// A device has gone: what it only wanted to look at or take along is stopped, what it began to write is finished.
    pub fn device_left(&self, device: &DeviceId) {
        for task in self.tasks.of(device) {
            task.left.store(true, Ordering::Relaxed);
            if task.access == Access::Reads {
                task.stopped.store(true, Ordering::Relaxed);
            }
        }
    }
}
