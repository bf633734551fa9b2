import { useRef, useState } from "preact/hooks";

/**
 * A setting of several parts that one command sets as a whole. Returns the setting and a way to change parts of it.
 *
 * A change builds on the setting that was asked for last, shown already or not: two quick changes both count.
 */
export function useWhole<Whole extends object>(
  shown: Whole,
  ask: (whole: Whole) => Promise<unknown>,
): [Whole, (parts: Partial<Whole>) => void] {
  const latest = useRef<Whole | null>(null);
  const [asked, setAsked] = useState<Whole | null>(null);
  const change = (parts: Partial<Whole>): void => {
    const whole = { ...(latest.current ?? shown), ...parts };
    latest.current = whole;
    setAsked(whole);
    void ask(whole).finally(() => {
      if (latest.current !== whole) return;
      latest.current = null;
      setAsked(null);
    });
  };
  return [asked ?? shown, change];
}
