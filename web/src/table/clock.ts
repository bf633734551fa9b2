import { settings } from "../settings";

/** The time of day of a moment in unix seconds, for this reader. */
export function clock(at: number): string {
  return new Date(at * 1000).toLocaleTimeString(settings.locale.value, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
}
