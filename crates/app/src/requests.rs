//! The one list of everything that can be asked: name, argument, reply, and who answers.
//!
//! From it come the dispatch that any shell forwards to, and the TypeScript types of the interface.

use serde_json::Value;
use ts_rs::{Config, TS};

use crate::bindings::Declarations;
use crate::{App, AppError};
use crate::{
    chart, entries, event, exports, game, hall, handover, import, lots, match_page, paper, people,
    prizes, program, rounds, rulings, safety, standings,
};

macro_rules! requests {
    ($($name:ident($arg:ty) -> $reply:ty = $answer:path;)+) => {
        /// Answers the request called `name`; the reply is JSON text, ready to cross to any shell.
        ///
        /// # Errors
        /// A code with data: an unknown name, an argument of the wrong shape, or what the use case refuses.
        pub fn dispatch(app: &App, name: &str, arg: Value) -> Result<String, AppError> {
            match name {
                $(stringify!($name) => {
                    let arg: $arg = serde_json::from_value(arg).map_err(|problem| {
                        AppError::new("bad-request").with("request", name).with("details", problem.to_string())
                    })?;
                    let reply: $reply = $answer(app, arg)?;
                    serde_json::to_string(&reply).map_err(AppError::internal)
                })+
                _ => Err(AppError::new("unknown-request").with("request", name)),
            }
        }

        /// The name of every request.
        pub const REQUESTS: &[&str] = &[$(stringify!($name)),+];

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
    about(()) -> program::About = program::about;
    get_settings(()) -> program::Settings = program::get_settings;
    save_settings(program::Settings) -> program::Settings = program::save_settings;
    read_journal(program::ReadJournal) -> program::JournalPage = program::read_journal;
    undo_state(()) -> program::UndoState = program::undo_state;
    undo(()) -> program::UndoState = program::undo;
    redo(()) -> program::UndoState = program::redo;
    rules_pages(()) -> Vec<program::RulesPage> = program::rules_pages;

    // Copies
    backup_state(()) -> safety::BackupState = safety::backup_state;
    backup_now(()) -> safety::BackupState = safety::backup_now;
    set_second_folder(safety::SetSecondFolder) -> safety::BackupState = safety::set_second_folder;
    preview_backup(handover::PathRef) -> safety::BackupPreview = safety::preview_backup;
    restore_backup(handover::PathRef) -> () = safety::restore_backup;
    cancel_copies(()) -> () = safety::cancel_copies;

    // Events
    list_events(()) -> Vec<event::EventRow> = event::list_events;
    create_event(event::EventForm) -> event::EventSaved = event::create_event;
    create_from_template(event::NewFromTemplate) -> event::EventSaved = event::create_from_template;
    create_sample(()) -> event::EventSaved = event::create_sample;
    get_event(event::EventRef) -> event::EventDetails = event::get_event;
    update_event(event::UpdateEvent) -> event::EventSaved = event::update_event;
    delete_event(event::EventRef) -> () = event::delete_event;
    archive_event(event::EventRef) -> () = event::archive_event;
    set_logo(event::SetLogo) -> () = event::set_logo;
    event_overview(event::EventRef) -> event::Overview = event::event_overview;
    save_programme(event::SaveProgramme) -> () = event::save_programme;
    forecast(event::EventRef) -> event::Forecast = event::forecast;
    list_sections(event::EventRef) -> Vec<event::SectionRow> = event::list_sections;
    default_section(event::DefaultSection) -> event::SectionForm = event::default_section;
    save_section(event::SaveSection) -> event::SectionRow = event::save_section;
    delete_section(lots::SectionRef) -> () = event::delete_section;
    close_section(lots::SectionRef) -> () = event::close_section;
    reopen_section(lots::SectionRef) -> () = event::reopen_section;

    // People
    search_athletes(people::SearchPeople) -> Vec<people::AthleteRow> = people::search_athletes;
    save_athlete(people::SaveAthlete) -> people::AthleteRow = people::save_athlete;
    search_clubs(people::SearchPeople) -> Vec<people::ClubRow> = people::search_clubs;
    save_club(people::SaveClub) -> people::ClubRow = people::save_club;
    merge_athletes(people::MergeAthletes) -> () = people::merge_athletes;
    merge_clubs(people::MergeClubs) -> () = people::merge_clubs;
    athlete_record(people::AthleteRef) -> people::AthleteRecord = people::athlete_record;
    erase_athlete(people::AthleteRef) -> people::Erased = people::erase_athlete;
    purge_preview(event::EventRef) -> people::PurgePreview = people::purge_preview;
    purge_event(event::EventRef) -> people::PurgePreview = people::purge_event;
    cancel_purge(()) -> () = people::cancel_purge;

    // Entries
    list_forms(event::EventRef) -> Vec<entries::FormRow> = entries::list_forms;
    get_form(entries::FormRef) -> entries::FormDetails = entries::get_form;
    save_form(entries::SaveForm) -> entries::FormSaved = entries::save_form;
    delete_form(entries::FormRef) -> () = entries::delete_form;
    list_entries(entries::ListEntries) -> Vec<entries::EntryRow> = entries::list_entries;
    add_entry(entries::AddEntry) -> entries::EntryRow = entries::add_entry;
    remove_entry(entries::EntryRef) -> () = entries::remove_entry;
    reveal_document(entries::EntryRef) -> entries::RevealedDocument = entries::reveal_document;
    list_problems(event::EventRef) -> Vec<entries::Problem> = entries::list_problems;
    list_line_ups(lots::SectionRef) -> Vec<entries::LineUpView> = entries::list_line_ups;
    save_line_up(entries::LineUp) -> entries::LineUpView = entries::save_line_up;
    preview_import(import::PreviewImport) -> import::ImportPreview = import::preview_import;
    confirm_import(import::PreviewImport) -> import::Imported = import::confirm_import;
    cancel_import(()) -> () = import::cancel_import;
    check_in_desk(event::EventRef) -> entries::CheckInDesk = entries::check_in_desk;
    set_check_in(entries::SetCheckIn) -> entries::CheckInDesk = entries::set_check_in;
    check_in_all(entries::CheckInAll) -> entries::CheckInDesk = entries::check_in_all;

    // Lots
    lots_view(lots::SectionRef) -> lots::LotsView = lots::lots_view;
    lots_chart(lots::SectionRef) -> Option<chart::ChartView> = lots::lots_chart;
    propose_lots(lots::PreviewLots) -> lots::LotsView = lots::propose_lots;
    swap_places(lots::SwapPlaces) -> lots::LotsView = lots::swap_places;
    confirm_lots(lots::SectionRef) -> lots::LotsView = lots::confirm_lots;
    discard_lots(lots::SectionRef) -> lots::LotsView = lots::discard_lots;
    verify_lots(lots::SectionRef) -> lots::LotsVerdict = lots::verify_lots;
    ceremony(lots::SectionRef) -> lots::Ceremony = lots::ceremony;
    reveal_to(lots::RevealTo) -> lots::Ceremony = lots::reveal_to;

    // Rounds
    round_desk(rounds::OpenDesk) -> rounds::RoundDesk = rounds::round_desk;
    read_line(rounds::ReadLine) -> rounds::LineReading = rounds::read_line;
    call_tables(rounds::CallTables) -> rounds::RoundDesk = rounds::call_tables;
    call_every_section(rounds::CallEverySection) -> rounds::RoundDesk = rounds::call_every_section;
    start_match(rounds::MatchRef) -> rounds::TableCard = rounds::start_match;
    record_result(rounds::RecordResult) -> rounds::Recorded = rounds::record_result;
    check_result(rounds::RecordResult) -> Vec<rounds::FindingView> = rounds::check_result;
    decide_by_lots(rounds::DecideByLots) -> rounds::Recorded = rounds::decide_by_lots;
    preview_correction(rounds::Correction) -> rounds::ConsequencesView = rounds::preview_correction;
    correct_result(rounds::Correction) -> rounds::ConsequencesView = rounds::correct_result;
    preview_departure(rounds::Depart) -> rounds::ConsequencesView = rounds::preview_departure;
    depart(rounds::Depart) -> rounds::ConsequencesView = rounds::depart;
    reinstate(entries::EntryRef) -> () = rounds::reinstate;
    replace_entry(rounds::Replace) -> () = rounds::replace_entry;
    place_late(rounds::PlaceLate) -> () = rounds::place_late;

    // Chart, match, game
    chart(lots::SectionRef) -> chart::ChartView = chart::chart;
    match_page(rounds::MatchRef) -> match_page::MatchPage = match_page::match_page;
    board(game::BoardRequest) -> game::BoardView = game::board;
    attach_moves(game::AttachMoves) -> match_page::MatchPage = game::attach_moves;

    // Rulings
    irregularities(event::EventRef) -> Vec<rulings::IrregularityView> = rulings::irregularities;
    list_rulings(event::EventRef) -> Vec<rulings::RulingView> = rulings::list_rulings;
    ruling_time(rulings::RulingTimeOf) -> rulings::RulingTime = rulings::ruling_time;
    add_ruling(rulings::AddRuling) -> rulings::RulingView = rulings::add_ruling;
    remove_ruling(rulings::RulingRef) -> () = rulings::remove_ruling;

    // Standings and prizes
    standings(lots::SectionRef) -> standings::StandingsView = standings::standings;
    clubs_ranking(event::EventRef) -> standings::ClubsRankingView = standings::clubs_ranking;
    save_clubs_ranking(standings::SaveClubsRanking) -> standings::ClubsRankingView = standings::save_clubs_ranking;
    podium(event::EventRef) -> Vec<standings::Podium> = standings::podium;
    prizes(event::EventRef) -> prizes::PrizesView = prizes::prizes;
    save_prizes(prizes::SavePrizes) -> prizes::PrizesView = prizes::save_prizes;
    give_prize(prizes::GivePrize) -> prizes::PrizesView = prizes::give_prize;

    // Hall
    hall_view(()) -> hall::HallView = hall::hall_view;
    hall_choice(()) -> hall::HallChoice = hall::hall_choice;
    set_hall(hall::HallChoice) -> hall::HallChoice = hall::set_hall;

    // Paper and files
    list_papers(event::EventRef) -> Vec<paper::PaperChoice> = paper::list_papers;
    preview_paper(paper::PreviewPaper) -> paper::PaperPreview = paper::preview_paper;
    save_papers(paper::SavePapers) -> paper::SavedPapers = paper::save_papers;
    cancel_papers(()) -> () = paper::cancel_papers;
    export_file(exports::ExportFile) -> exports::Exported = exports::export_file;
    hand_over(handover::HandOver) -> exports::Exported = handover::hand_over;
    preview_take_over(handover::PathRef) -> handover::HandOverPreview = handover::preview_take_over;
    take_over(handover::TakeOver) -> event::EventSaved = handover::take_over;
    cancel_file(()) -> () = exports::cancel_file;
}
