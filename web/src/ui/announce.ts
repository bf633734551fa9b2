import { signal } from "@preact/signals";

/** A text for screen readers; `n` changes so that the same text is spoken again. */
export interface Spoken {
  text: string;
  n: number;
}

/** The newest event. */
export const polite = signal<Spoken>({ text: "", n: 0 });
/** The text that is read out: all events of about the same time. */
export const read = signal<Spoken>({ text: "", n: 0 });
export const urgent = signal<Spoken>({ text: "", n: 0 });

/** Of two texts within this time a screen reader would read only the last. */
const TOGETHER_MS = 100;
const waiting: string[] = [];

/** Speaks an event when the screen reader is idle. */
export function announce(text: string): void {
  polite.value = { text, n: polite.peek().n + 1 };
  if (waiting.push(text) > 1) return;
  setTimeout(() => {
    read.value = { text: waiting.splice(0).join(" "), n: read.peek().n + 1 };
  }, TOGETHER_MS);
}

/** Speaks at once: your turn, refusals. */
export function alarm(text: string): void {
  urgent.value = { text, n: urgent.peek().n + 1 };
}

/** Takes away an urgent text that no longer holds, unless another has taken its place. */
export function hush(text: string): void {
  if (urgent.peek().text === text) alarm("");
}
