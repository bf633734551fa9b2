import type { SeatLook } from "../../../ui/seats";
import type { ShinsaiJimaView } from "../../../wire/shinsai-jima";
import { paint, piece } from "../sides";
import type { Dress } from "./figures";
import { badge, resolved } from "./paint";

interface Dressing {
  dress: (id: string) => Dress;
  colours: ReadonlyMap<string, string>;
}

/** Return the colours of cubes and the looks of figures: the colour of the side, with the shape of the seat. */
export function dressing(view: ShinsaiJimaView, seats: readonly SeatLook[], within: Element): Dressing {
  const colours = new Map(view.sides.map(({ id }) => [id, resolved(paint(id, seats)["--own"], within)]));
  const inks = new Map(view.sides.map(({ id }) => [id, resolved(paint(id, seats)["--own-ink"], within)]));
  return {
    colours,
    dress: (id) => {
      const side = piece(view, id)?.side ?? "N";
      const look = seats[piece(view, id)?.seat ?? -1];
      const colour = colours.get(side) ?? "#888888";
      return {
        colour,
        badge: look === undefined ? null : badge(colour, inks.get(side) ?? "#ffffff", look.shape),
      };
    },
  };
}
