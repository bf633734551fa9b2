import { expect, it, vi } from "vitest";
import { api } from "../src/net/api";
import { hall } from "../src/net/hall";
import { settings } from "../src/net/settings";
import type { Me } from "../src/wire/http";

it("a language that is chosen before the welcome reaches the hall", () => {
  const told = vi.spyOn(api, "setMe").mockReturnValue(new Promise(() => undefined));
  const before = settings.locale.peek();
  hall.status.value = "connecting";
  settings.locale.value = "de";
  expect(told).not.toHaveBeenCalled();
  hall.me.value = { locale: before } as Me;
  hall.status.value = "open";
  expect(told.mock.calls).toEqual([[{ locale: "de" }]]);
  settings.locale.value = "ja";
  expect(told.mock.calls.slice(1)).toEqual([[{ locale: "ja" }]]);
});
