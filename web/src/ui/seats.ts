import type { Meta } from "../wire/types";
import { botFace } from "./faces/characters";

/** The look of a seat everywhere: in the bar, on the board, in the log. */
export interface SeatLook {
  seat: number;
  name: string;
  /** A CSS colour, `var(--seat-N)`: fill of pieces and ground of the name. */
  colour: string;
  /** A CSS colour readable on `colour`. */
  ink: string;
  /** One letter that tells the colour without colour. */
  letter: string;
  /** The name ends with the letter: beside it the mark need not say it again. */
  lettered?: boolean;
  /** Its shape as an SVG path around the origin, within a circle of radius 10. */
  shape: string;
  /** Index of its side; without teams every seat is a side. */
  side: number;
  /** Level of the bot that acts for it now, if any. */
  bot: string | null;
  /** The code of its owner's picture; absent without one. */
  face?: string;
}

/** Letters and shapes of the seats, which tell them apart where colour does not. */
const LETTERS = "ABCDEFGHIJKL";

const SHAPES = [
  "M0 -9A9 9 0 1 1 0 9A9 9 0 1 1 0 -9Z",
  "M-8 -8H8V8H-8Z",
  "M0 -11L11 8.5H-11Z",
  "M0 -10L10 0L0 10L-10 0Z",
  "M-8.7 -5L0 -10L8.7 -5V5L0 10L-8.7 5Z",
  "M-3.5 -9.3H3.5V-3.5H9.3V3.5H3.5V9.3H-3.5V3.5H-9.3V-3.5H-3.5Z",
  "M0 -10L2.9 -3.2L9.5 -3.1L4.3 1.6L5.9 8.1L0 4.5L-5.9 8.1L-4.3 1.6L-9.5 -3.1L-2.9 -3.2Z",
  "M-9 -4A9 9 0 0 1 9 -4L0 9.5Z",
] as const;

/** The number of colours. */
export const COLOURS = LETTERS.length;

/** The colours, letters and shapes of one seat, without a name. */
export function paint(seat: number): Pick<SeatLook, "colour" | "ink" | "letter" | "shape"> {
  const colour = seat % COLOURS;
  return {
    colour: `var(--seat-${colour})`,
    ink: `var(--seat-${colour}-ink)`,
    letter: LETTERS[seat] ?? "?",
    shape: SHAPES[seat % SHAPES.length] ?? SHAPES[0],
  };
}

/** The name of a chair's owner; `bot` names a bot. */
export function chairName(meta: Meta, chair: number, bot: (level: string, chair: number) => string): string {
  const place = meta.chairs[chair];
  if (place === undefined) return "–";
  if (place.player !== null) return meta.people[place.player] ?? "?";
  return place.bot === null ? "–" : bot(place.bot, chair);
}

/** The picture of a chair's owner; nothing for an empty chair. */
export function chairFace(meta: Meta, chair: number): { face?: string } {
  const { player = null, bot = null } = meta.chairs[chair] ?? {};
  const face = player === null ? bot !== null && botFace(bot, chair) : meta.faces[player];
  return typeof face === "string" ? { face } : {};
}

/** The seat whose colour a chair wears: its first seat in the game, or its own number before any game. */
export function seatOf(meta: Meta, chair: number): number {
  const seat = meta.seats.indexOf(chair);
  return seat < 0 ? chair : seat;
}

/** Tells bots of the same name apart by the letters of their seats. */
export function apart(seats: SeatLook[]): SeatLook[] {
  const bots = seats.filter(({ bot }) => bot !== null);
  return seats.map((look) => {
    const alike = look.bot !== null && bots.filter(({ name }) => name === look.name).length > 1;
    return alike ? { ...look, name: `${look.name} ${look.letter}`, lettered: true } : look;
  });
}

/** The look of each seat of the table; before the first game every chair is a seat. */
export function looks(meta: Meta, bot: (level: string, chair: number) => string): SeatLook[] {
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
    ...chairFace(meta, chair),
  }));
}
