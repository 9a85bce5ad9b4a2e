// Generated from the list of requests in crates/app/src/requests.rs; do not edit.
// Renew with: cargo run --example bindings

export type About = { version: string, dataFolder: string, logFile: string, };

export type ActionWords = { code: string, data: { [key in string]: JsonValue }, };

export type AddEntry = { section: SectionId, athlete: AthleteId | null, club: ClubId | null, lateReason: string | null, };

export type AddRuling = { event: EventId, section: SectionId | null, match: string | null, game: number | null, 
/**
 * From the catalogue; none for a ruling of the arbiter's own.
 */
irregularity: IrregularityCode | null, 
/**
 * Needed where the catalogue gives none.
 */
article: string | null, 
/**
 * Nobody in particular, one player, or both of the table in one decision.
 */
against: Array<EntryId>, remedy: Remedy | null, text: string, arbiter: string, 
/**
 * The arbiter has seen that the time for it is over, and decides all the same.
 */
overrule: boolean, };

export type AppError = { 
/**
 * Kebab-case; `error-<code>` is its message.
 */
code: string, 
/**
 * The values of the message's variables.
 */
data: { [key in string]: JsonValue }, };

export type ArticleView = { article: string, 
/**
 * The key of its chapter's title.
 */
chapter: string, 
/**
 * The key of its sentence in plain words.
 */
message: string, };

export type Artifact = { token: FileToken, name: string, size: number, };

export type AskedPlace = "title" | "third";

export type AthleteForm = { surname: string, name: string, sex: Sex | null, birthYear: number | null, 
/**
 * Tessera: belongs to one athlete.
 */
card: string | null, 
/**
 * Player's category as the federation writes it; free text ("Maestro", "1ª cat.").
 */
category: string | null, rating: number | null, club: ClubId | null, };

export type AthleteId = number;

export type AthleteRecord = { athlete: AthleteRow, entries: Array<RecordedEntry>, 
/**
 * Why the name itself must stay: results of these events need it.
 */
neededBy: Array<string>, };

export type AthleteRef = { athlete: AthleteId, };

export type AthleteRow = { id: AthleteId, form: AthleteForm, clubName: string | null, 
/**
 * In how many events this athlete has an entry.
 */
events: number, };

export type AttachMoves = { section: SectionId, match: string, game: number, 
/**
 * Board of a club match, from 1; none in individual sections.
 */
board: number | null, moves: string, countsFrom: Array<CountFrom>, overrule: boolean, };

export type AwardRow = { prize: PrizeId, section: SectionId, sectionTitle: string, entry: EntryLabel, place: number | null, shared: boolean, prizeFor: PrizeFor, items: Array<string>, given: boolean, };

export type BackupEvent = { title: string, entries: number, games: number, };

export type BackupPreview = { id: CopyId, madeAt: string, good: boolean, events: Array<BackupEvent>, 
/**
 * Changes made since, which a restore would take back.
 */
changesSince: number, };

export type BackupRow = { id: CopyId, madeAt: string, size: number, 
/**
 * In the second folder, such as a USB stick.
 */
secondFolder: boolean, 
/**
 * How much is in it; nothing where it cannot be read.
 */
holds: Holds | null, };

export type BackupState = { folder: string, secondFolder: string | null, last: string | null, 
/**
 * `error-<code>` when the last copy failed.
 */
trouble: AppError | null, copies: Array<BackupRow>, };

export type BoardGame = { board: number, white: Seat, black: Seat, outcome: Outcome, reason: Reason, record: StoredMoves | null, };

export type BoardPair = { board: number, white: Seat, black: Seat, };

export type BoardRequest = { ruleSet: RuleSetId, 
/**
 * Start position; none is the opening.
 */
fen: string | null, 
/**
 * Moves as typed or pasted: numbers, comments and annotations are read too.
 */
moves: string, 
/**
 * Only so many of its moves stand on the board; none is all of them.
 */
upto: number | null, 
/**
 * Squares of a move tried on the board, or a move in notation.
 */
attempt: string | null, 
/**
 * Where a count was asked, imposed or reduced, besides what the text says of it.
 */
countsFrom: Array<CountFrom>, 
/**
 * The claim to judge at the end.
 */
claim: ResultClaim | null, };

export type BoardView = { geometry: Geometry, 
/**
 * Positions: the start, then one after each move.
 */
positions: Array<PositionView>, moves: Array<MoveView>, 
/**
 * The moves so far, written again in the house style, with comments, variations and result.
 */
text: string, 
/**
 * Everything that was said about the count, the text's own calls included.
 */
countsFrom: Array<CountFrom>, 
/**
 * What the text says and the moves do not keep.
 */
notes: Array<NoteView>, 
/**
 * The move that could not be read or played, and why.
 */
refused: RefusedView | null, 
/**
 * Judged only when a claim was given.
 */
findings: Array<FindingView> | null, };

export type CallEverySection = { event: EventId, 
/**
 * The round on screen; none is the one each section plays.
 */
round: number | null, };

export type CallTables = { section: SectionId, 
/**
 * The round on screen; none is the round being played.
 */
round: number | null, 
/**
 * Empty calls every table of the round that can be called now.
 */
matches: Array<string>, };

export type CancelledGame = { match: string, round: number, table: number | null, game: number, white: string, black: string, outcome: Outcome, };

export type CancelledLots = { match: string, round: number, table: number | null, 
/**
 * Who had passed.
 */
who: string, };

export type Ceremony = { section: SectionId, sectionTitle: string, total: number, 
/**
 * In the order in which they were revealed; the last one is the newest.
 */
revealed: Array<PlaceView>, size: number, finished: boolean, };

export type Chain = Array<{ 
/**
 * What is played.
 */
kind: StepKind, 
/**
 * At what pace; absent where nothing is played or no clock is used.
 */
time: TimeControl | null, }>;

export type ChainStepState = "not-needed" | "ahead" | "current" | "done";

export type ChainStepView = { step: StepKind, minutes: number, increment: number, games: number, state: ChainStepState, };

export type Changed = { 
/**
 * None when it does not belong to one event.
 */
event: EventId | null, 
/**
 * None when it does not belong to one section.
 */
section: SectionId | null, 
/**
 * The kinds of things that changed; none means that anything may have.
 */
what: Array<What>, 
/**
 * The newest row of the journal.
 */
revision: number, };

export type ChangedMatch = { match: string, round: number, table: number | null, before: string, after: string, };

export type ChangedPlace = { who: string, before: string, after: string, };

export type ChartRound = { number: number, name: RoundName, matches: Array<MatchCard>, };

export type ChartView = { section: SectionId, title: string, 
/**
 * Places of the first round: a power of two.
 */
size: number, rounds: Array<ChartRound>, thirdPlace: MatchCard | null, 
/**
 * Matches for fifth place and below, when everyone keeps playing.
 */
placing: Array<ChartRound>, seed: string | null, digest: string | null, provisional: boolean, champion: EntryLabel | null, };

export type CheckInAll = { event: EventId, mark: CheckInMark, };

export type CheckInDesk = { rows: Array<CheckInRow>, present: number, missing: number, documentsMissing: number, 
/**
 * Whether the rule set excludes hearing aids (art. 12).
 */
hearingAids: boolean, };

export type CheckInMark = "present" | "document-seen" | "hearing-aid-off";

export type CheckInRow = { 
/**
 * The entry that stands for the person here; marks apply to all of this person's entries in the event.
 */
entry: EntryId, label: EntryLabel, sections: Array<string>, card: string | null, presentAt: string | null, documentSeenAt: string | null, documentSeenBy: string | null, maskedDocument: string | null, hearingAidCheckedAt: string | null, 
/**
 * False once the arbiter excluded the athlete.
 */
active: boolean, };

export type ClubForm = { name: string, town: string, contact: string, };

export type ClubId = number;

export type ClubRankRow = { from: number, to: number, club: ClubId, name: string, points: number, 
/**
 * Who brought them: name, section, place, points.
 */
scorers: Array<ClubScorer>, };

export type ClubRow = { id: ClubId, form: ClubForm, athletes: number, };

export type ClubScorer = { surname: string, name: string, section: string, place: number, points: number, counted: boolean, };

export type ClubsRankingForm = { 
/**
 * Points of the first place, the second, and so on.
 */
points: Array<number>, 
/**
 * For everyone below.
 */
participation: number, 
/**
 * How many scorers of a club count; none counts all.
 */
best: number | null, };

export type ClubsRankingView = { rows: Array<ClubRankRow>, rules: ClubsRankingForm, provisional: boolean, };

export type Column = "ignore" | "surname" | "name" | "full-name" | "card" | "club" | "sex" | "birth-year" | "category" | "rating" | "section";

export type Conflict = { card: string, here: string, there: string, athlete: AthleteId, };

export type ConsequencesView = { 
/**
 * Matches with other players, or another winner.
 */
changed: Array<ChangedMatch>, 
/**
 * Games already played that no longer count.
 */
cancelled: Array<CancelledGame>, 
/**
 * Lots inside a match that no longer count.
 */
cancelledLots: Array<CancelledLots>, 
/**
 * Who is no longer out of the section.
 */
readmitted: Array<string>, 
/**
 * What the arbiter will be asked.
 */
asked: Array<QuestionView>, 
/**
 * Places that change in the standings so far.
 */
places: Array<ChangedPlace>, 
/**
 * What the arbiter must confirm.
 */
findings: Array<FindingView>, };

export type CopyId = string;

export type CopyRef = { copy: CopyId, };

export type CorrectableUntil = "first-move" | "five-moves-each" | "five-moves-each-or-ten-minutes" | "opponent-has-moved" | "claimant-has-moved" | "end-of-game" | "never";

export type Correction = { section: SectionId, match: string, game: number, change: CorrectionKind, 
/**
 * Why, for the journal and the final report.
 */
why: string, 
/**
 * The arbiter has seen the findings and confirms all the same.
 */
overrule: boolean, };

export type CorrectionKind = { "kind": "result", outcome: Outcome, reason: Reason, boards: Array<Outcome>, } | { "kind": "annul" } | { "kind": "remove" };

export type CountFrom = { ply: number, 
/**
 * By the arbiter; otherwise the player on the move asked for it.
 */
imposed: boolean, 
/**
 * Art. 11: the arbiter reduces the count of this game, the one that runs here or the one that starts.
 */
reducedTo: number | null, };

export type CountKind = "moves" | "forced" | "repetition";

export type CountRefusedView = { code: string, data: { [key in string]: JsonValue }, };

export type CountStatus = "not-started" | "running" | "cancelled" | "complete";

export type CountView = { kind: CountKind, status: CountStatus, article: string, 
/**
 * Whose moves are counted; none means both.
 */
side: Side | null, done: number, needed: number, };

export type DayStep = "event" | "entries" | "check-in" | "lots" | "rounds" | "chart" | "standings" | "print";

export type DecideByLots = { section: SectionId, match: string, 
/**
 * The winner drawn in public; none lets the program draw from the section's seed.
 */
winner: EntryId | null, 
/**
 * The arbiter has seen the findings and confirms all the same.
 */
overrule: boolean, };

export type DecidePlace = { section: SectionId, place: AskedPlace, answer: PlaceAnswer, 
/**
 * Why, for the journal and the final report.
 */
why: string, 
/**
 * The arbiter has seen the findings and confirms all the same.
 */
overrule: boolean, };

export type DecidedHow = "games" | "walk-over" | "lots" | "exclusion" | "withdrawal" | "unopposed";

export type Decides = "players" | "opponent" | "arbiter" | "players-or-arbiter" | "text";

export type DefaultSection = { event: EventId, kind: SectionKind, category: SectionCategory, };

export type Depart = { entry: EntryId, kind: LeavingKind, 
/**
 * Article of the exclusion, if any.
 */
article: string | null, why: string, 
/**
 * The arbiter has seen the findings and confirms all the same.
 */
overrule: boolean, };

export type Departs = { place: number, expected: string | null, found: string | null, byHand: boolean, };

export type DeskRound = { section: SectionId, sectionTitle: string, round: number, name: RoundName, tables: number, done: number, current: boolean, };

export type DocumentForm = { kind: DocumentKind, number: string | null, };

export type DocumentKind = "identity-card" | "passport" | "driving-licence" | "federation-card" | "other";

export type EditedGame = { match: string, game: number, };

export type EntryForm = { 
/**
 * A known club; otherwise one is made from `club_name`.
 */
club: ClubId | null, clubName: string, 
/**
 * On the event's clock.
 */
receivedAt: string, means: Means, signed: boolean, stamped: boolean, 
/**
 * Needed when the form came after the deadline.
 */
lateReason: string | null, note: string, lines: Array<FormLine>, 
/**
 * The clubs' sections which the club enters as a team.
 */
teamSections: Array<SectionId>, };

export type EntryId = number;

export type EntryLabel = { id: EntryId, 
/**
 * For a club, its name.
 */
surname: string, 
/**
 * Empty for a club.
 */
name: string, club: string | null, clubId: ClubId | null, };

export type EntryRef = { entry: EntryId, };

export type EntryRow = { id: EntryId, label: EntryLabel, section: SectionId, athlete: AthleteId | null, form: FormId | null, card: string | null, category: string | null, rating: number | null, birthYear: number | null, late: boolean, status: EntryStatus, checkedIn: boolean, documentSeen: boolean, hasDocument: boolean, hearingAidChecked: boolean, };

export type EntryStatus = "active" | "withdrawn" | "excluded" | "replaced";

export type Erased = { 
/**
 * The person is gone altogether; otherwise the name stays for the results.
 */
whole: boolean, };

export type EventDetails = { id: EventId, form: EventForm, state: EventState, hasLogo: boolean, sample: boolean, warnings: Array<EventWarning>, };

export type EventForm = { title: string, 
/**
 * Which time the event is held, from 1.
 */
edition: number | null, organiser: string, venue: string, 
/**
 * Where forms are sent, line by line; printed on the announcement and on the blank form.
 */
sendTo: string, 
/**
 * Where to sleep and eat, line by line; printed on the announcement.
 */
lodging: string, beginsOn: string, endsOn: string, 
/**
 * Local time in `time_zone`, to the minute.
 */
deadline: string | null, 
/**
 * IANA name, such as `Europe/Rome`.
 */
timeZone: string, ruleSet: RuleSetId, 
/**
 * How many tables stand in the hall; none means as many as needed.
 */
tables: number | null, officials: Array<Official>, };

export type EventId = number;

export type EventRef = { event: EventId, };

export type EventRow = { id: EventId, title: string, edition: number | null, organiser: string, venue: string, beginsOn: string, endsOn: string, deadline: string | null, ruleSet: RuleSetId, state: EventState, sections: number, entries: number, sample: boolean, };

export type EventSaved = { id: EventId, warnings: Array<EventWarning>, };

export type EventState = "entries-open" | "entries-closed" | "running" | "finished" | "archived";

export type EventWarning = "deadline-after-start" | "deadline-in-the-past";

export type ExportFile = { event: EventId, what: ExportWhat, format: ExportFormat, };

export type ExportFormat = "csv" | "xlsx" | "pdn" | "html";

export type ExportWhat = "entries" | "results" | "standings" | "prizes" | "games" | "web-page";

export type Exported = { file: Artifact, rows: number, };

export type FileRef = { file: FileToken, };

export type FileToken = string;

export type FindingView = { 
/**
 * `finding-<code>`.
 */
code: string, article: string, data: { [key in string]: JsonValue }, 
/**
 * The arbiter may confirm all the same.
 */
mayOverrule: boolean, };

export type Forecast = { rounds: Array<ForecastRound>, 
/**
 * Minutes left before the prizes; negative when the day does not fit, none when nothing is planned.
 */
spareMinutes: number | null, 
/**
 * The same if every match goes down its whole chain.
 */
spareAtWorst: number | null, 
/**
 * What would make the day fit.
 */
remedies: Array<ProgrammeRemedy>, };

export type ForecastRound = { round: number, waves: number, begins: string, ends: string, status: RoundStatus, 
/**
 * Minutes later than planned before the event; negative is earlier.
 */
shift: number, };

export type FormDetails = { id: FormId, form: EntryForm, late: boolean, 
/**
 * Masked number by line: `••••34`.
 */
maskedDocuments: Array<[number, string]>, 
/**
 * Lines whose athlete already plays: they cannot be removed, only withdrawn.
 */
lockedLines: Array<number>, problems: Array<Problem>, };

export type FormId = number;

export type FormLine = { 
/**
 * 1 to 6.
 */
line: number, 
/**
 * A known athlete; otherwise one is made from what is typed.
 */
athlete: AthleteId | null, surname: string, name: string, card: string, sex: Sex | null, birthYear: number | null, category: string | null, rating: number | null, document: DocumentForm | null, 
/**
 * The sections this line enters: an individual one, and board order in the clubs' one.
 */
sections: Array<SectionId>, };

export type FormRef = { form: FormId, };

export type FormRow = { id: FormId, club: ClubId, clubName: string, receivedAt: string, means: Means, signed: boolean, stamped: boolean, late: boolean, lateReason: string | null, lines: number, problems: number, };

export type FormSaved = { id: FormId, problems: Array<Problem>, };

export type FoundTable = { section: SectionId, match: string, table: number, round: number, white: string, black: string, done: boolean, };

export type GameCard = { game: number, 
/**
 * Step of the chain: `step-<kind>`.
 */
step: StepKind, 
/**
 * Which side of the match has White: 0 or 1.
 */
white: number, outcome: Outcome, reason: Reason, annulled: boolean, hasMoves: boolean, boards: Array<Outcome>, ballot: string | null, };

export type Geometry = { 
/**
 * Square number by row and column from White's seat, top left first; 0 is a light square.
 */
cells: Array<Array<number>>, first: Side, };

export type GivePrize = { event: EventId, prize: PrizeId, entry: EntryId, given: boolean, };

export type HallCall = { section: SectionId, sectionTitle: string, card: MatchCard, calledAt: string, };

export type HallChoice = { event: EventId | null, section: SectionId | null, page: HallPage, paused: boolean, 
/**
 * Places of the podium revealed so far: third first.
 */
podiumSteps: number, };

export type HallPage = "calls" | "chart" | "results" | "countdown" | "ceremony" | "podium";

export type HallResult = { section: SectionId, sectionTitle: string, round: RoundName, card: MatchCard, at: string, };

export type HallView = { choice: HallChoice, eventTitle: string, now: string, calls: Array<HallCall>, results: Array<HallResult>, chart: ChartView | null, ceremony: Ceremony | null, podium: Array<Podium>, next: ProgrammeItem | null, };

export type HandOver = { event: EventId, along: TakeAlong, };

export type HandOverPreview = { title: string, beginsOn: string, sections: number, entries: number, games: number, writtenAt: string, conflicts: Array<Conflict>, 
/**
 * An event with the same title and days is here already.
 */
sameEvent: EventId | null, };

export type Holds = { events: number, entries: number, games: number, };

export type ImportPreview = { sheets: Array<string>, sheet: string | null, headerRow: number | null, columns: Array<Column>, 
/**
 * The titles as they stand in the file.
 */
titles: Array<string>, rows: Array<ImportRow>, good: number, bad: number, skipped: number, newAthletes: number, newClubs: number, 
/**
 * The deadline has passed: a reason is needed.
 */
late: boolean, };

export type ImportRow = { 
/**
 * Row number as a spreadsheet shows it.
 */
row: number, cells: Array<string>, outcome: RowOutcome, };

export type ImportSource = { "kind": "file", file: FileToken, } | { "kind": "pasted", text: string, };

export type Imported = { entries: number, newAthletes: number, newClubs: number, leftOut: number, };

export type IrregularityCode = "wrong-setup" | "board-misplaced" | "colours-swapped" | "piece-inactive" | "piece-off-centre" | "piece-doubtful" | "position-upset" | "moved-twice" | "wrong-step" | "touched-not-played" | "move-taken-back" | "moved-opponent-piece" | "capture-omitted" | "removed-without-reason" | "wrong-number-taken" | "capture-stopped" | "taken-piece-left" | "too-few-removed" | "not-taken-removed" | "own-piece-removed" | "own-piece-taken" | "impossible-capture" | "priority-ignored" | "uncrowned-king-moved" | "wrong-man-crowned" | "illegal-move" | "touched-unplayable" | "touched-out-of-turn" | "adjusted-silently" | "late-crowning" | "capture-not-shown" | "removed-out-of-order" | "piece-hovering" | "piece-to-and-fro" | "opponent-disturbed" | "misconduct-repeated" | "rules-refused" | "hearing-aid-worn";

export type IrregularityView = { code: IrregularityCode, article: string, decides: Decides, until: CorrectableUntil, 
/**
 * Most usual first.
 */
remedies: Array<Remedy>, };

export type JournalKind = "action" | "lasting" | "undo" | "redo";

export type JournalPage = { rows: Array<JournalRow>, more: boolean, };

export type JournalRow = { seq: number, at: string, who: string, event: EventId | null, eventTitle: string | null, action: ActionWords, 
/**
 * Done, done for good, undone, done again.
 */
kind: JournalKind, 
/**
 * Of an undo or a redo: the row it is about.
 */
target: number | null, };

export type JsonValue = number | string | boolean | Array<JsonValue> | { [key in string]: JsonValue } | null;

export type Language = "it" | "en" | "pt";

export type LeavingKind = "withdrawn" | "excluded";

export type Left = { 
/**
 * What had been asked.
 */
request: string, person: string, 
/**
 * None when it was finished.
 */
problem: AppError | null, };

export type LegalMove = { text: string, path: Array<number>, captured: Array<number>, };

export type LineNeeds = "result" | "reason" | "boards";

export type LineReading = { "kind": "empty" } | { "kind": "result", section: SectionId, match: string, round: number, 
/**
 * The round's name, where it is not the one being played.
 */
otherRound: RoundName | null, table: number, game: number, outcome: Outcome, reason: Reason, white: string, black: string, 
/**
 * Board results of a club match.
 */
boards: Array<Outcome>, 
/**
 * What happens after: `line-then-<code>`.
 */
then: LineThen, 
/**
 * The same table already has this game: Enter opens the correction.
 */
corrects: boolean, } | { "kind": "found", tables: Array<FoundTable>, } | { "kind": "needs", what: LineNeeds, otherRound: RoundName | null, table: number, white: string, black: string, } | { "kind": "refused", code: string, data: { [key in string]: JsonValue }, };

export type LineThen = { "kind": "passes", who: string, } | { "kind": "champion", who: string, } | { "kind": "next-game", game: number, white: string, } | { "kind": "lots" } | { "kind": "nobody" } | { "kind": "nothing" };

export type LineUp = { entry: EntryId, 
/**
 * Board one first; reserves follow the boards.
 */
athletes: Array<AthleteId>, };

export type LineUpAthlete = { athlete: AthleteId, surname: string, name: string, 
/**
 * None for a reserve.
 */
board: number | null, };

export type LineUpView = { entry: EntryId, club: string, boards: number, athletes: Array<LineUpAthlete>, };

export type ListEntries = { event: EventId, section: SectionId | null, };

export type LotsOptions = { 
/**
 * Who has a standard place.
 */
seeding: Seeding, 
/**
 * Whether clubmates are kept apart as long as the numbers allow.
 */
separateClubs: boolean, };

export type LotsState = "absent" | "proposed" | "confirmed" | "played";

export type LotsVerdict = { 
/**
 * The published seed gives this very chart.
 */
same: boolean, 
/**
 * The list of entries is the one that was drawn.
 */
sameEntries: boolean, digestNow: string, digestThen: string, 
/**
 * Places where the chart departs; those by hand are declared as such.
 */
departs: Array<Departs>, };

export type LotsView = { section: SectionId, state: LotsState, options: LotsOptions, seed: string | null, digest: string | null, algorithm: string | null, places: Array<PlaceView>, 
/**
 * Who could be in: entered and active; and how many of them are checked in.
 */
entries: number, present: number, 
/**
 * Pairs of clubmates that may meet in the first round, the second, and so on.
 */
clubMeetings: Array<number>, onlyPresent: boolean, revealed: number, };

export type MatchCard = { match: string, round: number, name: RoundName, 
/**
 * From 0, top to bottom in its round.
 */
index: number, table: number | null, 
/**
 * From 1: which turn at the real table.
 */
wave: number, sides: [SlotView, SlotView], games: Array<GameCard>, state: MatchStateView, 
/**
 * 0 or 1, once decided.
 */
winner: number | null, 
/**
 * The match where the winner goes on.
 */
feeds: string | null, };

export type MatchPage = { section: SectionId, table: TableCard, chain: Array<ChainStepView>, 
/**
 * Moves of each recorded game, in the order of the games.
 */
moves: Array<StoredMoves | null>, rulings: Array<RulingView>, 
/**
 * Reasons that the rule set knows, by outcome.
 */
reasons: Array<ReasonChoice>, 
/**
 * The boards of the meeting to play, in a clubs' section; else empty.
 */
boards: Array<BoardPair>, 
/**
 * The boards of each recorded meeting of two clubs, in the order of the games; else empty.
 */
boardGames: Array<Array<BoardGame>>, };

export type MatchRef = { section: SectionId, match: string, };

export type MatchStateView = { "kind": "waiting" } | { "kind": "to-play", game: number, step: StepKind, white: number, minutes: number, increment: number, ballot: string | null, } | { "kind": "lots-to-decide" } | { "kind": "decided", how: DecidedHow, } | { "kind": "bye" } | { "kind": "nobody" };

export type Means = "fax" | "post" | "email" | "hand" | "other";

export type MergeAthletes = { keep: AthleteId, duplicate: AthleteId, };

export type MergeClubs = { keep: ClubId, duplicate: ClubId, };

export type Minute = number;

export type MoveView = { number: number, side: Side, text: string, annotation: string, comment: string, path: Array<number>, captured: Array<number>, };

export type NewFromTemplate = { template: Template, title: string, organiser: string, venue: string, 
/**
 * The day of play; the evening of lots is the day before.
 */
playsOn: string, };

export type NextCode = "add-sections" | "await-entries" | "entries-close-today" | "fix-problems" | "complete-forms" | "check-in" | "draw-lots" | "confirm-lots" | "call-tables" | "enter-results" | "close-section" | "hand-out-prizes" | "archive" | "nothing";

export type NextThing = { code: NextCode, step: DayStep, section: SectionId | null, sectionTitle: string | null, count: number, total: number, round: number, };

export type NoteView = { 
/**
 * The key of its sentence.
 */
sentence: string, data: { [key in string]: JsonValue }, };

export type Official = { role: OfficialRole, name: string, };

export type OfficialRole = "chief-arbiter" | "arbiter" | "director" | "delegate" | "secretary" | "doctor" | "interpreter";

export type OpenDesk = { event: EventId, 
/**
 * None shows every section.
 */
section: SectionId | null, 
/**
 * None shows the round being played.
 */
round: number | null, };

export type Outcome = "white-wins" | "black-wins" | "drawn" | "both-lose";

export type Over = { outcome: Outcome, reason: Reason, article: string, };

export type Overview = { event: EventDetails, sections: Array<SectionRow>, steps: Array<[DayStep, StepState]>, next: NextThing, 
/**
 * Further things worth doing, most pressing first.
 */
also: Array<NextThing>, programme: Array<ProgrammeItem>, 
/**
 * The event's own wall clock, now.
 */
now: string, 
/**
 * None when the event has no deadline; negative when it has passed.
 */
minutesToDeadline: number | null, problems: number, forms: number, entries: number, checkedIn: number, };

export type PaperChoice = { kind: PaperKind, 
/**
 * before, lots, during, after.
 */
phase: PaperPhase, perSection: boolean, perRound: boolean, sizes: Array<PaperSize>, 
/**
 * How its file ends: `pdf`, or `png` for a picture.
 */
extension: string, 
/**
 * Why it cannot be printed now: `error-<code>`.
 */
unavailable: string | null, };

export type PaperKind = "announcement" | "blank-form" | "filled-forms" | "entries-by-club" | "entries-by-section" | "deadline-list" | "check-in-list" | "badges" | "place-cards" | "table-cards" | "lots-chart" | "empty-chart" | "slips" | "round-sheet" | "where-to-play" | "chart" | "call-sheet" | "score-sheet" | "finish-by-hand" | "results" | "standings" | "podium" | "podium-square" | "podium-wide" | "prize-list" | "to-buy" | "clubs-ranking" | "participation-certificates" | "placing-certificates" | "attendance" | "arbiter-report" | "statistics" | "game-records" | "athlete-record";

export type PaperPhase = "before" | "lots" | "during" | "after";

export type PaperPreview = { 
/**
 * Each page as SVG.
 */
pages: Array<string>, totalPages: number, problems: Array<TemplateProblem>, };

export type PaperRequest = { event: EventId, kind: PaperKind, section: SectionId | null, round: number | null, athlete: AthleteId | null, size: PaperSize, language: Language | null, };

export type PaperSize = "a4" | "a3";

export type PlaceAnswer = { "kind": "vacant" } | { "kind": "shared" } | { "kind": "entry", entry: EntryId, };

export type PlaceLate = { section: SectionId, entry: EntryId, 
/**
 * A place of the chart that holds a bye; none takes one by lots.
 */
place: number | null, why: string, 
/**
 * The arbiter has seen the findings and confirms all the same.
 */
overrule: boolean, };

export type PlaceView = { 
/**
 * From 1, top to bottom.
 */
place: number, 
/**
 * None is a bye.
 */
entry: EntryLabel | null, seeded: number | null, 
/**
 * Put here by the arbiter's hand.
 */
byHand: boolean, };

export type Podium = { section: SectionId, title: string, finalPlaces: boolean, steps: Array<PodiumStep>, };

export type PodiumStep = { place: number, shared: boolean, entry: EntryLabel, items: Array<string>, };

export type Policy = { noShowMinutes: number, 
/**
 * The organiser's own templates.
 */
templateFolder: string | null, };

export type PositionView = { fen: string, turn: Side, whiteMen: Array<number>, whiteKings: Array<number>, blackMen: Array<number>, blackKings: Array<number>, legal: Array<LegalMove>, counts: Array<CountView>, 
/**
 * The game is over here by the rules.
 */
over: Over | null, 
/**
 * Why no count can be asked or imposed here; none where it can.
 */
countRefused: CountRefusedView | null, 
/**
 * Art. 11: how the count that runs here, or may start, can be reduced.
 */
reduction: ReductionView | null, };

export type PreviewImport = { event: EventId, source: ImportSource, 
/**
 * Name of the sheet, where a file has several.
 */
sheet: string | null, 
/**
 * The user's own choice of columns; none lets the program guess.
 */
columns: Array<Column> | null, 
/**
 * Index of the row with the titles; none lets the program guess.
 */
headerRow: number | null, 
/**
 * Where rows without a section go.
 */
defaultSection: SectionId | null, 
/**
 * Why a list that comes after the deadline is accepted.
 */
lateReason: string | null, };

export type PreviewLots = { section: SectionId, options: LotsOptions, 
/**
 * Typed by the public, or none for a fresh one.
 */
seed: string | null, 
/**
 * Entries not checked in stay out of the chart.
 */
onlyPresent: boolean, };

export type PreviewPaper = { paper: PaperRequest, 
/**
 * From 0; a long batch is previewed a few pages at a time.
 */
fromPage: number, pages: number, };

export type PrizeFor = { "kind": "places", from: number, to: number, } | { "kind": "every-participant" } | { "kind": "best-under", age: number, } | { "kind": "best-over", age: number, } | { "kind": "best-woman" } | { "kind": "first-of-each-club" };

export type PrizeForm = { 
/**
 * None makes a new one.
 */
id: PrizeId | null, 
/**
 * None gives it in every section.
 */
section: SectionId | null, prizeFor: PrizeFor, 
/**
 * "Trofeo", "Medaglia": as they will be bought.
 */
items: Array<string>, };

export type PrizeId = number;

export type PrizesView = { prizes: Array<PrizeForm>, 
/**
 * What happens to the prizes of a shared place.
 */
shared: SharedPrizes, awards: Array<AwardRow>, toBuy: Array<ToBuy>, provisional: boolean, given: number, };

export type Problem = { code: ProblemCode, 
/**
 * The club or the athlete it is about.
 */
who: string, form: FormId | null, line: number | null, entry: EntryId | null, section: SectionId | null, };

export type ProblemCode = "form-unsigned" | "form-unstamped" | "form-late" | "form-late-without-reason" | "form-empty" | "card-missing" | "sex-missing" | "wrong-category" | "no-section" | "document-missing" | "same-name-twice" | "line-up-short" | "too-few-entries";

export type ProgrammeItem = { at: string, kind: ProgrammeKind, text: string, };

export type ProgrammeKind = "meeting" | "lots" | "play" | "break" | "prizes" | "other";

export type ProgrammeRemedy = { "kind": "more-tables", 
/**
 * The smallest number that is enough.
 */
tables: number, } | { "kind": "shorter-matches", 
/**
 * The longest match that still fits, in minutes.
 */
minutes: number, } | { "kind": "play-into-breaks" } | { "kind": "earlier-start", 
/**
 * The latest start that is early enough.
 */
start: Minute, } | { "kind": "later-prize-giving", 
/**
 * The earliest minute at which the last match is over.
 */
at: Minute, };

export type Progress = { task: TaskId, done: number, total: number, };

export type PurgePreview = { event: EventId, documents: number, cards: number, birthYears: number, contacts: number, 
/**
 * Notes of hearing-aid checks, which tell of a person's health.
 */
hearingAids: number, 
/**
 * Copies made earlier still hold the data; they are removed too.
 */
backups: number, purgedAt: string | null, };

export type QuestionView = { place: AskedPlace, 
/**
 * Who may be named.
 */
candidates: Array<EntryLabel>, 
/**
 * Whether they may share the place.
 */
mayShare: boolean, };

export type ReadJournal = { event: EventId | null, 
/**
 * Rows before this one; none starts with the newest.
 */
before: number | null, limit: number, };

export type ReadLine = { event: EventId, section: SectionId | null, 
/**
 * The round on screen; none is the one being played.
 */
round: number | null, text: string, 
/**
 * The last result, brought back to be corrected: at its table that very game is meant.
 */
editing: EditedGame | null, };

export type Reason = "resigned" | "no-moves" | "no-pieces" | "time" | "refused-rules" | "agreed" | "count" | "forced-twelve" | "repetition" | "no-winning-chance" | "absent" | "both-absent" | "withdrawn" | "excluded-hearing-aid" | "disciplinary";

export type ReasonChoice = { outcome: Outcome, reason: Reason, article: string | null, };

export type RecordResult = { section: SectionId, match: string, game: number, 
/**
 * What the arbiter decides; for a club match it is derived from `boards`.
 */
outcome: Outcome, reason: Reason, 
/**
 * Board results of a club match, board one first; empty otherwise.
 */
boards: Array<Outcome>, 
/**
 * The moves where they were written down: the game is replayed and the end must match.
 */
moves: string | null, 
/**
 * The arbiter has seen the findings and confirms all the same.
 */
overrule: boolean, };

export type Recorded = { table: TableCard, 
/**
 * Matches whose players or state changed because of it.
 */
also: Array<TableCard>, };

export type RecordedEntry = { event: string, section: string, 
/**
 * Only whether there is one, and its last two characters.
 */
document: string | null, games: number, rulings: number, };

export type ReductionView = { least: number, most: number, article: string, };

export type RefusedView = { 
/**
 * From 0: the ply that was refused.
 */
ply: number, text: string, 
/**
 * `refusal-<code>`.
 */
code: string, article: string, data: { [key in string]: JsonValue }, legal: Array<LegalMove>, };

export type Reinstate = { entry: EntryId, 
/**
 * The arbiter has seen the findings and confirms all the same.
 */
overrule: boolean, };

export type Remedy = "start-again" | "correct" | "restore" | "keep" | "play-touched-piece" | "remove-piece" | "cancel-count" | "warning" | "loss" | "exclusion";

export type Replace = { entry: EntryId, with: AthleteId, why: string, 
/**
 * The arbiter has seen the findings and confirms all the same.
 */
overrule: boolean, };

export type Resolve = "keep-here" | "take-there" | "two-people";

export type ResultClaim = { outcome: Outcome, reason: Reason, };

export type RevealTo = { section: SectionId, 
/**
 * How many places stand revealed.
 */
count: number, };

export type RevealedDocument = { kind: DocumentKind, number: string, };

export type RoundDesk = { tables: Array<TableCard>, rounds: Array<DeskRound>, outstanding: number, now: string, 
/**
 * Minutes after the first call when absence may be ruled.
 */
noShowMinutes: number, };

export type RoundName = { "kind": "numbered", number: number, } | { "kind": "round-of", entries: number, } | { "kind": "quarter-finals" } | { "kind": "semi-finals" } | { "kind": "final" } | { "kind": "third-place" } | { "kind": "placing", from: number, to: number, };

export type RoundStatus = "planned" | "running" | "finished";

export type RowOutcome = { "kind": "new", section: SectionId, notes: Array<RowProblem>, } | { "kind": "known", athlete: AthleteId, section: SectionId, notes: Array<RowProblem>, } | { "kind": "already-entered" } | { "kind": "empty" } | { "kind": "bad", problems: Array<RowProblem>, };

export type RowProblem = { code: RowProblemCode, value: string, };

export type RowProblemCode = "name-missing" | "card-twice-in-file" | "card-of-another" | "section-unknown" | "section-missing" | "birth-year-unreadable" | "sex-unreadable" | "rating-unreadable" | "too-long" | "name-differs" | "formula-kept-as-text";

export type RuleFact = { code: string, value: string, number: number | null, article: string, };

export type RuleSetId = "fssi-2006" | "fid-italian" | "fid-english" | "fpd-classic";

export type RulesPage = { ruleSet: RuleSetId, facts: Array<RuleFact>, articles: Array<ArticleView>, };

export type RulingId = number;

export type RulingRef = { ruling: RulingId, };

export type RulingTime = { until: CorrectableUntil, 
/**
 * When the table was called, or its game began.
 */
since: string | null, minutes: number | null, 
/**
 * Written moves of White and of Black.
 */
moves: [number, number] | null, 
/**
 * Nothing where what is known does not tell.
 */
over: boolean | null, };

export type RulingTimeOf = { section: SectionId, match: string, irregularity: IrregularityCode, };

export type RulingView = { id: RulingId, at: string, arbiter: string, section: SectionId | null, sectionTitle: string | null, match: string | null, table: number | null, round: number | null, game: number | null, 
/**
 * Of the catalogue; none for the arbiter's own.
 */
irregularity: string | null, article: string, 
/**
 * One name or two.
 */
against: string | null, remedy: string | null, text: string, };

export type SaveAthlete = { id: AthleteId | null, form: AthleteForm, };

export type SaveClub = { id: ClubId | null, form: ClubForm, };

export type SaveClubsRanking = { event: EventId, form: ClubsRankingForm, };

export type SaveForm = { event: EventId, id: FormId | null, form: EntryForm, };

export type SavePapers = { papers: Array<PaperRequest>, };

export type SavePolicy = { noShowMinutes: number, };

export type SavePrizes = { event: EventId, prizes: Array<PrizeForm>, shared: SharedPrizes, };

export type SaveProgramme = { event: EventId, items: Array<ProgrammeItem>, };

export type SaveSection = { event: EventId, 
/**
 * None makes a new one.
 */
id: SectionId | null, form: SectionForm, };

export type SavedPapers = { 
/**
 * One PDF for each paper.
 */
files: Array<Artifact>, pages: number, problems: Array<TemplateProblem>, };

export type SearchPeople = { 
/**
 * Part of a surname, name or card; accents and case do not matter.
 */
text: string, club: ClubId | null, limit: number, };

export type Seat = { surname: string, name: string, };

export type SectionCategory = "men" | "women" | "open";

export type SectionForm = { title: string, kind: SectionKind, category: SectionCategory, lots: LotsOptions, 
/**
 * Games of a match, and what follows when they are drawn.
 */
chain: Chain, thirdPlace: ThirdPlace, 
/**
 * Whether everyone keeps playing for the places below.
 */
placingMatches: boolean, 
/**
 * Places inside a round of defeat: by who beat you, or shared.
 */
orderByVictor: boolean, 
/**
 * Number of boards of a club match.
 */
boards: number, 
/**
 * What breaks a tie between clubs, in order; lots follow.
 */
tieOrder: Array<TieRule>, 
/**
 * Lots an opening ballot for each game.
 */
ballots: boolean, };

export type SectionId = number;

export type SectionKind = "individual" | "clubs";

export type SectionRef = { section: SectionId, };

export type SectionRow = { id: SectionId, form: SectionForm, entries: number, checkedIn: number, lotsConfirmed: boolean, rounds: number, 
/**
 * The earliest round with a match still to decide.
 */
currentRound: number | null, resultsMissing: number, finished: boolean, closed: boolean, };

export type Seeding = { "kind": "pure" } | { "kind": "rating", 
/**
 * How many.
 */
seeds: number, } | { "kind": "category", 
/**
 * How many.
 */
seeds: number, } | { "kind": "order", 
/**
 * The seeds, the first one first.
 */
entries: Array<EntryId>, };

export type SetCheckIn = { entry: EntryId, mark: CheckInMark, on: boolean, };

export type SetLogo = { event: EventId, file: FileToken | null, };

export type SetSecondFolder = { folder: FileToken | null, };

export type SetTemplateFolder = { folder: FileToken | null, };

export type Settings = { language: Language, theme: Theme, 
/**
 * Per cent, 100 to 200.
 */
textSize: number, 
/**
 * Who is at the keyboard: it stands in the journal and on rulings.
 */
operator: string, singleKeyShortcuts: boolean, 
/**
 * Changed shortcuts by action.
 */
shortcuts: { [key in string]: string }, 
/**
 * The last event on screen opens again.
 */
lastEvent: number | null, };

export type Sex = "m" | "f";

export type SharedPrizes = "everyone-a-copy" | "move-down" | "lots";

export type Side = "white" | "black";

export type SlotView = { "kind": "entry", entry: EntryLabel, points: number, departed: boolean, } | { "kind": "bye" } | { "kind": "winner-of", match: string, table: number | null, } | { "kind": "loser-of", match: string, table: number | null, } | { "kind": "nobody" };

export type StandingNote = "champion" | "withdrawn" | "excluded";

export type StandingRow = { 
/**
 * Place, or best and worst place still possible while the entry is in.
 */
from: number, to: number, 
/**
 * More than one entry holds this place for good.
 */
shared: boolean, 
/**
 * Still in: "at least `to`".
 */
live: boolean, entry: EntryLabel, won: number, drawn: number, lost: number, points: number, note: StandingNote | null, 
/**
 * The round of defeat.
 */
round: number | null, beatenBy: string | null, };

export type StandingsView = { section: SectionId, title: string, rows: Array<StandingRow>, provisional: boolean, closed: boolean, };

export type StepKind = "single" | "pair" | "faster-pair" | "deciding" | "lots";

export type StepState = { "kind": "open" } | { "kind": "missing", count: number, } | { "kind": "done" } | { "kind": "locked", why: string, };

export type StoredMoves = { moves: string, countsFrom: Array<CountFrom>, };

export type SwapPlaces = { section: SectionId, place: number, with: number, };

export type TableCard = { section: SectionId, sectionTitle: string, card: MatchCard, state: TableState, calledAt: string | null, startedAt: string | null, 
/**
 * When a player who has not come loses; none once both sit.
 */
noShowAt: string | null, rulings: number, 
/**
 * So many boards are one match between clubs; none in individual sections.
 */
boards: number, };

export type TableState = "waiting" | "to-call" | "called" | "playing" | "next-game" | "done";

export type TakeAlong = { cards: boolean, contacts: boolean, 
/**
 * Tells of a person's health.
 */
hearingAids: boolean, };

export type TakeOver = { file: FileToken, 
/**
 * One decision per conflict, by card.
 */
resolve: Array<[string, Resolve]>, };

export type TaskId = string;

export type TaskRef = { task: TaskId, };

export type Template = "fssi-2006";

export type TemplateProblem = { file: string, line: number | null, message: string, };

export type Theme = "system" | "light" | "dark";

export type ThirdPlace = "play-off" | "shared";

export type TieRule = "board-one" | "last-board-out" | "replay" | "lots";

export type TimeControl = { 
/**
 * Minutes on each clock.
 */
minutes: number, 
/**
 * Seconds added at each move.
 */
increment: number, };

export type ToBuy = { item: string, 
/**
 * Foreseen from the entries.
 */
quantity: number, 
/**
 * What the results really need, once every section is finished.
 */
needed: number | null, };

export type UndoState = { 
/**
 * What the caller may take back now.
 */
undo: ActionWords | null, redo: ActionWords | null, 
/**
 * Whose it is, when it is somebody else's.
 */
undoOf: string | null, redoOf: string | null, };

export type UpdateEvent = { id: EventId, form: EventForm, };

export type What = "event" | "programme" | "entries" | "people" | "lots" | "play" | "rulings" | "prizes" | "settings" | "hall" | "copies";

export interface Requests {
  about: { arg: null; reply: About };
  get_settings: { arg: null; reply: Settings };
  save_settings: { arg: Settings; reply: Settings };
  get_policy: { arg: null; reply: Policy };
  save_policy: { arg: SavePolicy; reply: Policy };
  set_template_folder: { arg: SetTemplateFolder; reply: Policy };
  read_journal: { arg: ReadJournal; reply: JournalPage };
  undo_state: { arg: null; reply: UndoState };
  undo: { arg: null; reply: UndoState };
  redo: { arg: null; reply: UndoState };
  rules_pages: { arg: null; reply: Array<RulesPage> };
  stop_task: { arg: TaskRef; reply: null };
  backup_state: { arg: null; reply: BackupState };
  data_trouble: { arg: null; reply: AppError | null };
  backup_now: { arg: null; reply: BackupState };
  set_second_folder: { arg: SetSecondFolder; reply: BackupState };
  preview_backup: { arg: CopyRef; reply: BackupPreview };
  restore_backup: { arg: CopyRef; reply: null };
  list_events: { arg: null; reply: Array<EventRow> };
  create_event: { arg: EventForm; reply: EventSaved };
  create_from_template: { arg: NewFromTemplate; reply: EventSaved };
  create_sample: { arg: null; reply: EventSaved };
  get_event: { arg: EventRef; reply: EventDetails };
  update_event: { arg: UpdateEvent; reply: EventSaved };
  delete_event: { arg: EventRef; reply: null };
  archive_event: { arg: EventRef; reply: null };
  set_logo: { arg: SetLogo; reply: null };
  event_overview: { arg: EventRef; reply: Overview };
  save_programme: { arg: SaveProgramme; reply: null };
  forecast: { arg: EventRef; reply: Forecast };
  list_sections: { arg: EventRef; reply: Array<SectionRow> };
  default_section: { arg: DefaultSection; reply: SectionForm };
  save_section: { arg: SaveSection; reply: SectionRow };
  delete_section: { arg: SectionRef; reply: null };
  close_section: { arg: SectionRef; reply: null };
  reopen_section: { arg: SectionRef; reply: null };
  search_athletes: { arg: SearchPeople; reply: Array<AthleteRow> };
  save_athlete: { arg: SaveAthlete; reply: AthleteRow };
  search_clubs: { arg: SearchPeople; reply: Array<ClubRow> };
  save_club: { arg: SaveClub; reply: ClubRow };
  merge_athletes: { arg: MergeAthletes; reply: null };
  merge_clubs: { arg: MergeClubs; reply: null };
  athlete_record: { arg: AthleteRef; reply: AthleteRecord };
  erase_athlete: { arg: AthleteRef; reply: Erased };
  purge_preview: { arg: EventRef; reply: PurgePreview };
  purge_event: { arg: EventRef; reply: PurgePreview };
  list_forms: { arg: EventRef; reply: Array<FormRow> };
  get_form: { arg: FormRef; reply: FormDetails };
  save_form: { arg: SaveForm; reply: FormSaved };
  delete_form: { arg: FormRef; reply: null };
  list_entries: { arg: ListEntries; reply: Array<EntryRow> };
  add_entry: { arg: AddEntry; reply: EntryRow };
  remove_entry: { arg: EntryRef; reply: null };
  reveal_document: { arg: EntryRef; reply: RevealedDocument };
  list_problems: { arg: EventRef; reply: Array<Problem> };
  list_line_ups: { arg: SectionRef; reply: Array<LineUpView> };
  save_line_up: { arg: LineUp; reply: LineUpView };
  preview_import: { arg: PreviewImport; reply: ImportPreview };
  confirm_import: { arg: PreviewImport; reply: Imported };
  check_in_desk: { arg: EventRef; reply: CheckInDesk };
  set_check_in: { arg: SetCheckIn; reply: CheckInDesk };
  check_in_all: { arg: CheckInAll; reply: CheckInDesk };
  lots_view: { arg: SectionRef; reply: LotsView };
  lots_chart: { arg: SectionRef; reply: ChartView | null };
  propose_lots: { arg: PreviewLots; reply: LotsView };
  swap_places: { arg: SwapPlaces; reply: LotsView };
  confirm_lots: { arg: SectionRef; reply: LotsView };
  discard_lots: { arg: SectionRef; reply: LotsView };
  verify_lots: { arg: SectionRef; reply: LotsVerdict };
  ceremony: { arg: SectionRef; reply: Ceremony };
  reveal_to: { arg: RevealTo; reply: Ceremony };
  round_desk: { arg: OpenDesk; reply: RoundDesk };
  read_line: { arg: ReadLine; reply: LineReading };
  call_tables: { arg: CallTables; reply: RoundDesk };
  call_every_section: { arg: CallEverySection; reply: RoundDesk };
  start_match: { arg: MatchRef; reply: TableCard };
  record_result: { arg: RecordResult; reply: Recorded };
  check_result: { arg: RecordResult; reply: Array<FindingView> };
  decide_by_lots: { arg: DecideByLots; reply: Recorded };
  preview_correction: { arg: Correction; reply: ConsequencesView };
  correct_result: { arg: Correction; reply: ConsequencesView };
  preview_departure: { arg: Depart; reply: ConsequencesView };
  depart: { arg: Depart; reply: ConsequencesView };
  preview_reinstatement: { arg: Reinstate; reply: ConsequencesView };
  reinstate: { arg: Reinstate; reply: ConsequencesView };
  preview_replacement: { arg: Replace; reply: ConsequencesView };
  replace_entry: { arg: Replace; reply: ConsequencesView };
  preview_late: { arg: PlaceLate; reply: ConsequencesView };
  place_late: { arg: PlaceLate; reply: ConsequencesView };
  preview_place: { arg: DecidePlace; reply: ConsequencesView };
  decide_place: { arg: DecidePlace; reply: ConsequencesView };
  chart: { arg: SectionRef; reply: ChartView };
  match_page: { arg: MatchRef; reply: MatchPage };
  board: { arg: BoardRequest; reply: BoardView };
  attach_moves: { arg: AttachMoves; reply: MatchPage };
  irregularities: { arg: EventRef; reply: Array<IrregularityView> };
  list_rulings: { arg: EventRef; reply: Array<RulingView> };
  ruling_time: { arg: RulingTimeOf; reply: RulingTime };
  add_ruling: { arg: AddRuling; reply: RulingView };
  remove_ruling: { arg: RulingRef; reply: null };
  standings: { arg: SectionRef; reply: StandingsView };
  clubs_ranking: { arg: EventRef; reply: ClubsRankingView };
  save_clubs_ranking: { arg: SaveClubsRanking; reply: ClubsRankingView };
  podium: { arg: EventRef; reply: Array<Podium> };
  prizes: { arg: EventRef; reply: PrizesView };
  save_prizes: { arg: SavePrizes; reply: PrizesView };
  give_prize: { arg: GivePrize; reply: PrizesView };
  hall_view: { arg: null; reply: HallView };
  hall_choice: { arg: null; reply: HallChoice };
  set_hall: { arg: HallChoice; reply: HallChoice };
  list_papers: { arg: EventRef; reply: Array<PaperChoice> };
  preview_paper: { arg: PreviewPaper; reply: PaperPreview };
  save_papers: { arg: SavePapers; reply: SavedPapers };
  export_file: { arg: ExportFile; reply: Exported };
  hand_over: { arg: HandOver; reply: Exported };
  preview_take_over: { arg: FileRef; reply: HandOverPreview };
  take_over: { arg: TakeOver; reply: EventSaved };
}
