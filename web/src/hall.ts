import { computed } from "@preact/signals";
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
