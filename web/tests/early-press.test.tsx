import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { click, draw, one, settled } from "../src/boards/kit/tests/mount";
import { api } from "../src/net/api";
import { hall } from "../src/net/hall";
import { Failure } from "../src/net/http";
import { accounts } from "../src/pages/account/ask";
import { Sessions } from "../src/pages/account/safety";
import { NewTablePage } from "../src/pages/new/page";
import { house } from "../src/ui/house";
import type { Account, GameCard, Me } from "../src/wire/http";

const GAME = { id: "probe", seats: [2, 4], options: [], styles: [], lessons: [] } as unknown as GameCard;
const away = new Failure({ code: "offline", clause: null, what: {} });

function press(page: HTMLElement, words: string): void {
  const button = [...page.querySelectorAll("button")].find(({ textContent }) => textContent === words);
  if (button === undefined) throw new Error(`no button ${words}: ${page.textContent}`);
  click(button);
}

beforeEach(() => {
  vi.restoreAllMocks();
  house.value = [GAME];
  for (const ask of ["open", "play"] as const) vi.spyOn(api, ask).mockRejectedValue(away);
});

afterEach(() => {
  hall.me.value = null;
});

describe("a new table", () => {
  const asked = async (): Promise<unknown[]> => {
    const page = draw(<NewTablePage game="probe" />, []);
    press(page, "Find people");
    await settled();
    void act(() => void one(page, "form").dispatchEvent(new Event("submit", { cancelable: true })));
    await settled();
    return [vi.mocked(api.play), vi.mocked(api.open)].map((ask) => ask.mock.calls[0]?.[0].rated);
  };

  it("is rated or not as the hall decides while the page does not know its reader", async () => {
    expect(await asked()).toEqual([null, null]);
  });

  it.each([true, false])("is rated for a reader with an account: %s", async (account) => {
    hall.me.value = { name: "Aki", account } as Me;
    expect(await asked()).toEqual([account, account]);
  });
});

it("tokens are taken back though the devices are being signed out already", async () => {
  const account = { sessions: [], tokens: 1 } as unknown as Account;
  let answer = (): void => undefined;
  const ends = vi.spyOn(accounts, "endOthers");
  ends.mockImplementation(() => new Promise((answered) => (answer = () => answered(account))));
  const signedOut = (): Promise<void> => {
    answer();
    return settled().then(settled);
  };
  const page = draw(<Sessions account={account} changed={() => undefined} />, []);
  const out = (): void => press(page, "Sign out everywhere else");
  out();
  out();
  const tokens = one(page, "input") as HTMLInputElement;
  void act(() => {
    tokens.checked = true;
    tokens.dispatchEvent(new Event("change", { bubbles: true }));
  });
  out();
  expect(ends.mock.calls).toEqual([[false]]);
  await signedOut();
  expect(ends.mock.calls).toEqual([[false], [true]]);
});
