import { signal } from "@preact/signals";

/** A text for screen readers; `n` changes so that the same text is spoken again. */
export interface Spoken {
  text: string;
  n: number;
}

export const polite = signal<Spoken>({ text: "", n: 0 });
export const urgent = signal<Spoken>({ text: "", n: 0 });

/** Speaks when the reader is idle: what happened. */
export function announce(text: string): void {
  polite.value = { text, n: polite.peek().n + 1 };
}

/** Speaks at once: your turn, refusals. */
export function alarm(text: string): void {
  urgent.value = { text, n: urgent.peek().n + 1 };
}

/** Takes away an urgent text that no longer holds, unless another has taken its place. */
export function hush(text: string): void {
  if (urgent.peek().text === text) alarm("");
}
