import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Draft } from "./draft";

/** What a person asks of a board while the rules are still answering about the step before. */
export interface Patience<Asks> {
  /** Does this at once, or as soon as the rules have answered, on the board as it is then. */
  soon: (ask: (now: Asks) => void) => void;
  /** Drops what waits. */
  forget: () => void;
}

/** Does what is asked one after another. A refusal drops what waits. */
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
