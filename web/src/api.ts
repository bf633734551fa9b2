import type { Advice, Review } from "./wire/hidden-rooms";
import type {
  Ack,
  Attempt,
  Begun,
  Book,
  BookCard,
  BookPage,
  Card,
  Checked,
  DayPage,
  GameCard,
  Happened,
  Me,
  NewMe,
  NewTable,
  NewTableReply,
  PlayNow,
  Preset,
  Presets,
  Profile,
  Published,
  Refused,
  Replay,
  Scene,
  SeasonPage,
  State,
  Studied,
  Study,
  Waiting,
  Wanted,
} from "./wire/types";

/** A refusal of the HTTP interface, or `refusal-offline` when nothing came back. */
export class Failure extends Error {
  constructor(readonly refused: Pick<Refused, "code" | "clause" | "what">) {
    super(refused.code);
  }
}

/** Asks the hall over HTTP; throws `Failure`. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { accept: "application/json" } };
  if (body !== undefined) {
    init.headers = { accept: "application/json", "content-type": "application/json" };
    // A file goes as it is: what is wrong with it is for the server to say.
    init.body = body instanceof Blob ? body : JSON.stringify(body);
  }
  const response = await fetch(`/api${path}`, init).catch(() => null);
  if (response === null) throw new Failure({ code: "offline", clause: null, what: {} });
  const said: unknown = await response.json().catch(() => null);
  if (response.ok) return said as T;
  throw new Failure(
    isRefused(said) ? said : { code: "http", clause: null, what: { status: response.status } },
  );
}

function isRefused(said: unknown): said is Refused {
  return typeof said === "object" && said !== null && "code" in said && typeof said.code === "string";
}

const at = encodeURIComponent;

/** What HTTP says; the WebSocket says the rest. Every call throws `Failure`. */
export const api = {
  games: () => call<GameCard[]>("GET", "/games"),
  /** A game at the version of a table. */
  gameAt: (game: string, version: number) =>
    call<GameCard>("GET", `/games/${at(game)}/versions/${String(version)}`),
  me: () => call<Me>("GET", "/me"),
  setMe: (me: NewMe) => call<Me>("PATCH", "/me", me),
  tables: (wanted: Wanted) =>
    call<Card[]>(
      "GET",
      `/tables?${new URLSearchParams(Object.entries(wanted).map(([k, v]) => [k, String(v)]))}`,
    ),
  open: (table: NewTable) => call<NewTableReply>("POST", "/tables", table),
  /** A seat at once, at an open table that fits or at a new one. */
  play: (wanted: PlayNow) => call<NewTableReply>("POST", "/play", wanted),
  /** The tables where it is one's turn, the most urgent first. */
  waiting: () => call<Waiting[]>("GET", "/me/waiting"),
  presets: () => call<Presets>("GET", "/me/presets"),
  keepPresets: (own: readonly Preset[]) => call<Presets>("PUT", "/me/presets", own),
  table: (id: string) => call<State>("GET", `/tables/${at(id)}`),
  command: (table: string, name: string, args: Record<string, unknown>) =>
    call<Ack>("POST", `/tables/${at(table)}/commands`, {
      type: "command",
      id: crypto.randomUUID(),
      table,
      name,
      args,
    }),
  /** A day of the daily challenge; today without a name. */
  day: (day: string | null) => call<DayPage>("GET", day === null ? "/daily" : `/daily/${at(day)}`),
  /** Turns the strong bot of Hidden Rooms would consider. */
  advice: (table: string) => call<Advice[]>("GET", `/tables/${at(table)}/advice`),
  review: (table: string, no: number) => call<Review>("GET", `/tables/${at(table)}/games/${no}/review`),
  books: () => call<BookCard[]>("GET", "/books"),
  book: (key: string) => call<BookPage>("GET", `/books/${at(key)}`),
  /** A book's file; `won` are tables at which its author has tried it. */
  checkBook: (book: Book | Blob, won: readonly string[] = []) =>
    call<Checked>("POST", `/books/check?won=${won.join(",")}`, book),
  studyPath: (path: Studied) => call<Study>("POST", "/books/path", path),
  publish: (book: Book, won: readonly string[]) =>
    call<Published>("POST", `/books?won=${won.join(",")}`, book),
  revise: (book: Book, won: readonly string[]) =>
    call<Published>("PUT", `/books/${at(book.key)}?won=${won.join(",")}`, book),
  withdraw: (key: string) => call<Published>("DELETE", `/books/${at(key)}`),
  person: (id: string) => call<Profile>("GET", `/people/${at(id)}`),
  /** The table of a game in a season; the present one without a name. */
  season: (game: string, season: string | null) =>
    call<SeasonPage>("GET", season === null ? `/seasons/${at(game)}` : `/seasons/${at(game)}/${at(season)}`),
  /** One's only try at today. */
  begin: () => call<Begun>("POST", "/daily"),
  history: (id: string, before: number) =>
    call<Happened[]>("GET", `/tables/${at(id)}/history?before=${before}`),
  lesson: (game: string, lesson: string, attempt: Attempt) =>
    call<Scene>("POST", `/games/${at(game)}/lessons/${at(lesson)}`, attempt),
  solution: (game: string, lesson: string) =>
    call<Record<string, unknown>[][]>("GET", `/games/${at(game)}/lessons/${at(lesson)}/solution`),
  /** A finished game as spectators saw it, or a seat. */
  replay: (id: string, no: number, seat: number | null = null) =>
    call<Replay>("GET", `/tables/${at(id)}/games/${no}/replay${seat === null ? "" : `?seat=${seat}`}`),
  /** A table at which one plays on alone after an entry of a finished game. */
  practise: (id: string, no: number, rev: number) =>
    call<NewTableReply>("POST", `/tables/${at(id)}/games/${no}/practice`, { rev }),
};
