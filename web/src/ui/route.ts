import { signal } from "@preact/signals";

/** Where the reader is. */
export type Place =
  | { page: "lobby" }
  | { page: "new"; game: string | null }
  | { page: "watch" }
  | { page: "lessons" }
  | { page: "game"; game: string }
  | { page: "rankings" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; no: number; step: number | null }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string; lesson: string | null }
  | { page: "verify"; id: string | null; no: number | null }
  | { page: "daily"; day: string | null }
  | { page: "books" }
  | { page: "book"; key: string }
  | { page: "edit-book"; key: string | null }
  | { page: "clubs" }
  | { page: "club"; id: string; invite: string }
  | { page: "person"; id: string; table: string | null }
  | { page: "season"; game: string; season: string | null }
  | { page: "account"; refused: string | null }
  | { page: "letter"; way: "confirm" | "stop"; token: string }
  | { page: "desk" }
  | { page: "access" }
  | { page: "moderation" }
  | { page: "nowhere" };

/** The words between the slashes of an address; null when it is no text that a browser can have meant. */
function partsOf(path: string): string[] | null {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
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
  if (head === "daily" && parts.length <= 2) return { page: "daily", day: id ?? null };
  if (head === "books" && parts.length === 1) return { page: "books" };
  if (head === "books" && id === "new" && parts.length === 2) return { page: "edit-book", key: null };
  if (head === "books" && id !== undefined && parts.length === 2) return { page: "book", key: id };
  if (head === "books" && id !== undefined && tail === "edit" && parts.length === 3)
    return { page: "edit-book", key: id };
  if (head === "account" && parts.length === 1)
    return { page: "account", refused: url.searchParams.get("refused") };
  if (head === "letters" && (id === "confirm" || id === "stop") && tail !== undefined && parts.length === 3)
    return { page: "letter", way: id, token: tail };
  if (head === "desk" && parts.length === 1) return { page: "desk" };
  if (head === "access" && parts.length === 1) return { page: "access" };
  if (head === "moderation" && parts.length === 1) return { page: "moderation" };
  if (head === "clubs" && parts.length === 1) return { page: "clubs" };
  if (head === "clubs" && id !== undefined && parts.length === 2)
    return { page: "club", id, invite: url.searchParams.get("invite") ?? "" };
  if (head === "people" && id !== undefined && parts.length === 2)
    return { page: "person", id, table: url.searchParams.get("table") };
  if (head === "seasons" && id !== undefined && parts.length <= 3)
    return { page: "season", game: id, season: tail ?? null };
  if (head === "rules" && id !== undefined && parts.length === 2) return { page: "rules", game: id };
  if (head === "learn" && id !== undefined && parts.length <= 3)
    return { page: "learn", game: id, lesson: tail ?? null };
  if (head === "t" && id !== undefined && parts.length === 2) return { page: "table", id };
  const game = number(no);
  if (head === "t" && id !== undefined && tail === "replay" && game !== null && parts.length === 4)
    return { page: "replay", id, no: game, step: number(url.searchParams.get("step")) };
  return { page: "nowhere" };
}

export const place = signal<Place>(placeOf(new URL(location.href)));

/** Go to an address within the hall. */
export function visit(path: string): void {
  history.pushState(null, "", path);
  arrive();
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
  // Readers of the page's text start again at the top, as after any page load.
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
