import { signal, type Signal } from "@preact/signals";
import type { Locale } from "../wire/values";

export type { Locale };

export const THEMES = ["auto", "light", "dark"] as const;
type Theme = (typeof THEMES)[number];
export const MOTIONS = ["auto", "full", "none"] as const;
type Motion = (typeof MOTIONS)[number];
/** The colours of the house, or colours that all eyes tell apart. */
export const PALETTES = ["house", "clear"] as const;
type Palette = (typeof PALETTES)[number];
/** Percent of the browser's own size. */
export const TEXT_SIZES = ["90", "100", "115", "130"] as const;
type TextSize = (typeof TEXT_SIZES)[number];
/** Speed of animations. */
export const SPEEDS = { least: 0.5, most: 4, step: 0.5 };
/** Loudness of sounds; 0 is off. */
export const VOLUMES = { least: 0, most: 1, step: 0.1 };

/** Each language by its own name, in the order in which they are offered. */
export const LANGUAGES: Record<Locale, string> = { ja: "日本語", en: "English", de: "Deutsch" };
export const LOCALES = Object.keys(LANGUAGES) as Locale[];

const PREFIX = "hiroma:";

/** A signal kept in this browser. */
export interface Kept<T> extends Signal<T> {
  /** Returns the value as it is stored now: other tabs change it, too. Ask before adding to a list. */
  renew: () => T;
}

/** Makes a signal kept in this browser. `check` turns the stored JSON into a value, or null when it is none. */
export function kept<T>(name: string, fallback: T, check: (stored: unknown) => T | null): Kept<T> {
  const cell = signal<T>(read(name, check) ?? fallback);
  let stored = false;
  cell.subscribe((value) => {
    stored = false;
    try {
      localStorage.setItem(PREFIX + name, JSON.stringify(value));
      stored = true;
    } catch {
      // Private windows may refuse storage; the setting then lasts as long as the page.
    }
  });
  const renew = (): T => {
    const found = stored ? read(name, check) : null;
    if (found !== null && JSON.stringify(found) !== JSON.stringify(cell.peek())) cell.value = found;
    return cell.peek();
  };
  return Object.assign(cell, { renew });
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

/** Accepts numbers from the least to the most. */
export function within({ least, most }: { least: number; most: number }): (stored: unknown) => number | null {
  return (stored) => (typeof stored === "number" && stored >= least && stored <= most ? stored : null);
}

/** Loudness of sounds for a person who has not chosen any. */
export const MODERATE = 0.6;

/** This person's choices on this device. */
export const settings = {
  locale: kept<Locale>("locale", preferred(navigator.languages), oneOf<Locale>(...LOCALES)),
  theme: kept<Theme>("theme", "auto", oneOf<Theme>(...THEMES)),
  motion: kept<Motion>("motion", "auto", oneOf<Motion>(...MOTIONS)),
  speed: kept<number>("speed", 1, within(SPEEDS)),
  volume: kept<number>("volume", MODERATE, within(VOLUMES)),
  /** The device shakes on the reader's turn, and at a refusal. */
  vibration: kept<boolean>("vibration", true, oneOf<boolean>(true, false)),
  textSize: kept<TextSize>("text-size", "100", oneOf<TextSize>(...TEXT_SIZES)),
  palette: kept<Palette>("palette", "house", oneOf<Palette>(...PALETTES)),
  /** The only legal move makes itself after a moment. */
  forced: kept<boolean>("forced", true, oneOf<boolean>(true, false)),
};

const quiet = matchMedia("(prefers-reduced-motion: reduce)");
const quietNow = signal(quiet.matches);
quiet.addEventListener("change", () => (quietNow.value = quiet.matches));

/** Returns true when pieces should move on the screen. */
export function moving(): boolean {
  const chosen = settings.motion.value;
  return chosen === "full" || (chosen === "auto" && !quietNow.value);
}
