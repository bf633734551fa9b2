import { t } from "../../ui/i18n";
import type { SeatLook } from "../../ui/seats";
import type { Foreseen, Sight, TileFate } from "../../wire/fearsome-floors";
import { list } from "../kit/words";
import { headingName, pieceName } from "./names";
import type { View } from "./words";

/** The monster's way with one tile: its end, and the way there, look by look. */
export interface Fate {
  fate: TileFate;
  /** Each step with the look before it. */
  steps: readonly Foreseen[];
  /** The look after the last step; null where none is foreseen. */
  last: Foreseen | null;
}

export function fateOf(view: View, tile: string | null): Fate | null {
  const fate = view.tiles.find((each) => each.tile === tile);
  if (fate === undefined) return null;
  return { fate, steps: view.foresight.slice(0, fate.steps), last: view.foresight[fate.steps] ?? null };
}

/** Return the tiles in the box, in the order of their numbers (FF-O9 renames one of them). */
export function tiles(view: View): string[] {
  const five = view.options["xxx"] === true && view.seats >= 6 ? "XXX" : "5";
  return [five, "7", "7", "8", "8", "10", "X", "XX"];
}

/** Return true for each of these tiles that lies face up in this phase. */
export function revealed(view: View): boolean[] {
  const deck = [...view.deck];
  return tiles(view).map((tile) => {
    const at = deck.indexOf(tile);
    if (at < 0) return true;
    deck.splice(at, 1);
    return false;
  });
}

type Seats = readonly SeatLook[];

/** "Tile 8: to k3, facing east; catches 4 of Ann (A)." */
export function summary({ fate }: Fate, view: View, seats: Seats): string {
  const end = t("fearsome-floors-ui-fate-end", {
    tile: fate.tile,
    steps: fate.steps,
    square: fate.square,
    heading: headingName(fate.heading),
  });
  const said = [end, catches(fate.caught, view, seats) ?? t("fearsome-floors-ui-fate-nobody")];
  if (!fate.possible) said.push(t("fearsome-floors-ui-fate-not-yet"));
  return said.join(" ");
}

/** Return each step in a sentence or two, and the last look. */
export function story(fate: Fate, view: View, seats: Seats): string[] {
  const told = fate.steps.map((step) => `${looked(step, seats)} ${stepped(step, view, seats)}`);
  return fate.last === null
    ? told
    : [...told, `${t("fearsome-floors-ui-fate-last")} ${looked(fate.last, seats)}`];
}

function looked({ sights, why, heading }: Foreseen, seats: Seats): string {
  if (why === "nothing") return t("fearsome-floors-ui-fate-nothing", { heading: headingName(heading) });
  const seen = list(sights.map((sight) => sighted(sight, seats)));
  return t(why === "tie" ? "fearsome-floors-ui-fate-tie" : "fearsome-floors-ui-fate-nearest", {
    seen,
    heading: headingName(heading),
  });
}

export function sighted({ side, distance, seat, number }: Sight, seats: Seats): string {
  return t("fearsome-floors-ui-fate-sight", {
    piece: pieceName(seats, { seat, number }),
    side: t(`fearsome-floors-ui-side-${side}`),
    distance,
  });
}

function stepped({ path, walls, caught, pushed }: Foreseen, view: View, seats: Seats): string {
  const square = path.at(-1) ?? "";
  const how = walls.length > 0 ? "wall" : path.length > 1 ? "slide" : "step";
  const said = [t(`fearsome-floors-ui-fate-${how}`, { square, walls: list(walls) })];
  if (pushed.length > 0) said.push(t("fearsome-floors-ui-fate-pushes", { squares: list(pushed) }));
  const prey = catches(caught, view, seats);
  if (prey !== null) said.push(prey);
  return said.join(" ");
}

function catches(caught: readonly [number, number][], view: View, seats: Seats): string | null {
  if (caught.length === 0) return null;
  const names = caught.flatMap(([seat, piece]) => {
    const found = view.pieces.find((each) => each.seat === seat && each.piece === piece);
    return found === undefined ? [] : [pieceName(seats, found)];
  });
  return t("fearsome-floors-ui-fate-catches", { pieces: list(names) });
}
