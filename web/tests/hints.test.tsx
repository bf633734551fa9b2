import { expect, it } from "vitest";
import words from "../../src/hiroma/table/text/en.ftl?raw";
import { draw } from "../src/boards/kit/tests/mount";
import type { Connection } from "../src/net/connection";
import { Table } from "../src/pages/table/table";
import { Tool } from "../src/pages/table/tool";
import type { Game } from "../src/wire/types";
import { meta, you } from "./fake-socket";

const PLAYED = { status: "playing", shared: "", paired: 0, rated: false } as const;

it.each([
  [{}, "false"],
  [{ shared: "daily" }, "true"],
  [{ paired: 2 }, "true"],
  [{ rated: true }, "true"],
])("no hint is offered where the hall gives none: %o", (change, dead) => {
  const table = new Table("t1", { follow: () => () => undefined } as unknown as Connection);
  const here = meta({ game: "probe", ...PLAYED, ...change });
  table.meta.value = here;
  table.you.value = { ...you, chairs: [0] };
  table.game.value = { actors: [0] } as unknown as Game;
  const page = draw(<Tool table={table} meta={here} />, [words]);
  const hint = [...page.querySelectorAll("button")].find(({ textContent }) => textContent === "Hint");
  expect(hint?.getAttribute("aria-disabled")).toBe(dead);
});
