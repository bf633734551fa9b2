import type { Event } from "../../wire/shinsai-jima";
import type { Cell } from "./grid";

/** Most tops with a mark; older marks are left out, or twelve players would mark the whole island. */
const LATEST = 10;

/** Return the cells that others changed since the reader's last move: where pieces went, and cubes came or fell. */
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
