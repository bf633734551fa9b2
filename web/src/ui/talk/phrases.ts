import { t } from "../i18n";

/** Short things to say that every reader reads in their own language. A line that is `:hello:` is the first. */
export const PHRASES = [
  "hello",
  "good-luck",
  "have-fun",
  "nice-move",
  "no-hurry",
  "moment",
  "sorry",
  "thanks",
  "well-played",
  "again",
  "enough",
  "goodbye",
] as const;

const LINE = /^:([a-z-]{2,20}):$/;

/** The line that says a phrase. */
export function lineOf(phrase: string): string {
  return `:${phrase}:`;
}

/** A line as the reader sees it: the phrase of that name in their language, or the line as it is. */
export function spokenLine(text: string): { text: string; phrase: boolean } {
  const name = LINE.exec(text)?.[1];
  const known = PHRASES.find((phrase) => phrase === name);
  return known === undefined ? { text, phrase: false } : { text: t(`phrase-${known}`), phrase: true };
}
