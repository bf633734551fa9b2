import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import type { Locale } from "../net/settings";
import { pseudo, pseudoAsked } from "./pseudo";

export type Args = Record<string, FluentVariable>;

/** Texts of the hall and the rules. */
const TEXTS: Record<Locale, () => Promise<{ default: string[] }>> = {
  en: () => import("../text/en"),
  ja: () => import("../text/ja"),
  de: () => import("../text/de"),
};
/** Texts of the boards, by the path of the file. */
const boards = import.meta.glob<string>("../boards/*/text/*.ftl", { query: "?raw", import: "default" });

/** Games whose boards were opened: only their texts are loaded. */
const opened = new Set<string>();
const ids = new WeakMap<FluentBundle, string[]>();
const bundles = signal<readonly FluentBundle[]>([]);

/** The texts of a language, from these sources. */
export function bundleOf(locale: Locale, sources: readonly string[]): FluentBundle {
  // Isolation marks would end up in titles, links and copied text; names are isolated in the DOM instead.
  const bundle = new FluentBundle(locale, {
    useIsolating: false,
    ...(pseudoAsked && { transform: pseudo }),
  });
  const resources = sources.map((source) => new FluentResource(source));
  for (const resource of resources) bundle.addResource(resource);
  ids.set(
    bundle,
    resources.flatMap(({ body }) => body.map(({ id }) => id)),
  );
  return bundle;
}

let spoken: Locale | null = null;
/** Number of loads so far, and of the newest one in use: an earlier load that ends later is dropped. */
let begun = 0;
let newest = 0;

/** Loads a language and speaks it from then on. */
export async function speak(locale: Locale): Promise<void> {
  spoken = locale;
  const mine = ++begun;
  const loaded = await load(locale);
  if (spoken !== locale || mine < newest) return;
  newest = mine;
  bundles.value = [loaded];
  document.documentElement.lang = locale;
}

/** Adds the texts of a game's board. */
export async function learn(game: string): Promise<void> {
  await add(opened, [game]);
}

/** Games from packages of their own, whose texts the hall sends. */
const packaged = new Set<string>();

/** Adds the texts of games that lie in packages of their own. */
export async function learnPackaged(games: readonly string[]): Promise<void> {
  await add(packaged, games);
}

/** Adds the texts of these games. After a failure they are loaded when they are wanted again. */
async function add(to: Set<string>, games: readonly string[]): Promise<void> {
  const fresh = games.filter((game) => !to.has(game));
  for (const game of fresh) to.add(game);
  if (fresh.length === 0 || spoken === null) return;
  try {
    await speak(spoken);
  } catch (failure) {
    for (const game of fresh) to.delete(game);
    throw failure;
  }
}

/** A file of texts from the hall; empty without an answer, so that keys stand for its texts. */
async function sent(address: string): Promise<string> {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.text() : "";
  } catch {
    return "";
  }
}

/** Speaks these bundles: for tests. */
export function use(...chosen: FluentBundle[]): void {
  bundles.value = chosen;
}

async function load(locale: Locale): Promise<FluentBundle> {
  const onBoards = [...opened].map((game) => boards[`../boards/${game}/text/${locale}.ftl`]?.() ?? "");
  const theirs = [...packaged].map((game) => sent(`/games/${game}/text/${locale}.ftl`));
  const [texts, ...further] = await Promise.all([TEXTS[locale](), ...onBoards, ...theirs]);
  return bundleOf(locale, [...texts.default, ...further]);
}

/** The text of a message, or null when no language has it. Reading it in a component follows the language. */
export function find(key: string, args?: Args): string | null {
  for (const bundle of bundles.value) {
    const message = bundle.getMessage(key);
    if (message?.value) {
      const gaps: Error[] = [];
      const text = bundle.formatPattern(message.value, args ?? null, gaps);
      if (gaps.length > 0) report(key, gaps);
      return text;
    }
  }
  return null;
}

/** A value that changes whenever the texts do, for results that depend on them. */
export function wording(): unknown {
  return bundles.value;
}

/** Returns true when there is such a message. */
export function written(key: string): boolean {
  return bundles.value.some((bundle) => bundle.getMessage(key)?.value != null);
}

/** Texts that were written with a gap. */
const gappy = new Set<string>();

/** Reports once on the console that a text lacks an argument: that fails every browser test. */
function report(key: string, gaps: readonly Error[]): void {
  if (gappy.has(key)) return;
  gappy.add(key);
  console.error(`text ${key}: ${gaps.map(({ message }) => message).join("; ")}`);
}

/** The text of a message; the key itself when there is none, so that a gap is seen. */
export function t(key: string, args?: Args): string {
  return find(key, args) ?? key;
}

/** The texts whose keys begin with a prefix, in the order of their files. */
export function texts(prefix: string): string[] {
  for (const bundle of bundles.value) {
    const keys = (ids.get(bundle) ?? []).filter((key) => key.startsWith(prefix));
    if (keys.length > 0) return keys.map((key) => t(key));
  }
  return [];
}
