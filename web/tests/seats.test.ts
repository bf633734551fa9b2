import { describe, expect, it } from "vitest";
import { chairLook, seatLooks } from "../src/ui/people";
import { looks, paint } from "../src/ui/seats";
import { meta } from "./fake-socket";

const bot = (level: string): string => `bot ${level}`;

describe("seats", () => {
  it("are the chairs before any game", () => {
    expect(looks(meta(), bot).map(({ name, side, bot: level }) => [name, side, level])).toEqual([
      ["Aki", 0, null],
      ["bot club", 1, "club"],
    ]);
  });

  it("belong to their holders in a game, one person may hold several, and sides play together", () => {
    const teams = meta({
      seats: [0, 1, 0, 1],
      sides: [
        [0, 2],
        [1, 3],
      ],
    });
    expect(looks(teams, bot).map(({ name, side, letter }) => `${letter} ${name} ${side}`)).toEqual([
      "A Aki 0",
      "B bot club 1",
      "C Aki 0",
      "D bot club 1",
    ]);
  });

  it("are not those of a chair that somebody took after a game in which others had several", () => {
    const [one, two] = meta().chairs;
    if (one === undefined || two === undefined) throw new Error("two chairs");
    const after = meta({
      status: "over",
      seats: [0, 1, 0, 1],
      chairs: [one, two, { ...one, player: "p2" }],
      people: { p1: "Aki", p2: "Bo" },
    });
    const seats = seatLooks(after);
    expect([0, 2].map((chair) => chairLook(after, seats, chair).name)).toEqual(["Aki", "Bo"]);
  });

  it("differ in colour, letter and shape", () => {
    const five = [0, 1, 2, 3, 4].map(paint);
    for (const trait of ["colour", "letter", "shape"] as const)
      expect(new Set(five.map((look) => look[trait])).size).toBe(5);
  });
});
