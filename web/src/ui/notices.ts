import { signal } from "@preact/signals";
import { alarm } from "./announce";

/** A short word to the reader alone, with the clause it rests on. */
export interface Notice {
  n: number;
  text: string;
  link: { href: string; text: string } | null;
}

const LASTS_MS = 7_000;

export const notices = signal<readonly Notice[]>([]);
let count = 0;

/** Shows and speaks a notice for a few seconds. */
export function notify(text: string, link: Notice["link"] = null): void {
  const n = ++count;
  notices.value = [...notices.peek().slice(-2), { n, text, link }];
  alarm(text);
  setTimeout(() => dismiss(n), LASTS_MS);
}

export function dismiss(n: number): void {
  notices.value = notices.peek().filter((notice) => notice.n !== n);
}
