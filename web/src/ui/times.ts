import { dated } from "./dialect";

/** The time of day of a moment in unix seconds, for this reader. */
export function clock(at: number): string {
  return dated(new Date(at * 1000), { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
}

/** The same, to the second. */
export function second(at: number): string {
  return dated(new Date(at * 1000), { timeStyle: "medium" });
}

/** A day. */
export function day(at: number): string {
  return dated(new Date(at * 1000), { dateStyle: "medium" });
}

/** A day and its hour. */
export function moment(at: number): string {
  return dated(new Date(at * 1000), { dateStyle: "medium", timeStyle: "short" });
}
