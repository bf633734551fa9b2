/** The part of the service worker that shows what the hall pushes; it is one script, which `sw.js` takes in. */

import type { Route } from "../net/http";
import type { Push } from "../wire/push";

/** Where a subscription is kept. The script is one file: it imports types alone. */
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

// A push service may give a browser another address.
worker.addEventListener("pushsubscriptionchange", (change) => {
  const event = change as ExtendableEvent & { oldSubscription: PushSubscription | null };
  event.waitUntil(renew(event.oldSubscription));
});

async function renew(old: PushSubscription | null): Promise<void> {
  if (old === null) return;
  const fresh = await worker.registration.pushManager.subscribe(old.options);
  const headers = { "content-type": "application/json" };
  await fetch(BROWSERS, { method: "POST", headers, body: JSON.stringify(fresh) });
}
