import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { BoardProps } from "./board";

/** The properties of the surrounding board and its game, for parts of the kit that explain it. Null outside a board. */
export const Given = createContext<(BoardProps<unknown, unknown, unknown> & { game: string }) | null>(null);

/** Return true where the reader plays in earnest: not in a lesson, not in a replay, not as a spectator. */
export function usePlays(): boolean {
  const given = useContext(Given);
  return given !== null && given.live && given.kept !== undefined && given.mine.length > 0;
}
