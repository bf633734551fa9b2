import { t } from "../../ui/i18n";
import type { Help } from "../kit/help";
import { task } from "./Status";
import type { Hand } from "./hand";

/** The clause on the player's task in each phase. */
const CLAUSES: Readonly<Record<string, string>> = {
  build: "SJ-S3",
  place: "SJ-S4",
  native: "SJ-S5",
  tsunami: "SJ-O5",
  window: "SJ-F9",
  survival: "SJ-M3",
  piece: "SJ-T3",
  cube: "SJ-C2",
  load: "SJ-CA4",
  aim: "SJ-CA5",
};

/** Return the help on the reader's task; null while it is not their turn. */
export function help(hand: Hand): Help | null {
  const { seat, view } = hand.draft;
  if (seat === null) return null;
  const text = t(`shinsai-jima-ui-mine-${task(hand)}`, { piece: view.turn?.piece ?? "" });
  return { text, clause: CLAUSES[view.phase] ?? null };
}
