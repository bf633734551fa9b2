import { call } from "../../net/http";
import type { NewNote } from "../../wire/http";

/** A search in the reader's own games. Empty fields do not narrow it. */
export interface Wanted {
  game: string;
  person: string;
  option: string;
  result: string;
  least: string;
  most: string;
  tag: string;
}

/** The names of the fields, as they stand in the address of the page and of the question. */
export const FIELDS = ["game", "person", "option", "result", "least", "most", "tag"] as const;

const RESULTS = ["won", "lost", "conceded"] as const;

/** Return the search in an address. */
export function wantedIn(search: string): Wanted {
  const asked = new URLSearchParams(search);
  const field = (name: string): string => asked.get(name) ?? "";
  return {
    game: field("game"),
    person: field("person"),
    option: field("option"),
    result: field("result"),
    least: field("least"),
    most: field("most"),
    tag: field("tag"),
  };
}

/** The address of the page that shows just these games. */
export function historyPath(wanted: Partial<Wanted>): string {
  const said = FIELDS.flatMap((name) => (wanted[name] ? [[name, wanted[name]]] : []));
  return said.length === 0 ? "/history" : `/history?${String(new URLSearchParams(said))}`;
}

/** Requests for the reader's own games and notes. Every call throws `Failure`. */
export const own = {
  games: (wanted: Wanted, before: string | null) =>
    call("get", "/api/me/games", {
      query: {
        game: wanted.game || null,
        person: wanted.person || null,
        option: wanted.option || null,
        result: RESULTS.find((result) => result === wanted.result) ?? null,
        least: turns(wanted.least),
        most: turns(wanted.most),
        tag: wanted.tag || null,
        before,
      },
    }),
  notes: () => call("get", "/api/me/notes"),
  onPerson: (player: string) => call("get", "/api/me/notes/people/{player}", { path: { player } }),
  notePerson: (player: string, body: NewNote) =>
    call("put", "/api/me/notes/people/{player}", { path: { player }, body }),
  onGame: (table: string, no: number) =>
    call("get", "/api/me/notes/games/{table}/{no}", { path: { table, no } }),
  noteGame: (table: string, no: number, body: NewNote) =>
    call("put", "/api/me/notes/games/{table}/{no}", { path: { table, no }, body }),
};

function turns(text: string): number | null {
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** The tags that somebody typed, with commas between them. */
export function tagsIn(text: string): string[] {
  return text
    .split(/[,、，;]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
}
