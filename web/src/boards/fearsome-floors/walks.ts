import type { Event } from "../../wire/fearsome-floors";

/** The way of a piece, by squares and doors; a null `seat` means the monster. */
export interface Walk {
  seat: number | null;
  squares: readonly string[];
}

/** Return the ways in these events, oldest first. Pieces that stayed and items that were laid leave none. */
export function lately(events: readonly Event[]): Walk[] {
  const walks: { seat: number | null; squares: string[] }[] = [];
  const last = (): string[] => walks.at(-1)?.squares ?? [];
  for (const event of events)
    switch (event.event) {
      case "taken":
        walks.push({ seat: event.seat, squares: [event.square ?? "entrance"] });
        break;
      case "entered":
        last().push(event.square);
        break;
      case "stepped":
        last().push(...event.over, event.square);
        break;
      case "escaped":
        last().push("exit");
        break;
      case "monster-stepped":
        if (event.step === 1) walks.push({ seat: null, squares: [event.start] });
        last().push(...event.path);
        break;
      case "monster-teleported":
        last().push(event.square);
        break;
      default:
    }
  return walks.filter(({ squares }) => squares.length > 1);
}
