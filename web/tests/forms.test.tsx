import type { JSX } from "preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { draw, fire, one, texts } from "../src/boards/kit/tests/mount";
import { SignIn } from "../src/pages/account/entrance";
import { Password } from "../src/pages/account/safety";
import { Vacation } from "../src/pages/account/vacation";
import type { Account } from "../src/wire/http";
import { settled, SlowHall } from "./slow-hall";

let slow: SlowHall;

beforeEach(() => {
  slow = new SlowHall();
});
afterEach(() => vi.unstubAllGlobals());

function submit(page: Element): void {
  fire(one(page, "form"), new SubmitEvent("submit", { bubbles: true, cancelable: true }));
}

function type(page: Element, selector: string, text: string): void {
  const field = one(page, selector) as HTMLInputElement;
  field.value = text;
  fire(field, new InputEvent("input", { bubbles: true }));
}

const dead = (page: Element): string | null => one(page, "[type=submit]").getAttribute("aria-disabled");

describe("a password that is mended while the wrong one is under way", () => {
  function signIn(): Element {
    const page = draw(<SignIn provider="" />, ["refusal-wrong-sign-in = Wrong."]);
    type(page, "[autocomplete^=username]", "Aki");
    type(page, "[autocomplete=current-password]", "wrong");
    submit(page);
    expect(dead(page)).toBe("true");
    type(page, "[autocomplete=current-password]", "right");
    expect(dead(page)).toBe("false");
    submit(page);
    submit(page);
    return page;
  }

  it("is sent after it, once", async () => {
    const page = signIn();
    expect(slow.asked).toHaveLength(1);
    await slow.refuse("wrong-sign-in");
    await settled();
    expect(slow.bodies).toEqual([
      { name: "Aki", password: "wrong" },
      { name: "Aki", password: "right" },
    ]);
    expect(texts(page, "[role=alert]")[0]).toBe("");
    await slow.refuse("wrong-sign-in");
    expect(texts(page, "[role=alert]")[0]).toBe("Wrong.");
    expect(slow.asked).toHaveLength(2);
    expect(dead(page)).toBe("false");
  });

  it("is not sent when the reader is typing on", async () => {
    const page = signIn();
    type(page, "[autocomplete=current-password]", "right on");
    await slow.refuse("wrong-sign-in");
    await settled();
    expect(slow.asked).toHaveLength(1);
    submit(page);
    expect(slow.bodies.at(-1)).toEqual({ name: "Aki", password: "right on" });
  });
});

it("a new password that was typed while another was saved stays, and is not called saved", async () => {
  const account = { password: true, tokens: 0, provider: "", linked: false } as Account;
  function Page(): JSX.Element {
    return <Password account={account} changed={() => undefined} />;
  }
  const page = draw(<Page />, []);
  type(page, "[autocomplete=current-password]", "old");
  type(page, "[autocomplete=new-password]", "first");
  submit(page);
  type(page, "[autocomplete=new-password]", "second");
  submit(page);
  await slow.answer(account);
  await settled();
  const shown = (selector: string): string => (one(page, selector) as HTMLInputElement).value;
  // The hall asks for the present password again, and that is "first" now.
  expect(slow.asked).toHaveLength(1);
  expect([shown("[autocomplete=current-password]"), shown("[autocomplete=new-password]")]).toEqual([
    "",
    "second",
  ]);
  expect(texts(page, ".saved")).toEqual([""]);
  type(page, "[autocomplete=current-password]", "first");
  submit(page);
  await slow.answer(account);
  expect(texts(page, ".saved")).not.toEqual([""]);
});

describe("the number of days off", () => {
  it.each([
    ["7", true],
    ["７", false],
    ["seven", false],
    ["0", false],
    ["1.5", false],
    ["367", false],
  ])("%s is a number that the hall takes: %s", async (text, fits) => {
    const page = draw(<Vacation />, ["vacation-days = Days"]);
    await slow.answer({ left: 30, begins: null, until: null });
    type(page, ".field:nth-of-type(2) input", text);
    expect((one(page, "form") as HTMLFormElement).checkValidity()).toBe(fits);
  });
});
