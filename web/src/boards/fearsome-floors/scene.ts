import type { Ground, MonsterLooked, Piece } from "../../wire/fearsome-floors";
import { pieceId, type Heading, type Item, type View } from "./words";

/** A stone that keeps its identity while it moves. */
export interface Block {
  id: number;
  item: Item;
  square: string;
}

/** Where the monster is; `beyond` how far past the middle of its square, while it passes a wall. */
export interface Beast {
  square: string;
  heading: Heading;
  beyond: number;
  hidden: boolean;
}

/** What stands in the hall at one moment, as it is drawn. */
export interface Scene {
  pieces: readonly Piece[];
  blocks: readonly Block[];
  grounds: readonly Ground[];
  beast: Beast;
  /** The look that the monster follows, until it steps. */
  look: MonsterLooked | null;
  /** Pieces that have escaped, in order. */
  escaped: readonly number[];
  tile: string | null;
  deck: number;
  round: number;
  phase: number;
  /** The start player of the round, and the seat to move. */
  start: number | null;
  mover: number | null;
}

/** The scene of a view; stones that lie where they lay in the scene before keep their identity. */
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
