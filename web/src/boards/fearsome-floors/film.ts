import type { Event, Piece } from "../../wire/fearsome-floors";
import { alter, filming, type Moment, type Picture } from "../kit/shots";
import type { Beast, Scene } from "./scene";
import { pieceId } from "./words";

/** A moment of the film. Its event decides the caption and the drawings beside the pieces. */
export type Shot = Picture<Scene, Event>;

/** Number of tiles that the monster has. */
const TILES = 8;
const STEP = 260;
/** Milliseconds for each further square of a slide. */
const SLIDE = 70;
/** A pause of 50 ms, in which the screen draws a thing in its new place before it glides. */
const ELSEWHERE = { jump: 50 };
/** Distance of the monster past the middle of its square once the wall has swallowed it, in squares. */
const BEYOND = 0.72;

/** Return the events as a film that begins with a scene (`film`), and the scene after it (`after`). */
export const { film, after } = filming<Scene, Event>({
  "first-seat": [1000],
  laid: [420, (scene, { item, squares, heading }) => lay(scene, item, squares, heading)],
  taken: [160],
  entered: [190, stand],
  stepped: [190, stand],
  // A pushed piece moves together with the piece that pushes it.
  "piece-pushed": ["with", stand],
  *"stone-pushed"(scene, { start, square }) {
    const block = scene.blocks.find((each) => each.square === start);
    if (square === null) scene.blocks = scene.blocks.filter((each) => each !== block);
    else alter(block, { square });
    yield "with";
  },
  *stopped(scene, event) {
    change(scene, event, { moved: true });
    turn(scene, [[event.seat, event.piece]]);
    yield 300;
  },
  "turned-over": [500, (scene, { pieces }) => turn(scene, pieces)],
  *escaped(scene, event) {
    change(scene, event, { place: "escaped", square: null, moved: true });
    if (event.turned) turn(scene, [[event.seat, event.piece]]);
    scene.escaped = [...scene.escaped, pieceId(event)];
    yield 520;
  },
  "goal-met": [900],
  caught: [620, (scene, event) => change(scene, event, { place: event.fate, square: null })],
  "tile-revealed": [1100, (scene, { tile, left }) => alter(scene, { tile, deck: left, mover: null })],
  *"monster-looked"(scene, event) {
    scene.look = event;
    scene.beast.heading = event.turned;
    yield event.why === "nothing" ? 130 : 620;
  },
  "monster-deflected": [420, ({ beast }, { heading }) => alter(beast, { heading })],
  /** Straight on and over pools; a wall swallows the monster, and it comes out at the twin. */
  *"monster-stepped"(scene, { heading, path, square, at }) {
    const { beast } = scene;
    scene.look = null;
    beast.heading = heading;
    let from = 0;
    for (const wall of at) {
      yield* glide(beast, path.slice(from, wall));
      alter(beast, { beyond: BEYOND, hidden: true });
      yield STEP;
      alter(beast, { square: path[wall] ?? square, beyond: -BEYOND });
      yield ELSEWHERE;
      from = wall;
    }
    yield* glide(beast, path.slice(from));
  },
  /** The monster vanishes on one teleporter and stands on the other. */
  *"monster-teleported"({ beast }, { square, heading }) {
    beast.hidden = true;
    yield 220;
    alter(beast, { square, heading });
    yield ELSEWHERE;
    beast.hidden = false;
    yield 260;
  },
  "monster-stopped": [500, (scene) => (scene.look = null)],
  "turn-began": [0, (scene, { seat }) => (scene.mover = seat)],
  "phase-began": [1400, (scene, { phase }) => alter(scene, { phase, deck: TILES, tile: null })],
  *"round-began"(scene, { round, phase, seat }) {
    alter(scene, { round, phase, start: seat });
    for (const piece of scene.pieces) piece.moved = false;
    yield 0;
  },
  won: [1800],
});

function* glide(beast: Beast, way: readonly string[]): Iterable<Moment> {
  const square = way.at(-1);
  if (square === undefined) return;
  alter(beast, { square, beyond: 0, hidden: false });
  yield STEP + SLIDE * (way.length - 1);
}

function stand(scene: Scene, event: { seat: number; piece: number; square: string }): void {
  change(scene, event, { place: "hall", square: event.square });
}

type Laid = Extract<Event, { event: "laid" }>;

function lay(scene: Scene, item: Laid["item"], squares: string[], heading: Laid["heading"]): void {
  const [square] = squares;
  if (square === undefined) return;
  if (item.startsWith("pool") || item.startsWith("teleporter"))
    scene.grounds = [...scene.grounds, { item, squares, heading }];
  else {
    const id = Math.max(-1, ...scene.blocks.map((block) => block.id)) + 1;
    scene.blocks = [...scene.blocks, { id, item, square }];
  }
}

function change(scene: Scene, of: { seat: number; piece: number }, by: Partial<Piece>): void {
  const id = pieceId(of);
  alter(
    scene.pieces.find((each) => pieceId(each) === id),
    by,
  );
}

function turn(scene: Scene, pieces: readonly [number, number][]): void {
  const over = new Set(pieces.map(([seat, piece]) => pieceId({ seat, piece })));
  for (const each of scene.pieces)
    if (over.has(pieceId(each))) alter(each, { number: each.other, other: each.number, dark: !each.dark });
}
