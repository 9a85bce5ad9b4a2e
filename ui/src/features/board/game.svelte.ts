// The game on the board: what the program makes of its moves, which of them are not saved yet, and
// their draft. Moves that nobody saved leave the board only when a person says so.
import {
  AppError,
  request,
  type BoardView,
  type CountFrom,
  type NoteView,
  type RefusedView,
  type ResultClaim,
  type RuleSetId,
  type StoredMoves,
} from "@ipc/index";
import { forget, recall, remember } from "@shared/preferences/remember";
import { untrack } from "svelte";

/** A game as it is asked about; a pasted one may bring a start of its own, a saved one never. */
interface Written extends StoredMoves {
  start?: string | null;
  /** Only so many of its moves. */
  upto?: number;
}

export interface Terms {
  ruleSet: RuleSetId;
  /** A result to judge by the moves. */
  claim: ResultClaim | null;
}

/** Call while a component starts; `terms` and `saved` are read reactively, and compared by content:
    every change in the program answers them anew. Unsaved moves are kept under the name `draft`. */
export function createGame(terms: () => Terms, saved: () => StoredMoves, draft: string | null) {
  let view = $state.raw<BoardView | null>(null);
  let counts = $state.raw<CountFrom[]>([]);
  let ply = $state(0);
  let refused = $state.raw<RefusedView | null>(null);
  /** What the text that was read says and the moves do not keep. */
  let notes = $state.raw<NoteView[]>([]);
  let trouble = $state<string | null>(null);
  let returned = $state(false);
  /** The saved game as the program writes it. */
  let savedAs = $state("");
  let asked = 0;

  const end = $derived(view?.moves.length ?? 0);
  const onBoard = $derived(view ? inWords(view) : "");
  const unsaved = $derived(view !== null && onBoard !== savedAs);
  const question = $derived(JSON.stringify([terms(), saved()]));

  const read = ({ start = null, ...game }: Written, attempt: string | null = null) =>
    request("board", { ...terms(), fen: start, upto: null, attempt, ...game });

  /** The answer replaces the game only when what was tried is not refused. Shown `at` a position, or
      at the end. */
  async function ask(game: Written, attempt: string | null = null, at?: number): Promise<boolean> {
    const turn = ++asked;
    try {
      const answer = await read(game, attempt);
      if (turn !== asked) return false;
      [trouble, refused] = [null, answer.refused];
      if (attempt !== null && answer.refused) return false;
      show(answer, at);
      return answer.refused === null;
    } catch (thrown) {
      if (turn === asked) trouble = AppError.from(thrown).message;
      return false;
    }
  }

  function show(answer: BoardView, at = answer.moves.length) {
    [view, counts, ply] = [answer, answer.countsFrom, Math.min(at, answer.moves.length)];
    // Moves written by the program itself have nothing to tell: what a pasted text had stays in sight.
    if (answer.notes.length > 0) notes = answer.notes;
  }

  /** A change made at the board. */
  async function change(...given: Parameters<typeof ask>): Promise<boolean> {
    const done = await ask(...given);
    keep();
    return done;
  }

  function keep() {
    if (!unsaved) returned = false;
    if (!draft || !view) return;
    if (unsaved) remember(`draft.${draft}`, whole());
    else forget(`draft.${draft}`);
  }

  let followed = 0;
  $effect(() => {
    const [, stored] = JSON.parse(question) as [Terms, StoredMoves];
    const turn = ++followed;
    untrack(() => void follow(stored, turn));
  });

  /** The saved game, or what it is judged by, is another one now. */
  async function follow(stored: StoredMoves, turn: number): Promise<void> {
    const before = asked;
    let answer: BoardView;
    try {
      answer = await read(stored);
    } catch (thrown) {
      if (turn === followed) trouble = AppError.from(thrown).message;
      return;
    }
    if (turn !== followed) return;
    // A move was made in the meantime: it comes first.
    if (asked !== before) return follow(stored, turn);
    const [first, changed] = [view === null, unsaved];
    savedAs = inWords(answer);
    if (!changed) {
      [trouble, refused] = [null, answer.refused];
      show(answer, onBoard === savedAs ? ply : undefined);
    } else if (!(await ask(whole(), null, ply))) return;
    if (first) await takeUpDraft();
    else keep();
  }

  async function takeUpDraft() {
    const kept = draft ? (recall(`draft.${draft}`) as Written | null) : null;
    if (!kept) return;
    const complete = await ask(kept);
    returned = unsaved;
    // One that cannot be read to its end stays as it was, until something else is played.
    if (complete) keep();
  }

  const start = () => view?.positions[0]?.fen ?? null;
  const whole = (): Written => ({ start: start(), moves: view?.text ?? "", countsFrom: counts });

  /** The game as far as it stands on the board. */
  const soFar = (): Written => ({ ...whole(), upto: ply });

  /** What was said about the count before the moves that follow. */
  const upTo = (at: number) => counts.filter((count) => count.ply <= at);

  return {
    get view() {
      return view;
    },
    get counts() {
      return counts;
    },
    get ply() {
      return ply;
    },
    get end() {
      return end;
    },
    get refused() {
      return refused;
    },
    get notes() {
      return notes;
    },
    get trouble() {
      return trouble;
    },
    get unsaved() {
      return unsaved;
    },
    /** The unsaved moves are a draft from an earlier time. */
    get returned() {
      return returned;
    },
    walk(to: number) {
      ply = Math.min(end, Math.max(0, to));
      refused = null;
    },
    /** Plays on from the position on the board. */
    play: (attempt: string) => change(soFar(), attempt),
    /** Takes another game instead of this one. */
    replace(moves: string) {
      notes = [];
      return change({ moves, countsFrom: [] });
    },
    /** Takes away the moves after the position on the board. */
    cut: () => change(soFar()),
    /** The count begins at the position on the board; the moves after it are counted. */
    async startCount(imposed: boolean) {
      const [game, at] = [whole(), ply];
      const called = [...upTo(at), { ply: at, imposed, reducedTo: null }];
      const later = counts.filter((count) => count.ply > at);
      if (await change({ ...game, countsFrom: [...called, ...later] }, null, at)) return;
      // A count that still runs where a later one was called takes its place.
      if (later.length > 0) await change({ ...game, countsFrom: called }, null, at);
    },
    /** The arbiter reduces the count that runs here, or starts a reduced one (art. 11). */
    reduceCount(reducedTo: number) {
      const [game, at] = [whole(), ply];
      return change(
        { ...game, countsFrom: [...upTo(at), { ply: at, imposed: true, reducedTo }] },
        null,
        at,
      );
    },
    endCounts: () => change({ ...whole(), countsFrom: [] }, null, ply),
    /** Back to the saved game. */
    discard() {
      notes = [];
      return change(saved());
    },
  };
}

/** Two games are the same when this is. */
const inWords = ({ positions, text, countsFrom }: BoardView) =>
  JSON.stringify([
    positions[0]?.fen,
    text,
    ...countsFrom.map(({ ply, imposed, reducedTo }) => [ply, imposed, reducedTo]),
  ]);
