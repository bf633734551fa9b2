import type { NiagaraView } from "../../wire/niagara";
import type { KeyText } from "../kit/key-help";
import { useShortcuts } from "../kit/keys";
import type { Hand } from "./hand";
import type { Card } from "./places";

const CARDS: Readonly<Record<string, Card>> = { c: "cloud", r: "rope", "0": "any" };

const SPIRITS: readonly KeyText[] = [
  ["0", "any"],
  ["R", "rope"],
];

/** Return the list of keys, for the reader. */
export function keyTexts({ variant }: NiagaraView): readonly KeyText[] {
  return [
    ["Tab", "tab"],
    [variant.flussgeister ? "1–7" : "1–6", "paddle"],
    ["C", "cloud"],
    ...(variant.flussgeister ? SPIRITS : []),
    ["Enter", "enter"],
    ["F", "forecast"],
    ["Esc", "back"],
    ["←↑↓→", "arrows"],
  ];
}

/** Return the key handler of the board: digits pick a card, F opens the forecast. Escape works from anywhere. */
export function useKeys(hand: Hand, foresee: () => void): (pressed: KeyboardEvent) => void {
  useShortcuts(({ key }) => {
    if (key === "Escape") hand.back();
  });
  return (pressed) => {
    if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.defaultPrevented) return;
    const key = pressed.key.toLowerCase();
    if (key === "f") foresee();
    else if (hand.task === "choose") {
      const card = CARDS[key] ?? (key as Card);
      if (!hand.draft.offered.some((move) => move.do === "choose" && move.card === card)) return;
      hand.choose(card);
    } else return;
    pressed.preventDefault();
  };
}
