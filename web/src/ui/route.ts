import { signal } from "@preact/signals";

/** The page that the reader is on. */
export type Place =
  | { page: "lobby" }
  | { page: "new"; game: string | null }
  | { page: "watch" }
  | { page: "lessons" }
  | { page: "game"; game: string }
  | { page: "rankings" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; no: number; step: number | null; rev: number | null }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string; lesson: string | null }
  | { page: "verify"; id: string | null; no: number | null }
  | { page: "daily"; game: string; day: string | null }
  | { page: "puzzles"; game: string }
  | { page: "analysis"; hash: string }
  | { page: "books" }
  | { page: "book"; key: string }
  | { page: "edit-book"; key: string | null }
  | { page: "clubs" }
  | { page: "club"; id: string; invite: string }
  | { page: "company" }
  | { page: "conversation"; id: string }
  | { page: "person"; id: string; table: string | null; talk: string | null }
  | { page: "tournaments" }
  | { page: "tournament"; id: string }
  | { page: "series"; series: string; club: string }
  | { page: "season"; game: string; season: string | null }
  | { page: "account"; refused: string | null }
  | { page: "history"; search: string }
  | { page: "imports" }
  | { page: "import"; id: string; no: number; step: number | null }
  | { page: "letter"; way: "confirm" | "stop" | "end"; token: string }
  | { page: "desk" }
  | { page: "access" }
  | { page: "moderation" }
  | { page: "nowhere" };

/** The words between the slashes of an address, decoded; null when they cannot be decoded. */
function partsOf(path: string): string[] | null {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** The game of a day whose address names none. */
const FIRST_DAYS = "hidden-rooms";

/** The game of puzzles whose address names none. */
const FIRST_PUZZLES = "cant-stop";

/** A day of a game: /daily, /daily/GAME, /daily/DAY, /daily/GAME/DAY. */
function dayOf(id: string | undefined, tail: string | undefined): Place {
  const dated = id === undefined || /^\d/.test(id);
  if (dated && tail !== undefined) return { page: "nowhere" };
  return { page: "daily", game: dated ? FIRST_DAYS : id, day: (dated ? id : tail) ?? null };
}

/** Tournaments: /tournaments, /tournaments/ID, /tournaments/series/NAME?club=ID. */
function tournamentOf(id: string | undefined, tail: string | undefined, url: URL): Place {
  if (id === undefined) return { page: "tournaments" };
  if (tail === undefined) return { page: "tournament", id };
  if (id !== "series") return { page: "nowhere" };
  return { page: "series", series: tail, club: url.searchParams.get("club") ?? "" };
}

/** The place an address names. */
export function placeOf(url: URL): Place {
  const parts = partsOf(url.pathname);
  if (parts === null) return { page: "nowhere" };
  const [head, id, tail, no] = parts;
  const number = (text: string | null | undefined): number | null =>
    text !== null && text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;
  if (head === undefined) return { page: "lobby" };
  if (head === "new" && parts.length === 1) return { page: "new", game: url.searchParams.get("game") };
  if (head === "watch" && parts.length === 1) return { page: "watch" };
  if (head === "learn" && parts.length === 1) return { page: "lessons" };
  if (head === "rankings" && parts.length === 1) return { page: "rankings" };
  if (head === "games" && id !== undefined && parts.length === 2) return { page: "game", game: id };
  if (head === "verify" && parts.length === 1)
    return { page: "verify", id: url.searchParams.get("table"), no: number(url.searchParams.get("game")) };
  if (head === "daily" && parts.length <= 3) return dayOf(id, tail);
  if (head === "puzzles" && parts.length <= 2) return { page: "puzzles", game: id ?? FIRST_PUZZLES };
  if (head === "analysis" && parts.length === 1) return { page: "analysis", hash: url.hash };
  if (head === "books" && parts.length === 1) return { page: "books" };
  if (head === "books" && id === "new" && parts.length === 2) return { page: "edit-book", key: null };
  if (head === "books" && id !== undefined && parts.length === 2) return { page: "book", key: id };
  if (head === "books" && id !== undefined && tail === "edit" && parts.length === 3)
    return { page: "edit-book", key: id };
  if (head === "account" && parts.length === 1)
    return { page: "account", refused: url.searchParams.get("refused") };
  if (
    head === "letters" &&
    (id === "confirm" || id === "stop" || id === "end") &&
    tail !== undefined &&
    parts.length === 3
  )
    return { page: "letter", way: id, token: tail };
  if (head === "desk" && parts.length === 1) return { page: "desk" };
  if (head === "access" && parts.length === 1) return { page: "access" };
  if (head === "moderation" && parts.length === 1) return { page: "moderation" };
  if (head === "clubs" && parts.length === 1) return { page: "clubs" };
  if (head === "clubs" && id !== undefined && parts.length === 2)
    return { page: "club", id, invite: url.searchParams.get("invite") ?? "" };
  if (head === "tournaments" && parts.length <= 3) return tournamentOf(id, tail, url);
  if (head === "people" && id !== undefined && parts.length === 2)
    return { page: "person", id, table: url.searchParams.get("table"), talk: url.searchParams.get("talk") };
  // Letters of an older hall name the friends "company".
  const friends = head === "friends" || head === "company";
  if (friends && parts.length === 1) return { page: "company" };
  if (friends && id !== undefined && parts.length === 2) return { page: "conversation", id };
  if (head === "seasons" && id !== undefined && parts.length <= 3)
    return { page: "season", game: id, season: tail ?? null };
  if (head === "rules" && id !== undefined && parts.length === 2) return { page: "rules", game: id };
  if (head === "learn" && id !== undefined && parts.length <= 3)
    return { page: "learn", game: id, lesson: tail ?? null };
  if (head === "t" && id !== undefined && parts.length === 2) return { page: "table", id };
  if (head === "history" && parts.length === 1) return { page: "history", search: url.search };
  if (head === "imports" && parts.length === 1) return { page: "imports" };
  const imported = number(tail);
  if (head === "imports" && id !== undefined && imported !== null && parts.length === 3)
    return { page: "import", id, no: imported, step: number(url.searchParams.get("step")) };
  const game = number(no);
  if (head === "t" && id !== undefined && tail === "replay" && game !== null && parts.length === 4)
    return {
      page: "replay",
      id,
      no: game,
      step: number(url.searchParams.get("step")),
      rev: number(url.searchParams.get("rev")),
    };
  return { page: "nowhere" };
}

export const place = signal<Place>(placeOf(new URL(location.href)));

/** Go to an address within the hall. */
export function visit(path: string): void {
  history.pushState(null, "", path);
  arrive();
}

/**
 * Return the way on from this page for when an answer has come. It leads nowhere once the reader has gone elsewhere: no
 * page pulls them away from another.
 */
export function onward(): (path: string) => void {
  const from = place.peek();
  return (path) => {
    if (place.peek() === from) visit(path);
  };
}

/** Change the address of the same page, without a step in the browser's history. */
export function amend(path: string): void {
  history.replaceState(null, "", path);
}

/** The table an invitation names: a link to it, or its bare code. Null when it names none. */
export function tableIn(text: string): string | null {
  const typed = text.trim();
  if (/^[\w-]{1,64}$/.test(typed)) return typed;
  return /\/t\/([\w-]{1,64})/.exec(typed)?.[1] ?? null;
}

/** The word of an invitation in a link, as the end of an address; empty when there is none. */
export function invitationIn(text: string): string {
  const word = /[?&](invite=[\w-]{1,100})/.exec(text)?.[1];
  return word === undefined ? "" : `?${word}`;
}

function arrive(): void {
  place.value = placeOf(new URL(location.href));
  scrollTo(0, 0);
  // Screen readers start again at the top, as after any page load.
  requestAnimationFrame(() => document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true }));
}

addEventListener("popstate", arrive);

/** The link within the hall that a click follows; null where the browser is to follow it, to a new tab or a file. */
export function followed(click: MouseEvent): HTMLAnchorElement | null {
  const link = click.target instanceof Element ? click.target.closest("a") : null;
  if (link?.origin !== location.origin || link.target !== "" || link.hasAttribute("download")) return null;
  const held = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  return click.defaultPrevented || click.button !== 0 || held ? null : link;
}

document.addEventListener("click", (click) => {
  const link = followed(click);
  if (link === null || link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash !== "") return;
  click.preventDefault();
  visit(link.href);
});
