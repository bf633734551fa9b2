import type { Clocks, Game, Meta, Pace } from "../wire/types";
import { t } from "./i18n";

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** Seconds that a chair has left at a moment, in unix seconds of the server. */
export function timeLeft(clocks: Clocks, chair: number, at: number): number {
  const left = clocks.left[chair] ?? 0;
  const since = Math.max(clocks.at, clocks.away[chair] ?? 0);
  return clocks.running.includes(chair) ? Math.max(0, left - Math.max(0, at - since)) : left;
}

/** True when others may ask for a stand-in on a chair: its time is up or, without a clock, the table waits for it. */
export function keepsWaiting(meta: Meta, game: Game | null, chair: number, at: number): boolean {
  const { clocks = null, actors = [] } = game ?? {};
  if (clocks !== null) return timeLeft(clocks, chair, at) <= 0;
  if (meta.status === "playing") return actors.some((seat) => meta.seats[seat] === chair);
  return meta.status === "over" && meta.goal > 1 && !meta.match_over && meta.chairs[chair]?.ready === false;
}

/** The seconds from which on time is short: a fifth of the clock, 30 at most; four hours where days count. */
export function short(pace: Pace): number {
  return pace.days > 0 ? 4 * HOUR : Math.min(30, (pace.minutes * MINUTE + pace.seconds) / 5);
}

/** A stretch of time in few letters: 0:07, 4:05, 1:02:03, 2 d 5 h. */
export function stretch(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole >= DAY)
    return t("time-days", { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) });
  const hours = Math.floor(whole / HOUR);
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  const rest = String(whole % MINUTE).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

/** A clock as it is set, in words. */
export function clockName(pace: Pace | null): string {
  if (pace === null) return t("clock-none");
  return pace.days > 0 ? t("clock-days", { days: pace.days }) : t("clock-bank", { ...pace });
}
