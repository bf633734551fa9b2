import { useEffect, useRef, useState } from "preact/hooks";
import { moving } from "../../net/settings";
import { winners } from "../kit/words";
import type { Props } from "./words";

/** The end of a game for the reader, while the hall shows it. */
export interface Moment {
  is: "won" | "lost";
  /** The seats that won. */
  seats: readonly number[];
  /** Called once the hall has shown it. */
  over: () => void;
}

/** Return the moment after the last film; null at other times, or without motion. Spectators see a victory. */
export function useMoment({ outcome, mine, live, view }: Props): Moment | null {
  const [moment, set] = useState<Moment | null>(null);
  const over = outcome !== null;
  const before = useRef(over);
  useEffect(() => {
    const news = over && !before.current;
    before.current = over;
    if (!news || !live || !moving()) return;
    // If nobody escaped, all are equal and the monster has won.
    const seats = view.escapes.length === 0 && winners(outcome).length > 1 ? [] : winners(outcome);
    const won = seats.length > 0 && (mine.length === 0 || mine.some((seat) => seats.includes(seat)));
    set({ is: won ? "won" : "lost", seats, over: () => set(null) });
    return () => set(null);
  }, [over]);
  return moment;
}
