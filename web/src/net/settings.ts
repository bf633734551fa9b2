import { signal, type Signal } from "@preact/signals";
import type { Locale } from "../wire/values";

export type { Locale };

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "full" | "none";

/** Each language by its own name, in the order in which they are offered. */
export const LANGUAGES: Record<Locale, string> = { ja: "日本語", en: "English", de: "Deutsch" };
export const LOCALES = Object.keys(LANGUAGES) as Locale[];

const PREFIX = "hiroma:";

/** A signal kept in this browser: `check` turns what was stored into a value, or null when it is not one. */
export function kept<T>(name: string, fallback: T, check: (stored: unknown) => T | null): Signal<T> {
  const cell = signal<T>(read(name, check) ?? fallback);
  cell.subscribe((value) => {
    try {
      localStorage.setItem(PREFIX + name, JSON.stringify(value));
    } catch {
      // Private windows may refuse storage; the setting then lasts as long as the page.
    }
  });
  return cell;
}

/** Accepts exactly the listed values. */
export function oneOf<T>(...values: readonly T[]): (stored: unknown) => T | null {
  return (stored) => values.find((value) => value === stored) ?? null;
}

function read<T>(name: string, check: (stored: unknown) => T | null): T | null {
  try {
    const stored = localStorage.getItem(PREFIX + name);
    return stored === null ? null : check(JSON.parse(stored));
  } catch {
    return null;
  }
}

/** The first language of the browser that the hall speaks; English when it speaks none. */
export function preferred(languages: readonly string[]): Locale {
  for (const tag of languages) {
    const found = LOCALES.find((locale) => tag.toLowerCase().split("-")[0] === locale);
    if (found !== undefined) return found;
  }
  return "en";
}

const speeds = (stored: unknown): number | null =>
  typeof stored === "number" && stored >= 0.5 && stored <= 4 ? stored : null;

/** What this person chose on this device. */
export const settings = {
  locale: kept<Locale>("locale", preferred(navigator.languages), oneOf<Locale>(...LOCALES)),
  theme: kept<Theme>("theme", "auto", oneOf<Theme>("auto", "light", "dark")),
  motion: kept<Motion>("motion", "auto", oneOf<Motion>("auto", "full", "none")),
  /** Speed of animations, 0.5 (slow) .. 4. */
  speed: kept<number>("speed", 1, speeds),
  /** The only move there is makes itself after a moment. */
  forced: kept<boolean>("forced", true, oneOf<boolean>(true, false)),
};

const quiet = matchMedia("(prefers-reduced-motion: reduce)");
const quietNow = signal(quiet.matches);
quiet.addEventListener("change", () => (quietNow.value = quiet.matches));

/** Whether pieces should move on the screen. */
export function moving(): boolean {
  const chosen = settings.motion.value;
  return chosen === "full" || (chosen === "auto" && !quietNow.value);
}
