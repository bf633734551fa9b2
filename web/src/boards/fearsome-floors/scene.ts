import type { Ground, MonsterLooked, Piece } from "../../wire/fearsome-floors";
import { pieceId, type Heading, type Item, type View } from "./words";

/** A stone that keeps its identity while it moves. */
export interface Block {
  id: number;
  item: Item;
  square: string;
}

/** The place of the monster. `beyond`: squares past the middle of its square, while it passes a wall. */
export interface Beast {
  square: string;
  heading: Heading;
  beyond: number;
  hidden: boolean;
}

/** Everything drawn in the hall at one moment. */
export interface Scene {
  pieces: readonly Piece[];
  blocks: readonly Block[];
  grounds: readonly Ground[];
  beast: Beast;
  /** The look that the monster follows until it steps; null for none. */
  look: MonsterLooked | null;
  /** Pieces that have escaped, in order, by `pieceId`. */
  escaped: readonly number[];
  tile: string | null;
  deck: number;
  round: number;
  phase: number;
  /** The seat that starts the round. */
  start: number | null;
  /** The seat to move. */
  mover: number | null;
}

/** Return the scene of a view. Stones keep their identity from the scene before, even those that moved. */
export function sceneOf(view: View, before: Scene | null): Scene {
  const known = new Map(before?.blocks.map((block) => [`${block.item} ${block.square}`, block.id]));
  const gone = (before?.blocks ?? []).filter(
    ({ item, square }) => !view.stones.some((stone) => stone.item === item && stone.square === square),
  );
  let next = Math.max(-1, ...(before?.blocks ?? []).map(({ id }) => id)) + 1;
  const blocks = view.stones.map(({ item, square }) => {
    const moved = gone.findIndex((block) => block.item === item);
    const id = known.get(`${item} ${square}`) ?? (moved < 0 ? next++ : gone.splice(moved, 1)[0]?.id);
    return { id: id ?? next++, item, square };
  });
  return {
    pieces: view.pieces,
    blocks: blocks.sort((a, b) => a.id - b.id),
    grounds: view.grounds,
    beast: { square: view.monster, heading: view.heading, beyond: 0, hidden: false },
    look: null,
    escaped: view.escapes.map(([seat, piece]) => pieceId({ seat, piece })),
    tile: view.tile,
    deck: view.deck.length,
    round: view.round,
    phase: view.phase,
    start: view.start,
    mover: view.mover,
  };
}
