/** The keyboard map, as a pure function. */

export type Intent =
  | { key: "go" | "stop" | "drop" | "swap" | "back" | "ground" | "help" }
  | { key: "choice"; n: number };

const LETTERS: Record<string, Intent> = {
  g: { key: "go" },
  s: { key: "stop" },
  d: { key: "drop" },
  o: { key: "swap" },
  b: { key: "ground" },
  "?": { key: "help" },
  escape: { key: "back" },
};

/** What a pressed key asks for; null when it is not ours or belongs to whoever types. */
export function intent(pressed: KeyboardEvent): Intent | null {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey || pressed.repeat || pressed.defaultPrevented) return null;
  if (typing(pressed.target)) return null;
  if (/^[1-6]$/.test(pressed.key)) return { key: "choice", n: Number(pressed.key) };
  return LETTERS[pressed.key.toLowerCase()] ?? null;
}

/** Whether keys pressed there are text, or belong to an open dialog. */
export function typing(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest("input, textarea, select, dialog, [contenteditable]:not([contenteditable=false])") !== null;
}
