import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { draw, texts } from "../src/boards/kit/tests/mount";
import { Browsers } from "../src/pages/account/browsers";
import type { Notices } from "../src/wire/http";
import { settled, SlowHall } from "./slow-hall";

const ENDPOINT = "https://push.example/1";
/** The keys of the hall, before and after its host lost the file: 'AQID' and 'BAUG' in base64url. */
const FORMER = new Uint8Array([1, 2, 3]).buffer;
const PRESENT = new Uint8Array([4, 5, 6]).buffer;
const FRESH = { endpoint: "https://push.example/2", keys: { p256dh: "p", auth: "a" } };

const manager = {
  getSubscription: vi.fn(),
  subscribe: vi.fn(() => Promise.resolve({ toJSON: () => FRESH })),
};

let slow: SlowHall;

beforeEach(() => {
  slow = new SlowHall();
  vi.stubGlobal("PushManager", vi.fn());
  vi.stubGlobal("Notification", { permission: "granted" });
  vi.stubGlobal("registration", { pushManager: manager });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { getRegistration: () => Promise.resolve({ pushManager: manager }) },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe("a subscription of this browser", () => {
  async function shown(key: ArrayBuffer): Promise<string[]> {
    manager.getSubscription.mockResolvedValue({
      endpoint: ENDPOINT,
      options: { applicationServerKey: key },
    });
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(ENDPOINT));
    const id = Buffer.from(digest).toString("hex").slice(0, 32);
    const wishes = { key: "BAUG", browsers: [{ id, device: "", since: 1 }] } as unknown as Notices;
    const page = draw(<Browsers wishes={wishes} changed={() => undefined} />, []);
    await settled();
    await settled();
    return texts(page, "[role=status], .primary");
  }

  it("tells the reader", async () => expect(await shown(PRESENT)).toEqual(["This browser tells you."]));

  it("for a former key of the hall tells nobody, and can be made again", async () =>
    expect(await shown(FORMER)).toEqual(["This browser does not tell you.", "Tell me in this browser"]));
});

describe("a new address from the push service", () => {
  /** Tell the service worker of a change; return what it waits for. */
  async function changed(fields: object): Promise<Promise<unknown>[]> {
    await import("../src/app/push-worker");
    const works: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>): void => void works.push(work);
    self.dispatchEvent(Object.assign(new Event("pushsubscriptionchange"), { waitUntil }, fields));
    await settled();
    return works;
  }

  it("is asked for with the present key, also where the browser does not say what it had", async () => {
    const works = await changed({ oldSubscription: null });
    expect(slow.next).toBe("GET /api/notices");
    await slow.answer({ key: "BAUG" });
    expect(manager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "BAUG" });
    expect(slow.next).toBe("POST /api/notices/browsers");
    await slow.answer({});
    await Promise.all(works);
    expect(slow.bodies.at(-1)).toEqual(FRESH);
  });

  it("is kept as the browser made it, and not asked for where the hall has no push", async () => {
    const former = await changed({ oldSubscription: null, newSubscription: { toJSON: () => FRESH } });
    await slow.answer({ key: "BAUG" });
    expect([slow.next, slow.bodies.at(-1)]).toEqual(["POST /api/notices/browsers", FRESH]);
    await slow.answer({});
    const works = await changed({ oldSubscription: null });
    await slow.answer({ key: "" });
    await Promise.all([...former, ...works]);
    expect(slow.next).toBeUndefined();
    expect(manager.subscribe).not.toHaveBeenCalled();
  });
});
