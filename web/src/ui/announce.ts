import { signal } from "@preact/signals";

/** A text for screen readers; `n` changes so that the same text is spoken again. */
export interface Spoken {
  text: string;
  n: number;
}

/** The newest of what happened. */
export const polite = signal<Spoken>({ text: "", n: 0 });
/** What is read out of it: all that came at about the same time. */
export const read = signal<Spoken>({ text: "", n: 0 });
export const urgent = signal<Spoken>({ text: "", n: 0 });

/** Of two texts that come closer together a screen reader would read the last alone. */
const TOGETHER_MS = 100;
const waiting: string[] = [];

/** Speaks when the reader is idle: what happened. */
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
