import { signal } from "@preact/signals";
import { render, type JSX } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { DoorFields } from "../src/pages/table/door";
import type { Table } from "../src/pages/table/table";
import { Visibility } from "../src/pages/table/visibility";
import type { Meta } from "../src/wire/types";

const page = document.createElement("div");
document.body.append(page);
const OPEN = {
  practice: false,
  shared: "",
  paired: 0,
  max_chairs: 4,
  door: null,
  watched: true,
  members: false,
  behind_entries: 0,
  behind_minutes: 0,
  listed: true,
  listed_again: true,
} as unknown as Meta;

/** A table that has not answered yet, with the last command sent to it. */
function slow(): { table: Table; last: () => unknown; answer: (type: string) => Promise<void> } {
  const answers: ((answer: { type: string }) => void)[] = [];
  const ask = vi.fn(() => new Promise((answered) => answers.push(answered)));
  const table = {
    you: signal({ commands: { door: null, watchers: null, listed: null } }),
    meta: signal(OPEN),
    ask,
  };
  return {
    table: table as unknown as Table,
    last: () => ask.mock.lastCall,
    answer: async (type) => {
      await act(async () => {
        for (const each of answers.splice(0)) each({ type });
        await Promise.resolve();
      });
    },
  };
}

function draw(view: JSX.Element): HTMLSelectElement[] {
  void act(() => render(view, page));
  return [...page.querySelectorAll("select")];
}

function pick(select: HTMLSelectElement | undefined, index: number): void {
  if (select === undefined) throw new Error("no such choice");
  void act(() => {
    select.selectedIndex = index;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

describe("two changes, the second before the table has answered the first", () => {
  beforeEach(() => void act(() => render(null, page)));

  it("both count at the door", async () => {
    const { table, last, answer } = slow();
    const [lowest, , games] = draw(<DoorFields table={table} meta={OPEN} />);
    pick(lowest, 7);
    pick(games, 3);
    expect(last()).toEqual(["door", { lowest: 1400, highest: 0, games: 10, stayed: 0 }]);
    expect(lowest?.selectedIndex).toBe(7);
    await answer("ack");
  });

  it("both count for those who watch", async () => {
    const { table, last, answer } = slow();
    const [who, late] = draw(<Visibility table={table} meta={OPEN} />);
    pick(late, 1);
    pick(who, 1);
    expect(last()).toEqual(["watchers", expect.objectContaining({ on: true, members: true })]);
    expect((last() as [string, { entries: number; minutes: number }])[1]).not.toMatchObject({
      entries: 0,
      minutes: 0,
    });
    await answer("ack");
  });
});
