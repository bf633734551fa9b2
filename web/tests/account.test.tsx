import { afterEach, expect, it, vi } from "vitest";
import { click, draw, texts } from "../src/boards/kit/tests/mount";
import { AccountPage } from "../src/pages/account/page";
import type { Account } from "../src/wire/http";
import { SlowHall } from "./slow-hall";

const ACCOUNT: Account = {
  id: "p1",
  name: "Aki",
  since: 1,
  password: true,
  linked: false,
  provider: "",
  sessions: [],
  passkeys: [],
  tokens: 0,
  tables: 0,
  games: 0,
};

afterEach(() => vi.unstubAllGlobals());

it("says that signing out failed: one is still signed in", async () => {
  const slow = new SlowHall();
  const page = draw(<AccountPage refused={null} />, ["refusal-store-away = The hall cannot keep that now."]);
  while (slow.next !== undefined) {
    if (slow.next === "GET /api/account") await slow.answer(ACCOUNT);
    else await slow.refuse("store-away");
  }
  const out = [...page.querySelectorAll(".account-head .button")].at(-1);
  if (out !== undefined) click(out);
  expect(slow.next).toBe("POST /api/account/sign-out");
  await slow.refuse("store-away");
  expect(texts(page, ".account > [role=alert]")).toEqual(["The hall cannot keep that now."]);
});
