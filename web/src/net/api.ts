import type { Book, Studied } from "../wire/hidden-rooms";
import type { Attempt, NewMe, NewTable, PlayNow, Preset } from "../wire/http";
import type { Wanted } from "../wire/types";
import { call } from "./http";

/** HTTP client of the hall; the WebSocket does the rest. Every call throws `Failure`. */
export const api = {
  games: () => call("get", "/api/games"),
  /** A game at the version of a table. */
  gameAt: (game: string, version: number) =>
    call("get", "/api/games/{game}/versions/{version}", { path: { game, version } }),
  me: () => call("get", "/api/me"),
  setMe: (me: NewMe) => call("patch", "/api/me", { body: me }),
  tables: (wanted: Wanted) => call("get", "/api/tables", { query: wanted }),
  /** Listed tables whose last game is over, newest first. */
  ended: () => call("get", "/api/ended"),
  /** Others who look at the lobby or sit at a listed table now. */
  here: () => call("get", "/api/here"),
  open: (table: NewTable) => call("post", "/api/tables", { body: table }),
  /** A seat at once, at an open table that fits or at a new one. */
  play: (wanted: PlayNow) => call("post", "/api/play", { body: wanted }),
  /** The tables where it is the reader's turn, the most urgent first. */
  waiting: () => call("get", "/api/me/waiting"),
  presets: () => call("get", "/api/me/presets"),
  /** Refused ('list-changed') when the list is no longer the one with the mark `was`. */
  keepPresets: (own: readonly Preset[], was: string) =>
    call("put", "/api/me/presets", { body: [...own], query: { was } }),
  table: (table: string) => call("get", "/api/tables/{table}", { path: { table } }),
  command: (table: string, name: string, args: Record<string, unknown>) =>
    call("post", "/api/tables/{table}/commands", {
      path: { table },
      body: { type: "command", id: crypto.randomUUID(), table, name, args },
    }),
  /** A day of the daily challenge; today without a name. */
  day: (game: string, day: string | null) =>
    day === null
      ? call("get", "/api/daily", { query: { game } })
      : call("get", "/api/daily/{day}", { path: { day }, query: { game } }),
  /** The games that have days, with the reader's try at today's. */
  days: () => call("get", "/api/daily/games"),
  calendar: (game: string) => call("get", "/api/daily/calendar", { query: { game } }),
  /** Another try at a day that is over. */
  again: (game: string, day: string) => call("post", "/api/daily/{day}", { path: { day }, query: { game } }),
  /** Turns the strong bot of Hidden Rooms would consider. */
  advice: (table: string) => call("get", "/api/tables/{table}/advice", { path: { table } }),
  /** The strength of each level of a game's bots, weakest first. */
  bots: (game: string) => call("get", "/api/games/{game}/bots", { path: { game } }),
  review: (table: string, no: number) =>
    call("get", "/api/tables/{table}/games/{no}/review", { path: { table, no } }),
  /** Achievements that a finished game has brought the reader for the first time. */
  achievements: (table: string, no: number) =>
    call("get", "/api/tables/{table}/games/{no}/achievements", { path: { table, no } }),
  /** The changes of the players' ratings by a finished game. */
  ratings: (table: string, no: number) =>
    call("get", "/api/tables/{table}/games/{no}/ratings", { path: { table, no } }),
  puzzles: (game: string) => call("get", "/api/puzzles", { query: { game } }),
  /** The position of a puzzle, or the one after drafted moves. */
  lookAtPuzzle: (puzzle: string, attempt: Attempt) =>
    call("post", "/api/puzzles/{puzzle}/look", { path: { puzzle }, body: attempt }),
  answerPuzzle: (puzzle: string, moves: Record<string, unknown>[]) =>
    call("post", "/api/puzzles/{puzzle}/answer", { path: { puzzle }, body: { moves } }),
  books: () => call("get", "/api/books"),
  book: (key: string) => call("get", "/api/books/{key}", { path: { key } }),
  /** A book's file; `won` are tables at which its author has tried it. */
  checkBook: (book: Book | Blob, won: readonly string[] = []) =>
    call("post", "/api/books/check", { query: { won: won.join(",") }, body: book }),
  studyPath: (path: Studied) => call("post", "/api/books/path", { body: path }),
  publish: (book: Book, won: readonly string[]) =>
    call("post", "/api/books", { query: { won: won.join(",") }, body: book }),
  revise: (book: Book, won: readonly string[]) =>
    call("put", "/api/books/{key}", {
      path: { key: book.key },
      query: { won: won.join(",") },
      body: book,
    }),
  withdraw: (key: string) => call("delete", "/api/books/{key}", { path: { key } }),
  person: (player: string) => call("get", "/api/people/{player}", { path: { player } }),
  /** The leaderboard of a game in a season; the present season without a name. */
  season: (game: string, season: string | null) =>
    season === null
      ? call("get", "/api/seasons/{game}", { path: { game } })
      : call("get", "/api/seasons/{game}/{season}", { path: { game, season } }),
  /** Begins the reader's only try at today. */
  begin: (game: string) => call("post", "/api/daily", { query: { game } }),
  history: (table: string, before: number) =>
    call("get", "/api/tables/{table}/history", { path: { table }, query: { before } }),
  lesson: (game: string, lesson: string, attempt: Attempt) =>
    call("post", "/api/games/{game}/lessons/{lesson}", { path: { game, lesson }, body: attempt }),
  solution: (game: string, lesson: string) =>
    call("get", "/api/games/{game}/lessons/{lesson}/solution", { path: { game, lesson } }),
  /** A finished game as spectators saw it, or as a seat did. */
  replay: (table: string, no: number, seat: number | null = null) =>
    call("get", "/api/tables/{table}/games/{no}/replay", { path: { table, no }, query: { seat } }),
  /** A table at which the reader plays on alone after an entry of a finished game. */
  practise: (table: string, no: number, rev: number) =>
    call("post", "/api/tables/{table}/games/{no}/practice", { path: { table, no }, body: { rev } }),
};
