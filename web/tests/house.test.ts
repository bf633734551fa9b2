import { beforeEach, expect, it, vi } from "vitest";
import { api } from "../src/net/api";
import { cardOf, gameCard, house, learnVersion } from "../src/ui/house";
import type { GameCard } from "../src/wire/http";

const NEWEST: GameCard = {
  id: "pile",
  version: 2,
  designers: [],
  seats: [2, 3],
  options: [],
  minutes: null,
  styles: [],
  bots: ["casual", "strong"],
  lessons: [],
  teaches: {},
  packaged: null,
  insight: false,
  achievements: [],
};

beforeEach(() => {
  house.value = [NEWEST];
});

it("a table of the newest version asks nothing", async () => {
  const asked = vi.spyOn(api, "gameAt");
  await learnVersion("pile", 2);
  expect(asked).not.toHaveBeenCalled();
  expect(cardOf({ game: "pile", version: 2 })).toBe(NEWEST);
});

it("a table of an older version has the bots and options of its own version", async () => {
  const asked = vi.spyOn(api, "gameAt").mockResolvedValue({ ...NEWEST, version: 1, bots: ["casual"] });
  expect(cardOf({ game: "pile", version: 1 })).toBeUndefined();
  await Promise.all([learnVersion("pile", 1), learnVersion("pile", 1)]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(cardOf({ game: "pile", version: 1 })?.bots).toEqual(["casual"]);
  expect(gameCard("pile")).toBe(NEWEST);
});
