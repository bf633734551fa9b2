import { signal } from "@preact/signals";
import { alarm } from "./announce";
import { protest } from "./sound/touch";

/** A short message for the reader alone, with the clause it rests on. */
export interface Notice {
  n: number;
  text: string;
  link: { href: string; text: string } | null;
  /** True when the text is the reason for a refusal. */
  refused: boolean;
}

const LASTS_MS = 7_000;

export const notices = signal<readonly Notice[]>([]);
let count = 0;
/** True while the reader is at the notices, by pointer or focus. */
let held = false;
const timers = new Map<number, ReturnType<typeof setTimeout>>();

/** Shows and speaks a notice for a few seconds. One that is `refused` ends early when a command is accepted. */
export function notify(text: string, link: Notice["link"] = null, refused = false): void {
  const n = ++count;
  notices.value = [...notices.peek().slice(-2), { n, text, link, refused }];
  alarm(text);
  if (!held) fade(n);
}

/** Shows and speaks the reason for a refusal, with a sound. */
export function warn(text: string, link: Notice["link"] = null): void {
  notify(text, link, true);
  protest();
}

/** Drops earlier refusals, because a command was accepted. */
export function accepted(): void {
  for (const { n, refused } of notices.peek()) if (refused) dismiss(n);
}

export function dismiss(n: number): void {
  clearTimeout(timers.get(n));
  timers.delete(n);
  notices.value = notices.peek().filter((notice) => notice.n !== n);
  if (notices.peek().length === 0) held = false;
}

/** Keeps the notices while the reader is at them; afterwards each has its whole time. */
export function hold(still: boolean): void {
  held = still;
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
  if (!still) for (const { n } of notices.peek()) fade(n);
}

function fade(n: number): void {
  timers.set(
    n,
    setTimeout(() => dismiss(n), LASTS_MS),
  );
}
