import { signal } from "@preact/signals";
import { act } from "preact/test-utils";
import { beforeEach, expect, it, vi } from "vitest";
import { click, draw, one, settled, texts } from "../src/boards/kit/tests/mount";
import { api } from "../src/net/api";
import { Failure } from "../src/net/http";
import { known } from "../src/pages/new/presets";
import { RulesField } from "../src/pages/new/rules";
import { dismiss, notices } from "../src/ui/notices";
import type { GameCard, Preset, Presets } from "../src/wire/http";

const GAME = {
  id: "probe",
  options: [{ name: "shy", kind: "flag", default: false, doubtful: false, clause: "" }],
  styles: [],
} as unknown as GameCard;

const SHY = { shy: true };
const other = (name: string): Preset => ({ game: "elsewhere", name, options: {} });
const shy: Preset = { game: "probe", name: "shy", options: SHY };

/** The presets that the hall keeps. */
let held: Preset[];
const own = (): Presets => ({ house: [], mark: "here", own: [...held] });
const failure = new Failure({ code: "offline", clause: null, what: {} });

const show = (): HTMLElement => draw(<RulesField game={GAME} options={signal(SHY)} />, []);

async function keep(page: HTMLElement): Promise<void> {
  const field = one(page, "input.text") as HTMLInputElement;
  void act(() => {
    field.value = "shy";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  click(one(page, ".field .row button"));
  await settled();
}

const said = (): string[] => notices.value.map(({ text }) => text);

beforeEach(() => {
  vi.restoreAllMocks();
  for (const { n } of notices.value) dismiss(n);
  known.value = null;
  held = [other("one")];
  vi.spyOn(api, "presets").mockImplementation(() => Promise.resolve(own()));
  vi.spyOn(api, "keepPresets").mockImplementation((all) => {
    held = [...all];
    return Promise.resolve(own());
  });
});

it("nothing is kept before the presets have come", async () => {
  vi.mocked(api.presets).mockRejectedValue(failure);
  const page = show();
  await settled();
  expect(page.querySelector("input.text")).toBeNull();
  expect(texts(page, ".way strong")).toHaveLength(2);
});

it("a preset is added to those that another window has kept", async () => {
  const page = show();
  await settled();
  held.push(other("two"));
  await keep(page);
  expect(held).toEqual([other("one"), other("two"), shy]);
  expect(said()).toEqual(["Kept as “shy”."]);
});

it("a preset is forgotten alone", async () => {
  held = [other("one"), shy];
  const page = show();
  await settled();
  held.push(other("two"));
  click(one(page, "button.small.plain"));
  await settled();
  expect(held).toEqual([other("one"), other("two")]);
});

it("what the hall refuses is not said to be kept", async () => {
  vi.mocked(api.keepPresets).mockRejectedValue(failure);
  const page = show();
  await settled();
  await keep(page);
  expect(notices.value.map(({ refused }) => refused)).toEqual([true]);
});

it("presets that were asked for earlier do not come after those just kept", async () => {
  show();
  await settled();
  let late: (found: Presets) => void = () => undefined;
  vi.mocked(api.presets).mockImplementationOnce(() => new Promise((answered) => (late = answered)));
  const page = show();
  const before = own();
  await keep(page);
  late(before);
  await settled();
  expect(known.value?.own).toEqual([other("one"), shy]);
});
