import { signal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it, vi } from "vitest";
import words from "../../src/hiroma/table/text/en.ftl?raw";
import { draw, settled } from "../src/boards/kit/tests/mount";
import { api } from "../src/net/api";
import type { Connection } from "../src/net/connection";
import { Failure } from "../src/net/http";
import { imports } from "../src/pages/imports/ask";
import { ImportsPage } from "../src/pages/imports/page";
import { OfferField } from "../src/pages/table/offer";
import { RatedField } from "../src/pages/table/rated";
import { Table } from "../src/pages/table/table";
import { TimeFields } from "../src/pages/table/time-fields";
import { Tool } from "../src/pages/table/tool";
import { Visibility } from "../src/pages/table/visibility";
import { WelcomeField } from "../src/pages/table/welcome";
import { house } from "../src/ui/house";
import { OptionField } from "../src/ui/option-field";
import { Pick } from "../src/ui/pick";
import { Switch } from "../src/ui/switch";
import type { Imports, OptionCard } from "../src/wire/http";
import { meta, you } from "./fake-socket";

const open = meta({
  game: "probe",
  clock: null,
  timeout: "bot",
  listed: true,
  listed_again: true,
  rated: false,
});
const CHOICE = { name: "sort", kind: "choice", choices: ["a", "b"], default: "a", clause: "" };
const NUMBER = { name: "many", kind: "number", low: 1, high: 9, default: 3, clause: "" };

/** A table that refuses everything. */
function deaf(): Table {
  const names = ["clock", "timeout", "listed", "watchers", "rated", "welcome", "offer", "option"];
  const table = new Table("t1", {
    follow: () => () => undefined,
    command: () => Promise.resolve({ type: "refused", id: "", code: "not-host", clause: null, what: {} }),
  } as unknown as Connection);
  table.meta.value = open;
  table.you.value = { ...you, chairs: [0], commands: Object.fromEntries(names.map((name) => [name, null])) };
  return table;
}

type Shown = HTMLInputElement | HTMLSelectElement;

/** All fields that can be set, and what each shows. */
const fields = (page: HTMLElement): Shown[] => [
  ...page.querySelectorAll<Shown>("select, .switch input, .number"),
];
const shown = (field: Shown): unknown =>
  field instanceof HTMLInputElement && field.type === "checkbox" ? field.checked : field.value;

/** Sets a field to something else. */
function change(field: Shown): void {
  void act(() => {
    if (field instanceof HTMLSelectElement)
      field.selectedIndex = [...field.options].findIndex(({ value }) => value !== field.value);
    else if (field.type === "checkbox") field.checked = !field.checked;
    else field.value = "5";
    field.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

async function expectBack(view: JSX.Element, count: number): Promise<void> {
  const page = draw(view, [words]);
  await settled();
  const all = fields(page);
  expect(all).toHaveLength(count);
  for (const field of all) {
    const before = shown(field);
    change(field);
    expect(shown(field)).not.toBe(before);
    await settled();
    expect(shown(field)).toBe(before);
  }
}

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(api, "games").mockResolvedValue([]);
});

describe("what a table refuses is not shown as if it were so", () => {
  const playing = { ...open, status: "playing" };

  it.each([
    ["time", 2, <TimeFields key="" table={deaf()} meta={open} />],
    ["visibility", 3, <Visibility key="" table={deaf()} meta={open} />],
    ["rated", 1, <RatedField key="" table={deaf()} meta={open} />],
    ["welcome", 1, <WelcomeField key="" table={deaf()} meta={open} />],
    ["offer", 1, <OfferField key="" table={deaf()} meta={playing} />],
  ])("%s", async (_, count, view) => {
    await expectBack(view, count);
  });

  it("options", async () => {
    house.value = [{ id: "probe", version: 1, bots: [], options: [CHOICE, NUMBER] }] as never;
    const page = draw(<Tool table={deaf()} meta={open} />, [words]);
    const [sort, many] = fields(page);
    if (sort === undefined || many === undefined) throw new Error("no options");
    change(sort);
    change(many);
    await settled();
    expect([shown(sort), shown(many)]).toEqual(["a", "3"]);
  });
});

it("a log that could not be shared is not shown as shared", async () => {
  const card = { id: "i1", game: "probe", made: 0, shared: false, games: [] };
  const own = { imports: [card], most: 1, size: 1, most_size: 1 } as unknown as Imports;
  vi.spyOn(imports, "own").mockResolvedValue(own);
  vi.spyOn(imports, "share").mockRejectedValue(new Failure({ code: "offline", clause: null, what: {} }));
  await expectBack(<ImportsPage />, 1);
});

it("what is taken stays", async () => {
  const page = draw(<Switch label="" on={false} change={() => Promise.resolve(true)} />, []);
  const [field] = fields(page);
  if (field === undefined) throw new Error("no switch");
  change(field);
  await settled();
  expect(shown(field)).toBe(true);
});

it("a choice shows what is set, also when it comes back to what it was", async () => {
  const option = CHOICE as unknown as OptionCard;
  const page = draw(
    <OptionField game="probe" option={option} value="a" change={() => Promise.resolve(false)} />,
    [],
  );
  const [field] = fields(page);
  if (field === undefined) throw new Error("no choice");
  change(field);
  await settled();
  expect(shown(field)).toBe("a");
});

/** Draws a field that another player's doings draw once more before its own change is answered. */
async function expectKept(
  view: (redraw: Signal<number>, answer: Promise<boolean>) => JSX.Element,
): Promise<void> {
  const redraw = signal(0);
  let take: (taken: boolean) => void = () => undefined;
  const answer = new Promise<boolean>((taken) => (take = taken));
  const Page = (): JSX.Element => view(redraw, answer);
  const page = draw(<Page />, []);
  const [field] = fields(page);
  if (field === undefined) throw new Error("no field");
  const before = shown(field);
  change(field);
  const chosen = shown(field);
  expect(chosen).not.toBe(before);
  void act(() => void (redraw.value += 1));
  expect(shown(field)).toBe(chosen);
  take(false);
  await settled();
  expect(shown(field)).toBe(before);
}

describe("a change that is under way is shown, whatever else happens at the table", () => {
  it.each<[string, (redraw: Signal<number>, answer: Promise<boolean>) => JSX.Element]>([
    ["switch", (redraw, answer) => <Switch label={`${redraw.value}`} on={false} change={() => answer} />],
    [
      "choice",
      (redraw, answer) => (
        <OptionField
          game={`probe${redraw.value}`}
          option={CHOICE as unknown as OptionCard}
          value="a"
          change={() => answer}
        />
      ),
    ],
    [
      "number",
      (redraw, answer) => (
        <OptionField
          game={`probe${redraw.value}`}
          option={NUMBER as unknown as OptionCard}
          value={3}
          change={() => answer}
        />
      ),
    ],
    [
      "one of several",
      (redraw, answer) => (
        <Pick
          label={`${redraw.value}`}
          value={1}
          choices={[
            [1, "1"],
            [2, "2"],
          ]}
          pick={() => answer}
        />
      ),
    ],
  ])("%s", async (_, view) => {
    await expectKept(view);
  });
});

it("a number that is being typed stays while others sit down", () => {
  const others = signal(0);
  const Page = (): JSX.Element => (
    <OptionField
      game={`probe${others.value}`}
      option={NUMBER as unknown as OptionCard}
      value={3}
      change={() => undefined}
    />
  );
  const page = draw(<Page />, []);
  const [field] = fields(page);
  if (field === undefined) throw new Error("no number");
  void act(() => {
    field.value = "7";
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  });
  void act(() => void (others.value += 1));
  expect(shown(field)).toBe("7");
});
