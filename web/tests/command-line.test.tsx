import { signal } from "@preact/signals";
import { expect, it } from "vitest";
import { draw, fire, texts } from "../src/boards/kit/tests/mount";
import { CommandLine } from "../src/pages/table/command-line";
import type { Table } from "../src/pages/table/table";
import { meta } from "./fake-socket";

it("the command line completes the number of a chair, whatever seats its owner had in the last game", () => {
  const [one, two] = meta().chairs;
  if (one === undefined || two === undefined) throw new Error("two chairs");
  const after = meta({
    status: "over",
    seats: [0, 1, 0, 1],
    chairs: [one, { ...one, player: "p2" }, { ...one, player: "p3" }],
    people: { p1: "Aki", p2: "Bo", p3: "Cleo" },
  });
  const table = { you: signal({ commands: { kick: null } }) } as unknown as Table;
  const page = draw(<CommandLine table={table} meta={after} />, []);
  const input = page.querySelector("input");
  if (input === null) throw new Error("no line");
  input.value = "/kick ";
  fire(input, new Event("input", { bubbles: true }));
  expect(texts(page, ".completions li")).toEqual(["/kick 1 Aki", "/kick 2 Bo", "/kick 3 Cleo"]);
});
