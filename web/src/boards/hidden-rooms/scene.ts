import type { HiddenRoomsView } from "../../wire/hidden-rooms";

/** The tiles and pieces as drawn: the position itself, or a moment on the way to it. */
export interface Scene {
  stage: number;
  attempt: number;
  starred: boolean;
  child: string | null;
  monster: string | null;
  facing: string;
  laid: Readonly<Record<string, string>>;
  memory: readonly string[];
  /** The number of unseen tiles. */
  supply: number;
  discard: string | null;
  pair: readonly string[];
  /** The square being explored, and the tile turned over there. */
  target: string | null;
  turned: { tile: string; fits: boolean | null } | null;
  /** The squares that the monster is sensing just now, and the kind of its act. */
  senses: { squares: readonly string[]; kind: string } | null;
  /** Tiles that are just being forgotten. */
  lost: readonly string[];
  end: { reason: string; square: string; won: boolean } | null;
}

/** Return the position as a scene. */
export function sceneOf(view: HiddenRoomsView): Scene {
  return {
    stage: view.stage,
    attempt: view.attempt,
    starred: view.starred,
    child: view.child,
    monster: view.monster,
    facing: view.facing ?? "N",
    laid: Object.fromEntries(view.board.map(({ square, tile }) => [square, tile])),
    memory: view.memory.map(({ tile }) => tile),
    supply: view.supply.length,
    discard: view.discard,
    pair: view.pair,
    target: view.target,
    turned: null,
    senses: null,
    lost: [],
    end: null,
  };
}
