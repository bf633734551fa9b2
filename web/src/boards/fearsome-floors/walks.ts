import type { Event } from "../../wire/fearsome-floors";

/** A way that a piece went, by squares and doors; nobody's is the monster's. */
export interface Walk {
  seat: number | null;
  squares: readonly string[];
}

/** The ways that these events tell of, oldest first. Pieces that stayed, and what was laid, leave none. */
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
