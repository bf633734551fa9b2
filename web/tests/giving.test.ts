import { expect, test } from "vitest";
import type { Answer } from "../src/net/connection";
import { give } from "../src/pages/table/asking";
import type { Table } from "../src/pages/table/table";

/** A table on a slow line: the commands sent to it, and a function that answers the first of them. */
function slow(): { table: Table; asked: string[]; answer: () => Promise<void> } {
  const asked: string[] = [];
  const waiting: ((answer: Answer) => void)[] = [];
  const table = {
    id: "t",
    meta: { peek: () => null },
    ask: (name: string, args: object) => {
      asked.push(`${name} ${JSON.stringify(args)}`);
      return new Promise<Answer>((told) => waiting.push(told));
    },
  } as unknown as Table;
  const answer = async (): Promise<void> => {
    waiting.shift()?.({ type: "ack", id: "x", table: "t", rev: 1, reply: null });
    await new Promise((soon) => setTimeout(soon));
  };
  return { table, asked, answer };
}

test("what is pressed again while it is under way is given once", async () => {
  const { table, asked, answer } = slow();
  const presses = [give(table, "undo"), give(table, "undo"), give(table, "undo")];
  expect(asked).toEqual(["undo {}"]);
  await answer();
  expect(await Promise.all(presses)).toEqual([true, true, true]);
  void give(table, "undo");
  expect(asked).toHaveLength(2);
});

test("on, off and on again are three commands", () => {
  const { table, asked } = slow();
  for (const on of [true, false, true]) void give(table, "rated", { on });
  expect(asked).toEqual(['rated {"on":true}', 'rated {"on":false}', 'rated {"on":true}']);
});
