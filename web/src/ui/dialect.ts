import { settings, type Locale } from "../net/settings";

/** The first variant of `locale` among the reader's languages, as their browser names it; else `locale`. */
export function dialectOf(locale: Locale, languages: readonly string[]): string {
  return languages.find((tag) => tag.toLowerCase().split("-")[0] === locale) ?? locale;
}

/** The language in which dates, times and numbers are written: British dates for a British reader of English. */
export function dialect(): string {
  return dialectOf(settings.locale.value, navigator.languages);
}

/** Formatters by dialect and style. A formatter is slow to make, and a page writes hundreds of times and numbers. */
const formatters = new Map<string, unknown>();

function formatter<F>(kind: new (locale: string, style: object) => F, locale: string, style: object): F {
  const key = `${kind.name} ${locale} ${JSON.stringify(style)}`;
  const known = formatters.get(key) as F | undefined;
  if (known !== undefined) return known;
  const made = new kind(locale, style);
  formatters.set(key, made);
  return made;
}

/** A number, written for this reader. */
export function written(value: number, style: Intl.NumberFormatOptions): string {
  return formatter(Intl.NumberFormat, dialect(), style).format(value);
}

/** A moment, written for this reader. */
export function dated(at: Date, style: Intl.DateTimeFormatOptions): string {
  return formatter(Intl.DateTimeFormat, dialect(), style).format(at);
}

/** A day of the calendar, such as '2026-11-23', written for this reader. */
export function calendarDay(date: string, length: "full" | "long" | "medium" = "full"): string {
  return dated(new Date(`${date}T00:00:00Z`), { dateStyle: length, timeZone: "UTC" });
}

/** Words as one list: "A, B and C". */
export function listed(words: readonly string[]): string {
  return formatter(Intl.ListFormat, document.documentElement.lang || "en", { type: "conjunction" }).format(
    words,
  );
}

/** A chance or part, 0 to 1, in whole per cent. */
export function percent(part: number): string {
  return written(part, { style: "percent" });
}
