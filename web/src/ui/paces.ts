import type { Pace } from "../wire/types";

/** Clocks that are offered; any other one can be typed. */
export const OFFERED: readonly Pace[] = [
  { minutes: 3, seconds: 5, days: 0 },
  { minutes: 5, seconds: 10, days: 0 },
  { minutes: 10, seconds: 15, days: 0 },
  { minutes: 20, seconds: 30, days: 0 },
  { minutes: 0, seconds: 0, days: 1 },
  { minutes: 0, seconds: 0, days: 2 },
  { minutes: 0, seconds: 0, days: 3 },
  { minutes: 0, seconds: 0, days: 7 },
];
export const THEN = ["bot", "concede", "nothing"] as const;
