import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { BoardProps } from "./board";

/** What the board around is given, with its game: for parts of the kit that explain it. Null where none is. */
export const Given = createContext<(BoardProps<unknown, unknown, unknown> & { game: string }) | null>(null);

/** Whether the reader plays here in earnest: not in a lesson, not in a replay, not as a spectator. */
export function usePlays(): boolean {
  const given = useContext(Given);
  return given !== null && given.live && given.kept !== undefined && given.mine.length > 0;
}
