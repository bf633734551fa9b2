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

it("asks for the password before it links the account with the provider", async () => {
  const slow = new SlowHall();
  const page = draw(<AccountPage refused={null} />, ["account-link = Link with { $provider }"]);
  while (slow.next !== undefined) {
    if (slow.next === "GET /api/account") await slow.answer({ ...ACCOUNT, provider: "Club" });
    else await slow.refuse("store-away");
  }
  const form = [...page.querySelectorAll("form")].find((one) => one.textContent.includes("Link with"));
  const field = form?.querySelector<HTMLInputElement>("input");
  expect(field?.autocomplete).toBe("current-password");
  if (field) {
    field.value = "correct horse battery";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  form?.requestSubmit();
  expect(slow.next).toBe("POST /api/account/oidc");
  expect(slow.bodies.at(-1)).toEqual({ password: "correct horse battery" });
});
