import { settings } from "../net/settings";

/** The time of day of a moment in unix seconds, for this reader. */
export function clock(at: number): string {
  return new Date(at * 1000).toLocaleTimeString(settings.locale.value, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
}

/** The same, to the second. */
export function second(at: number): string {
  return written(at, { timeStyle: "medium" });
}

/** A day. */
export function day(at: number): string {
  return written(at, { dateStyle: "medium" });
}

/** A day and its hour. */
export function moment(at: number): string {
  return written(at, { dateStyle: "medium", timeStyle: "short" });
}

function written(at: number, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(settings.locale.value, style).format(at * 1000);
}
