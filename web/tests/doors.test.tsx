import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { draw, fire, one } from "../src/boards/kit/tests/mount";
import { Doors } from "../src/pages/company/doors";
import type { Circle } from "../src/wire/http";
import { SlowHall } from "./slow-hall";

const found = signal({ whereabouts: "everybody", letters: "everybody" } as Circle);

function Page(): JSX.Element {
  return <Doors circle={found.value} run={async (ask) => (await ask(), true)} />;
}

afterEach(() => vi.unstubAllGlobals());

it("a limit that was set on another device stays when this one sets the other", () => {
  const slow = new SlowHall();
  const page = draw(<Page />, []);
  void act(() => {
    found.value = { ...found.value, letters: "nobody" };
  });
  const friends = page.querySelectorAll<HTMLInputElement>("input[type=radio]")[1];
  void act(() => friends?.click());
  fire(one(page, "form"), new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  expect(slow.bodies).toEqual([{ whereabouts: "friends", letters: "nobody" }]);
});
