import type { KeyText } from "../kit/key-help";
import type { Point } from "./geometry";

/** The action that a key asks for, wherever the focus is. */
export type KeyIntent =
  { ask: "ok" | "back" | "cancel" | "turn" } | { ask: "take"; nth: number } | { ask: "step"; to: Point };

/** The list of keys, for the reader. */
export const KEYS: readonly KeyText[] = [
  ["←↑↓→", "arrows"],
  ["Enter", "enter"],
  ["1–4", "take"],
  ["W A S D", "steps"],
  ["O", "ok"],
  ["Esc", "back"],
  ["C", "cancel"],
  ["R", "turn"],
  ["X", "tick"],
];

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

const STEPS: Readonly<Record<string, Point>> = {
  w: { x: 0, y: -1 },
  a: { x: -1, y: 0 },
  s: { x: 0, y: 1 },
  d: { x: 1, y: 0 },
};

const ASKS: Readonly<Record<string, KeyIntent>> = {
  o: { ask: "ok" },
  Escape: { ask: "back" },
  Backspace: { ask: "back" },
  c: { ask: "cancel" },
  r: { ask: "turn" },
};

/** Return the intent of a key; null for a key that the board does not use. */
export function intent(pressed: Pressed): KeyIntent | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  const to = STEPS[key];
  if (to !== undefined) return { ask: "step", to };
  if (/^[1-4]$/.test(key)) return { ask: "take", nth: Number(key) - 1 };
  return ASKS[key] ?? null;
}
