import { settings, type Locale } from "../net/settings";

/** The first of the reader's own languages that is a kind of `locale`, as their browser names it; else `locale`. */
export function dialectOf(locale: Locale, languages: readonly string[]): string {
  return languages.find((tag) => tag.toLowerCase().split("-")[0] === locale) ?? locale;
}

/** The language in which dates, times and numbers are written: British dates for a British reader of English. */
export function dialect(): string {
  return dialectOf(settings.locale.value, navigator.languages);
}

/** Words as one list: "A, B and C". */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(document.documentElement.lang || "en", { type: "conjunction" }).format(words);
}

/** A chance or part, 0 to 1, in whole per cent. */
export function percent(part: number): string {
  return new Intl.NumberFormat(dialect(), { style: "percent" }).format(part);
}
