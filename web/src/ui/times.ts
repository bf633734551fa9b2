import { dialect } from "./dialect";

/** The time of day of a moment in unix seconds, for this reader. */
export function clock(at: number): string {
  return new Date(at * 1000).toLocaleTimeString(dialect(), {
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

/** A day of the calendar, such as '2026-11-23', in full. */
export function calendarDay(date: string): string {
  const style = new Intl.DateTimeFormat(dialect(), { dateStyle: "full", timeZone: "UTC" });
  return style.format(new Date(`${date}T00:00:00Z`));
}

function written(at: number, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(dialect(), style).format(at * 1000);
}
