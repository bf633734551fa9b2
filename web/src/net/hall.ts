import { computed, effect } from "@preact/signals";
import { api } from "./api";
import { Connection, type Socket } from "./connection";
import { reload } from "./reload";
import { settings } from "./settings";

const address = (): string => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;

/** The page's line to the server. */
export const hall = new Connection(
  () => new WebSocket(address()) as Socket,
  () => settings.locale.peek(),
  reload,
);

export const me = computed(() => hall.me.value);

/** The server's clock, unix seconds. */
export function now(): number {
  return Date.now() / 1000 + hall.ahead.peek();
}

// The hall writes to people who are away in the language of their page. The next hello names it again, should this not
// arrive.
effect(() => {
  const locale = settings.locale.value;
  // Until the welcome the hall knows the language of the hello, and `me` is old or not known.
  if (hall.status.value !== "open" || me.peek()?.locale === locale) return;
  void api.setMe({ locale }).then(
    (known) => (hall.me.value = known),
    () => undefined,
  );
});
