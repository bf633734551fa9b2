/** The part of the service worker that shows what the hall pushes; it is one script, which `sw.js` takes in. */

import type { Route } from "../net/http";
import type { Notices } from "../wire/http";
import type { Push } from "../wire/push";

/** Where the hall's key is, and where a subscription is kept. The script is one file: it imports types alone. */
const NOTICES: Route<"get"> = "/api/notices";
const BROWSERS: Route<"post"> = "/api/notices/browsers";

const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener("push", (event) => {
  const said = event.data?.json() as Push;
  event.waitUntil(
    worker.registration.showNotification(said.title, {
      body: said.body,
      tag: said.tag,
      data: said.url,
      icon: "/icon-192.png",
      badge: "/icon-192.png",
      renotify: true,
    } as NotificationOptions),
  );
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(new URL(String(event.notification.data), worker.location.origin)));
});

/** Focus the window that shows this address, or open a new one. */
async function lead(to: URL): Promise<unknown> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((window) => new URL(window.url).pathname === to.pathname);
  return there === undefined ? worker.clients.openWindow(to) : there.focus();
}

// A push service may give a browser another address. Few browsers say which one they had, or have.
worker.addEventListener("pushsubscriptionchange", (change) => {
  const event = change as ExtendableEvent & { newSubscription?: PushSubscription | null };
  event.waitUntil(renew(event.newSubscription ?? null));
});

async function renew(made: PushSubscription | null): Promise<void> {
  const headers = { accept: "application/json", "content-type": "application/json" };
  const { key } = (await (await fetch(NOTICES, { headers })).json()) as Notices;
  if (key === "") return;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  const fresh = made ?? (await worker.registration.pushManager.subscribe(wanted));
  await fetch(BROWSERS, { method: "POST", headers, body: JSON.stringify(fresh) });
}
