import type { NewBrowser } from "../wire/http";
import { Failure } from "./http";

/** Push messages in this browser: impossible, forbidden, off, or on, under the hall's id for the browser. */
export type Standing = "unable" | "forbidden" | "quiet" | { id: string };

/** Returns this browser's standing with a hall of this key. */
export async function standing(key: string): Promise<Standing> {
  const worker = await registration();
  if (worker === undefined) return "unable";
  if (Notification.permission === "denied") return "forbidden";
  const known = await worker.pushManager.getSubscription();
  if (known === null || Notification.permission !== "granted" || !fits(known, key)) return "quiet";
  return { id: await nameOf(known) };
}

/** Asks for permission and a push address; null without permission, throws `Failure` without an address. */
export async function listen(key: string): Promise<NewBrowser | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  try {
    const known = await pushManager.getSubscription();
    if (known !== null && !fits(known, key)) await known.unsubscribe();
    return written(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  } catch {
    throw new Failure({ code: "push-away", clause: null, what: {} });
  }
}

/** A subscription in the form that the hall takes. */
export function written(made: PushSubscription): NewBrowser {
  const { endpoint = "", keys = {} } = made.toJSON();
  return { endpoint, keys: { p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" } };
}

/** Ends the subscription of this browser. */
export async function hush(): Promise<void> {
  const worker = await registration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
    return undefined;
  return navigator.serviceWorker.getRegistration();
}

/** The hall's id for a browser: see `name_of` in server/notifications/push_subscriptions.py. */
async function nameOf({ endpoint }: PushSubscription): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(digest), (octet) => octet.toString(16).padStart(2, "0"))
    .join("")
    .slice(0, 32);
}

/** Returns true unless a subscription is for an earlier key of the hall: push services refuse its messages. */
function fits({ options }: PushSubscription, key: string): boolean {
  return encoded(options.applicationServerKey) === key;
}

function encoded(key: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(key ?? [])));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
