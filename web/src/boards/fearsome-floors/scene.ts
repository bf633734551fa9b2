import type { Event, Ground, Piece } from "../../wire/fearsome-floors";
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

/** How many tiles the monster has. */
const TILES = 8;

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
    escaped: view.escapes.map(([seat, piece]) => pieceId({ seat, piece })),
    tile: view.tile,
    deck: view.deck.length,
    round: view.round,
    phase: view.phase,
    start: view.start,
    mover: view.mover,
  };
}

/** The scene after an event; itself when nothing stands elsewhere. */
export function after(scene: Scene, event: Event): Scene {
  switch (event.event) {
    case "laid": {
      const { item, squares, heading } = event;
      const [square] = squares;
      if (square === undefined) return scene;
      if (item.startsWith("pool") || item.startsWith("teleporter"))
        return { ...scene, grounds: [...scene.grounds, { item, squares, heading }] };
      const id = Math.max(-1, ...scene.blocks.map((block) => block.id)) + 1;
      return { ...scene, blocks: [...scene.blocks, { id, item, square }] };
    }
    case "entered":
    case "stepped":
    case "piece-pushed":
      return piece(scene, event, { place: "hall", square: event.square });
    case "stone-pushed":
      return {
        ...scene,
        blocks: scene.blocks.flatMap((block) => {
          if (block.square !== event.start) return [block];
          return event.square === null ? [] : [{ ...block, square: event.square }];
        }),
      };
    case "stopped":
      return turned(piece(scene, event, { moved: true }), [[event.seat, event.piece]]);
    case "turned-over":
      return turned(scene, event.pieces);
    case "escaped": {
      const out = piece(scene, event, { place: "escaped", square: null, moved: true });
      return {
        ...(event.turned ? turned(out, [[event.seat, event.piece]]) : out),
        escaped: [...scene.escaped, pieceId(event)],
      };
    }
    case "caught":
      return piece(scene, event, { place: event.fate, square: null });
    case "tile-revealed":
      return { ...scene, tile: event.tile, deck: event.left, mover: null };
    case "monster-looked":
      return beast(scene, { heading: event.turned });
    case "monster-deflected":
      return beast(scene, { heading: event.heading });
    case "monster-stepped":
    case "monster-teleported":
      return beast(scene, { square: event.square, heading: event.heading });
    case "turn-began":
      return { ...scene, mover: event.seat };
    case "phase-began":
      return { ...scene, phase: event.phase, deck: TILES, tile: null };
    case "round-began": {
      const { round, phase, seat } = event;
      return {
        ...scene,
        round,
        phase,
        start: seat,
        pieces: scene.pieces.map((each) => ({ ...each, moved: false })),
      };
    }
    default:
      return scene;
  }
}

export function beast(scene: Scene, change: Partial<Beast>): Scene {
  return { ...scene, beast: { ...scene.beast, ...change } };
}

function piece(scene: Scene, of: { seat: number; piece: number }, change: Partial<Piece>): Scene {
  const id = pieceId(of);
  return {
    ...scene,
    pieces: scene.pieces.map((each) => (pieceId(each) === id ? { ...each, ...change } : each)),
  };
}

function turned(scene: Scene, pieces: readonly [number, number][]): Scene {
  const over = new Set(pieces.map(([seat, number]) => pieceId({ seat, piece: number })));
  return {
    ...scene,
    pieces: scene.pieces.map((each) =>
      over.has(pieceId(each)) ? { ...each, number: each.other, other: each.number, dark: !each.dark } : each,
    ),
  };
}
