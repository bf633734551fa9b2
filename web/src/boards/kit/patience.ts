import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Draft } from "./draft";

/** A player's requests to a board while the server still checks the step before. */
export interface Patience<Asks> {
  /** Do this at once, or as soon as the server has answered, on the board as it is then. */
  soon: (ask: (now: Asks) => void) => void;
  /** Drop the requests that wait. */
  forget: () => void;
}

/** Carry out requests one after another. A refusal drops those that wait. */
export function usePatience<Asks>(
  asks: Asks,
  { busy, refused }: Pick<Draft<never, never, never>, "busy" | "refused">,
): Patience<Asks> {
  const waiting = useRef<((now: Asks) => void)[]>([]);
  const [turn, setTurn] = useState(0);
  useLayoutEffect(() => {
    if (refused !== null) waiting.current = [];
  }, [refused]);
  useLayoutEffect(() => {
    const next = busy ? undefined : waiting.current.shift();
    if (next === undefined) return;
    next(asks);
    setTurn((n) => n + 1);
  }, [busy, turn]);
  return {
    soon: (ask) => {
      waiting.current.push(ask);
      setTurn((n) => n + 1);
    },
    forget: () => void (waiting.current = []),
  };
}
