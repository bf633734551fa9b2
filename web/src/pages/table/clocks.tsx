import { effect, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { now } from "../../net/hall";
import { alarm } from "../../ui/announce";
import { t } from "../../ui/i18n";
import { play } from "../../ui/sound/play";
import { short, stretch, timeLeft } from "../../ui/time-left";
import { day } from "../../ui/times";
import type { Clocks, Meta } from "../../wire/types";
import type { Table } from "./table";

const TICK_MS = 250;
/** Least milliseconds until the warning: the call to the turn is spoken first. */
const AFTER_THE_CALL_MS = 1_500;
/** Most milliseconds that a browser's timer counts. */
const LONGEST_MS = 2e9;

/** The remaining time of a chair. */
export function ChairClock({
  table,
  meta,
  chair,
}: {
  table: Table;
  meta: Meta;
  chair: number;
}): JSX.Element | null {
  const clocks = table.game.value?.clocks ?? null;
  const left = useLeft(clocks, chair);
  const bot = meta.chairs[chair]?.bot ?? null;
  if (clocks === null || meta.clock === null || meta.status === "open" || bot !== null) return null;
  const runs = clocks.running.includes(chair);
  const away = clocks.away[chair] ?? 0;
  if (away > now()) return <span class="chair-clock">{t("vacation-until", { day: day(away) })}</span>;
  const time = stretch(left);
  return (
    <span
      class={`chair-clock ${runs ? "runs" : ""} ${runs && left <= short(meta.clock) ? "short" : ""}`}
      role="timer"
      aria-label={t("time-left", { time })}
    >
      {time}
    </span>
  );
}

function useLeft(clocks: Clocks | null, chair: number): number {
  const left = useSignal(0);
  useEffect(() => {
    if (clocks === null) return;
    const count = (): void => {
      left.value = timeLeft(clocks, chair, now());
    };
    count();
    if (!clocks.running.includes(chair)) return;
    const timer = setInterval(count, TICK_MS);
    return () => clearInterval(timer);
  }, [clocks, chair, left]);
  return left.value;
}

/** Warn the player once a turn that their time is getting short. Return a function that stops this. */
export function warnOfTime(table: Table): () => void {
  let warned = false;
  return effect(() => {
    const clocks = table.game.value?.clocks ?? null;
    const pace = table.meta.value?.clock ?? null;
    const chair = table.you.value?.chairs[0];
    const runs = clocks !== null && pace !== null && chair !== undefined && clocks.running.includes(chair);
    if (!runs) warned = false;
    if (!runs) return;
    const wait = (timeLeft(clocks, chair, now()) - short(pace)) * 1_000;
    if (wait > 0) warned = false;
    // Every entry of the table, as when others choose, brings the same clocks once more.
    if (warned || wait > LONGEST_MS) return;
    const warn = (): void => {
      warned = true;
      alarm(t("time-short", { time: stretch(timeLeft(clocks, chair, now())) }));
      play("clock");
    };
    const timer = setTimeout(warn, Math.max(wait, AFTER_THE_CALL_MS));
    return () => clearTimeout(timer);
  });
}
