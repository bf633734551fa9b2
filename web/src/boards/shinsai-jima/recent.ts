import type { Event } from "../../wire/shinsai-jima";
import type { Cell } from "./grid";

/** Among twelve players all tops would be marked: older marks are left out. */
const LATEST = 10;

/** The tops where the others left something since one's own last move: where pieces went, and cubes fell. */
export function trail(events: readonly Event[]): ReadonlySet<Cell> {
  return new Set(
    events
      .flatMap((event): (Cell | null)[] => {
        switch (event.event) {
          case "built":
          case "placed":
          case "colour-placed":
          case "rockfell":
          case "wiped":
          case "crushed":
          case "starved":
          case "drowned":
            return [event.cell];
          case "walked":
          case "cube-moved":
            return [event.start, event.cell];
          case "swung":
            return [event.path.at(-1) ?? null];
          case "flew":
            return [event.cell];
          default:
            return [];
        }
      })
      .filter((cell): cell is Cell => cell !== null && cell !== "-")
      .slice(-LATEST),
  );
}
