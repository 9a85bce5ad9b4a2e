//! The one list of everything that can be asked: name, argument, reply, who answers, whether it reads or writes, and
//! who may ask it. A request without a decision about each does not compile.
//!
//! From it come the dispatch that any shell forwards to, the TypeScript types of the interface, and the table of rights.

use serde_json::Value;
use ts_rs::{Config, TS};

use crate::bindings::Declarations;
use crate::door::rights::{
    ARBITERS, AT_THE_BOARD, AT_THE_DOOR, CHIEF, DESK, EVERYONE, SCREENS, STAFF,
};
use crate::door::{self, Access, Caller, Request, TaskId, read_argument};
use crate::{App, AppError, Reply};
use crate::{
    chart, entries, event, exports, game, hall, handover, import, lots, match_page, paper, people,
    prizes, program, rounds, rulings, safety, standings,
};

/// One question at the door.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Ask {
    pub name: String,
    /// An object, or null.
    pub arg: Value,
    /// Under this name whoever asks follows the work, and stops it.
    pub task: Option<TaskId>,
    /// The revision of the reply that this was decided on: what somebody else changed since is not written over.
    pub seen: Option<i64>,
}

/// What is answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// The newest row of the journal when the question was answered: nothing older is missing in the reply.
    pub revision: i64,
    /// JSON text.
    pub reply: String,
}

impl Answer {
    /// Both as one JSON text, ready to cross to any shell.
    pub fn json(&self) -> String {
        format!(r#"{{"revision":{},"reply":{}}}"#, self.revision, self.reply)
    }
}

/// Answers a question that nobody follows or stops; the reply alone, as JSON text.
///
/// # Errors
/// As for [`answer`].
pub fn dispatch(app: &App, caller: &Caller, name: &str, arg: Value) -> Reply<String> {
    let ask = Ask {
        name: name.to_owned(),
        arg,
        ..Ask::default()
    };
    answer(app, caller, ask).map(|answer| answer.reply)
}

/// Answers a question.
///
/// # Errors
/// A code with data: an unknown name, a caller who may not ask this, an argument of the wrong shape, or what the use
/// case refuses.
pub fn answer(app: &App, caller: &Caller, ask: Ask) -> Reply<Answer> {
    let Some(request) = REQUESTS.iter().find(|request| request.name == ask.name) else {
        return Err(AppError::new("unknown-request").with("request", ask.name));
    };
    if !request.roles.has(caller.role) {
        log::warn!(
            "{:?} on {} may not ask {}",
            caller.role,
            caller.device.as_str(),
            ask.name
        );
        return Err(AppError::new("not-allowed").with("request", ask.name));
    }
    door::run(app, caller, ask.task, ask.seen, request, |app| {
        let before = app.revision();
        let reply = carry_out(app, &ask.name, ask.arg)?;
        let revision = match request.access {
            Access::Reads => before,
            // What was written is in the reply.
            Access::Writes => app.revision(),
        };
        Ok(Answer { revision, reply })
    })
}

macro_rules! access {
    (reads) => {
        Access::Reads
    };
    (writes) => {
        Access::Writes
    };
}

macro_rules! requests {
    ($($name:ident($arg:ty) -> $reply:ty = $answer:path, $access:ident, $roles:ident;)+) => {
        fn carry_out(app: &App, name: &str, arg: Value) -> Reply<String> {
            match name {
                $(stringify!($name) => {
                    let arg: $arg = read_argument(arg).map_err(|problem| {
                        AppError::new("bad-request").with("request", name).with("details", problem.to_string())
                    })?;
                    let reply: $reply = $answer(app, arg)
                        .inspect_err(|problem| app.note_damage(problem.clone()))?;
                    serde_json::to_string(&reply).map_err(AppError::internal)
                })+
                _ => Err(AppError::new("unknown-request").with("request", name)),
            }
        }

        /// Every request: its name, and who may ask it.
        pub const REQUESTS: &[Request] = &[$(Request {
            name: stringify!($name),
            access: access!($access),
            roles: $roles,
        }),+];

        /// Every request, for the bindings.
        pub(crate) fn declare(config: &Config, declarations: &mut Declarations<'_>) {
            $(
                declarations.add::<$arg>();
                declarations.add::<$reply>();
                declarations.request(
                    stringify!($name),
                    <$arg as TS>::name(config),
                    <$reply as TS>::name(config),
                );
            )+
        }
    };
}

requests! {
    // The program
    about(()) -> program::About = program::about, reads, DESK;
    get_settings(()) -> program::Settings = program::get_settings, reads, EVERYONE;
    save_settings(program::Settings) -> program::Settings = program::save_settings, writes, EVERYONE;
    get_policy(()) -> program::Policy = program::get_policy, reads, STAFF;
    save_policy(program::SavePolicy) -> program::Policy = program::save_policy, writes, DESK;
    set_template_folder(program::SetTemplateFolder) -> program::Policy = program::set_template_folder, writes, DESK;
    read_journal(program::ReadJournal) -> program::JournalPage = program::read_journal, reads, ARBITERS;
    undo_state(()) -> program::UndoState = program::undo_state, reads, STAFF;
    undo(()) -> program::UndoState = program::undo, writes, STAFF;
    redo(()) -> program::UndoState = program::redo, writes, STAFF;
    rules_pages(()) -> Vec<program::RulesPage> = program::rules_pages, reads, EVERYONE;
    stop_task(door::TaskRef) -> () = door::stop_task, writes, EVERYONE;

    // Copies
    backup_state(()) -> safety::BackupState = safety::backup_state, reads, DESK;
    data_trouble(()) -> Option<AppError> = safety::data_trouble, reads, STAFF;
    backup_now(()) -> safety::BackupState = safety::backup_now, writes, DESK;
    set_second_folder(safety::SetSecondFolder) -> safety::BackupState = safety::set_second_folder, writes, DESK;
    preview_backup(safety::CopyRef) -> safety::BackupPreview = safety::preview_backup, reads, DESK;
    restore_backup(safety::CopyRef) -> () = safety::restore_backup, writes, DESK;

    // Events
    list_events(()) -> Vec<event::EventRow> = event::list_events, reads, STAFF;
    create_event(event::EventForm) -> event::EventSaved = event::create_event, writes, DESK;
    create_from_template(event::NewFromTemplate) -> event::EventSaved = event::create_from_template, writes, DESK;
    create_sample(()) -> event::EventSaved = event::create_sample, writes, DESK;
    get_event(event::EventRef) -> event::EventDetails = event::get_event, reads, STAFF;
    update_event(event::UpdateEvent) -> event::EventSaved = event::update_event, writes, CHIEF;
    delete_event(event::EventRef) -> () = event::delete_event, writes, DESK;
    archive_event(event::EventRef) -> () = event::archive_event, writes, DESK;
    set_logo(event::SetLogo) -> () = event::set_logo, writes, DESK;
    event_overview(event::EventRef) -> event::Overview = event::event_overview, reads, STAFF;
    save_programme(event::SaveProgramme) -> () = event::save_programme, writes, CHIEF;
    forecast(event::EventRef) -> event::Forecast = event::forecast, reads, STAFF;
    list_sections(event::EventRef) -> Vec<event::SectionRow> = event::list_sections, reads, STAFF;
    default_section(event::DefaultSection) -> event::SectionForm = event::default_section, reads, CHIEF;
    save_section(event::SaveSection) -> event::SectionRow = event::save_section, writes, CHIEF;
    delete_section(lots::SectionRef) -> () = event::delete_section, writes, CHIEF;
    close_section(lots::SectionRef) -> () = event::close_section, writes, CHIEF;
    reopen_section(lots::SectionRef) -> () = event::reopen_section, writes, CHIEF;

    // People
    search_athletes(people::SearchPeople) -> Vec<people::AthleteRow> = people::search_athletes, reads, AT_THE_DOOR;
    save_athlete(people::SaveAthlete) -> people::AthleteRow = people::save_athlete, writes, CHIEF;
    search_clubs(people::SearchPeople) -> Vec<people::ClubRow> = people::search_clubs, reads, AT_THE_DOOR;
    save_club(people::SaveClub) -> people::ClubRow = people::save_club, writes, CHIEF;
    merge_athletes(people::MergeAthletes) -> () = people::merge_athletes, writes, CHIEF;
    merge_clubs(people::MergeClubs) -> () = people::merge_clubs, writes, CHIEF;
    athlete_record(people::AthleteRef) -> people::AthleteRecord = people::athlete_record, reads, DESK;
    erase_athlete(people::AthleteRef) -> people::Erased = people::erase_athlete, writes, DESK;
    purge_preview(event::EventRef) -> people::PurgePreview = people::purge_preview, reads, DESK;
    purge_event(event::EventRef) -> people::PurgePreview = people::purge_event, writes, DESK;

    // Entries
    list_forms(event::EventRef) -> Vec<entries::FormRow> = entries::list_forms, reads, CHIEF;
    get_form(entries::FormRef) -> entries::FormDetails = entries::get_form, reads, CHIEF;
    save_form(entries::SaveForm) -> entries::FormSaved = entries::save_form, writes, CHIEF;
    delete_form(entries::FormRef) -> () = entries::delete_form, writes, CHIEF;
    list_entries(entries::ListEntries) -> Vec<entries::EntryRow> = entries::list_entries, reads, STAFF;
    add_entry(entries::AddEntry) -> entries::EntryRow = entries::add_entry, writes, CHIEF;
    remove_entry(entries::EntryRef) -> () = entries::remove_entry, writes, CHIEF;
    reveal_document(entries::EntryRef) -> entries::RevealedDocument = entries::reveal_document, reads, AT_THE_DOOR;
    list_problems(event::EventRef) -> Vec<entries::Problem> = entries::list_problems, reads, STAFF;
    list_line_ups(lots::SectionRef) -> Vec<entries::LineUpView> = entries::list_line_ups, reads, STAFF;
    save_line_up(entries::LineUp) -> entries::LineUpView = entries::save_line_up, writes, ARBITERS;
    preview_import(import::PreviewImport) -> import::ImportPreview = import::preview_import, reads, DESK;
    confirm_import(import::PreviewImport) -> import::Imported = import::confirm_import, writes, DESK;
    check_in_desk(event::EventRef) -> entries::CheckInDesk = entries::check_in_desk, reads, STAFF;
    set_check_in(entries::SetCheckIn) -> entries::CheckInDesk = entries::set_check_in, writes, AT_THE_DOOR;
    check_in_all(entries::CheckInAll) -> entries::CheckInDesk = entries::check_in_all, writes, AT_THE_DOOR;

    // Lots
    lots_view(lots::SectionRef) -> lots::LotsView = lots::lots_view, reads, STAFF;
    lots_chart(lots::SectionRef) -> Option<chart::ChartView> = lots::lots_chart, reads, STAFF;
    propose_lots(lots::PreviewLots) -> lots::LotsView = lots::propose_lots, writes, CHIEF;
    swap_places(lots::SwapPlaces) -> lots::LotsView = lots::swap_places, writes, CHIEF;
    confirm_lots(lots::SectionRef) -> lots::LotsView = lots::confirm_lots, writes, CHIEF;
    discard_lots(lots::SectionRef) -> lots::LotsView = lots::discard_lots, writes, CHIEF;
    verify_lots(lots::SectionRef) -> lots::LotsVerdict = lots::verify_lots, reads, STAFF;
    ceremony(lots::SectionRef) -> lots::Ceremony = lots::ceremony, reads, STAFF;
    reveal_to(lots::RevealTo) -> lots::Ceremony = lots::reveal_to, writes, CHIEF;

    // Rounds
    round_desk(rounds::OpenDesk) -> rounds::RoundDesk = rounds::round_desk, reads, ARBITERS;
    read_line(rounds::ReadLine) -> rounds::LineReading = rounds::read_line, reads, ARBITERS;
    call_tables(rounds::CallTables) -> rounds::RoundDesk = rounds::call_tables, writes, ARBITERS;
    call_every_section(rounds::CallEverySection) -> rounds::RoundDesk = rounds::call_every_section, writes, ARBITERS;
    start_match(rounds::MatchRef) -> rounds::TableCard = rounds::start_match, writes, ARBITERS;
    record_result(rounds::RecordResult) -> rounds::Recorded = rounds::record_result, writes, ARBITERS;
    check_result(rounds::RecordResult) -> Vec<rounds::FindingView> = rounds::check_result, reads, ARBITERS;
    decide_by_lots(rounds::DecideByLots) -> rounds::Recorded = rounds::decide_by_lots, writes, ARBITERS;
    preview_correction(rounds::Correction) -> rounds::ConsequencesView = rounds::preview_correction, reads, ARBITERS;
    correct_result(rounds::Correction) -> rounds::ConsequencesView = rounds::correct_result, writes, ARBITERS;
    preview_departure(rounds::Depart) -> rounds::ConsequencesView = rounds::preview_departure, reads, ARBITERS;
    depart(rounds::Depart) -> rounds::ConsequencesView = rounds::depart, writes, ARBITERS;
    preview_reinstatement(rounds::Reinstate) -> rounds::ConsequencesView = rounds::preview_reinstatement, reads, ARBITERS;
    reinstate(rounds::Reinstate) -> rounds::ConsequencesView = rounds::reinstate, writes, ARBITERS;
    preview_replacement(rounds::Replace) -> rounds::ConsequencesView = rounds::preview_replacement, reads, ARBITERS;
    replace_entry(rounds::Replace) -> rounds::ConsequencesView = rounds::replace_entry, writes, ARBITERS;
    preview_late(rounds::PlaceLate) -> rounds::ConsequencesView = rounds::preview_late, reads, ARBITERS;
    place_late(rounds::PlaceLate) -> rounds::ConsequencesView = rounds::place_late, writes, ARBITERS;
    preview_place(rounds::DecidePlace) -> rounds::ConsequencesView = rounds::preview_place, reads, ARBITERS;
    decide_place(rounds::DecidePlace) -> rounds::ConsequencesView = rounds::decide_place, writes, ARBITERS;

    // Chart, match, game
    chart(lots::SectionRef) -> chart::ChartView = chart::chart, reads, STAFF;
    match_page(rounds::MatchRef) -> match_page::MatchPage = match_page::match_page, reads, AT_THE_BOARD;
    board(game::BoardRequest) -> game::BoardView = game::board, reads, AT_THE_BOARD;
    attach_moves(game::AttachMoves) -> match_page::MatchPage = game::attach_moves, writes, AT_THE_BOARD;

    // Rulings
    irregularities(event::EventRef) -> Vec<rulings::IrregularityView> = rulings::irregularities, reads, ARBITERS;
    list_rulings(event::EventRef) -> Vec<rulings::RulingView> = rulings::list_rulings, reads, ARBITERS;
    ruling_time(rulings::RulingTimeOf) -> rulings::RulingTime = rulings::ruling_time, reads, ARBITERS;
    add_ruling(rulings::AddRuling) -> rulings::RulingView = rulings::add_ruling, writes, ARBITERS;
    remove_ruling(rulings::RulingRef) -> () = rulings::remove_ruling, writes, ARBITERS;

    // Standings and prizes
    standings(lots::SectionRef) -> standings::StandingsView = standings::standings, reads, STAFF;
    clubs_ranking(event::EventRef) -> standings::ClubsRankingView = standings::clubs_ranking, reads, STAFF;
    save_clubs_ranking(standings::SaveClubsRanking) -> standings::ClubsRankingView = standings::save_clubs_ranking, writes, CHIEF;
    podium(event::EventRef) -> Vec<standings::Podium> = standings::podium, reads, STAFF;
    prizes(event::EventRef) -> prizes::PrizesView = prizes::prizes, reads, STAFF;
    save_prizes(prizes::SavePrizes) -> prizes::PrizesView = prizes::save_prizes, writes, CHIEF;
    give_prize(prizes::GivePrize) -> prizes::PrizesView = prizes::give_prize, writes, CHIEF;

    // Hall
    hall_view(()) -> hall::HallView = hall::hall_view, reads, SCREENS;
    hall_choice(()) -> hall::HallChoice = hall::hall_choice, reads, ARBITERS;
    set_hall(hall::HallChoice) -> hall::HallChoice = hall::set_hall, writes, SCREENS;

    // Paper and files
    list_papers(event::EventRef) -> Vec<paper::PaperChoice> = paper::list_papers, reads, ARBITERS;
    preview_paper(paper::PreviewPaper) -> paper::PaperPreview = paper::preview_paper, reads, ARBITERS;
    save_papers(paper::SavePapers) -> paper::SavedPapers = paper::save_papers, reads, ARBITERS;
    export_file(exports::ExportFile) -> exports::Exported = exports::export_file, reads, DESK;
    hand_over(handover::HandOver) -> exports::Exported = handover::hand_over, reads, DESK;
    preview_take_over(handover::FileRef) -> handover::HandOverPreview = handover::preview_take_over, reads, DESK;
    take_over(handover::TakeOver) -> event::EventSaved = handover::take_over, writes, DESK;
}
