import type { SeatLook } from "./games/board";
import type { Meta } from "./wire/types";

/** Letters and shapes of the seats: what tells them apart where colour does not. */
const LETTERS = "ABCDEFGHIJKL";

const SHAPES = [
  "M0 -9A9 9 0 1 1 0 9A9 9 0 1 1 0 -9Z",
  "M-8 -8H8V8H-8Z",
  "M0 -11L11 8.5H-11Z",
  "M0 -10L10 0L0 10L-10 0Z",
  "M-8.7 -5L0 -10L8.7 -5V5L0 10L-8.7 5Z",
] as const;

/** The colours, letters and shapes of one seat, without a name. */
export function paint(seat: number): Pick<SeatLook, "colour" | "ink" | "letter" | "shape"> {
  const n = seat % SHAPES.length;
  return {
    colour: `var(--seat-${n})`,
    ink: `var(--seat-${n}-ink)`,
    letter: LETTERS[seat] ?? "?",
    shape: SHAPES[n] ?? SHAPES[0],
  };
}

/** The name of whoever a chair belongs to; a bot's chair is named by `bot`. */
export function chairName(meta: Meta, chair: number, bot: (level: string) => string): string {
  const place = meta.chairs[chair];
  if (place === undefined) return "–";
  if (place.player !== null) return meta.people[place.player] ?? "?";
  return place.bot === null ? "–" : bot(place.bot);
}

/** The seat whose colour a chair wears: its first seat in the game, or its own number before any game. */
export function seatOf(meta: Meta, chair: number): number {
  const seat = meta.seats.indexOf(chair);
  return seat < 0 ? chair : seat;
}

/** How each seat of the table looks; before the first game every chair is a seat. */
export function looks(meta: Meta, bot: (level: string) => string): SeatLook[] {
  const holders = meta.seats.length > 0 ? meta.seats : meta.chairs.map((_, chair) => chair);
  return holders.map((chair, seat) => ({
    seat,
    name: chairName(meta, chair, bot),
    ...paint(seat),
    side: Math.max(
      seat >= meta.sides.flat().length ? seat : 0,
      meta.sides.findIndex((side) => side.includes(seat)),
    ),
    bot: meta.chairs[chair]?.bot ?? null,
  }));
}
