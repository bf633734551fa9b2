import type { Locale } from "../../net/settings";
import type { Outcome } from "../../wire/types";

/** One position of a notebook's game, and the events that led to it. */
export interface Step {
  rev: number;
  view: unknown;
  /** The legal moves of each seat number; empty for seats that may not move. */
  moves: Record<string, unknown[]>;
  actors: number[];
  events: unknown[];
  outcome: Outcome | null;
}

/** The content of a notebook's board: one position to play from, or a whole game to slide through. */
export interface Scene {
  game: string;
  locale: Locale;
  /** The name of each seat. */
  names: string[];
  sides: number[][];
  /** The seats that the reader plays. */
  mine: number[];
  steps: Step[];
  /** A game to slide through: nobody moves. */
  replay: boolean;
}

/** A message from Python. */
export type Said =
  { type: "scene"; scene: Scene } | { type: "answer"; id: number; answer: Record<string, unknown> };

/** A request to Python: to make moves, or to preview them. */
export interface Asked {
  type: "submit" | "preview";
  id: number;
  seat: number;
  moves: unknown[];
}
