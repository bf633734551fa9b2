import { render, type JSX } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { finish, hintAgain, hints } from "../../../ui/hints";
import type { BoardProps } from "../board";
import { Clock, ClockOf } from "../clock";
import { Coach, GLANCE_MS, READ_MS, type Mark } from "../coach";
import { Given } from "../given";
import { click, draw, looks, one } from "./mount";

interface State {
  taken: boolean;
  mine: boolean;
}

const MARKS: readonly Mark<State>[] = [
  { name: "goal", at: ".goal", when: ({ mine }) => mine },
  { name: "take", at: ".take", when: ({ mine, taken }) => mine && !taken },
  { name: "end", at: ".end", when: ({ taken }) => taken },
];
const TEXTS = ["toy-coach-goal = Get there.\ntoy-coach-take = Take it.\ntoy-coach-end = End it."];

const given: BoardProps<unknown, unknown, unknown> & { game: string } = {
  game: "toy",
  view: {},
  moves: {},
  actors: [0],
  mine: [0],
  seats: looks(2),
  happened: null,
  submit: () => Promise.resolve(true),
  preview: null,
  outcome: null,
  kept: { table: "a", no: 1 },
  live: true,
};

let page: HTMLElement;
let clock: Clock;

function board(state: State, changes: Partial<typeof given> = {}): JSX.Element {
  return (
    <ClockOf.Provider value={clock}>
      <Given.Provider value={{ ...given, ...changes }}>
        <div class="board">
          <Coach game="toy" marks={MARKS} state={state} />
          <i class="goal" data-hidden />
          <i class="goal" />
          <button class="take" />
          <button class="end" />
        </div>
      </Given.Provider>
    </ClockOf.Provider>
  );
}

const show = (state: State, changes: Partial<typeof given> = {}): void => {
  page = draw(board(state, changes), TEXTS);
};
const redraw = (state: State): void => void act(() => render(board(state), page));
const said = (): string => page.querySelector(".coach [role=status]")?.textContent ?? "–";
const touch = (): void => void one(page, ".take").dispatchEvent(new Event("pointerdown", { bubbles: true }));
const press = (name: string): void =>
  click([...page.querySelectorAll(".coach button")].find((each) => each.textContent === name) ?? page);
const start: State = { taken: false, mine: true };

beforeEach(() => {
  HTMLElement.prototype.showPopover = () => undefined;
  clock = new Clock();
  hintAgain();
});

describe("the coach", () => {
  it("shows one hint at a time, and the next when it was understood or followed", () => {
    const later = vi.spyOn(performance, "now").mockReturnValue(1000);
    show(start);
    expect(said()).toBe("Get there.");
    press("Got it");
    expect(said()).toBe("Take it.");
    later.mockReturnValue(1000 + GLANCE_MS);
    touch();
    redraw({ ...start, taken: true });
    expect(said()).toBe("End it.");
    expect(hints.understood.value).toEqual(["toy:goal", "toy:take"]);
    later.mockRestore();
  });

  it("comes again when it went by a press that was under way before it", () => {
    const later = vi.spyOn(performance, "now").mockReturnValue(1000);
    show(start);
    press("Got it");
    later.mockReturnValue(1000 + GLANCE_MS - 1);
    touch();
    redraw({ ...start, taken: true });
    redraw(start);
    expect(said()).toBe("Take it.");
    later.mockRestore();
  });

  it("comes again when it went before anybody did anything or could read it", () => {
    const later = vi.spyOn(performance, "now").mockReturnValue(1000);
    show(start);
    press("Got it");
    redraw({ ...start, taken: true });
    redraw(start);
    expect(said()).toBe("Take it.");
    later.mockReturnValue(1000 + READ_MS);
    redraw({ ...start, taken: true });
    redraw(start);
    expect(said()).toBe("");
    later.mockRestore();
  });

  it("says what was understood no more, at this game", () => {
    show(start);
    press("Got it");
    show(start);
    expect(said()).toBe("Take it.");
    hintAgain();
    show(start);
    expect(said()).toBe("Get there.");
  });

  it("is silent when nothing is to be said, and while a film runs", () => {
    show({ taken: false, mine: false });
    expect(said()).toBe("");
    expect(page.querySelectorAll(".coach button")).toHaveLength(0);
    show(start);
    const leave = clock.join();
    void act(() => clock.happen(7));
    expect(said()).toBe("");
    void act(() => clock.show(7, null));
    expect(said()).toBe("Get there.");
    leave();
  });

  it("can be sent away for good", () => {
    show(start);
    press("No more tips");
    expect(page.querySelector(".coach")).toBeNull();
    show(start);
    expect(page.querySelector(".coach")).toBeNull();
  });

  it("gives the focus back to the board", () => {
    show(start);
    press("Got it");
    expect(document.activeElement).toBe(one(page, ".take"));
  });

  it.each([
    ["a lesson", { kept: undefined }],
    ["a replay", { live: false }],
    ["a spectator", { mine: [] }],
  ])("is not there for %s", (_, changes) => {
    show(start, changes as Partial<typeof given>);
    expect(page.querySelector(".coach")).toBeNull();
  });

  it("is not there for somebody who has finished a game of this kind", () => {
    finish("toy");
    show(start);
    expect(page.querySelector(".coach")).toBeNull();
    hintAgain();
    finish("other");
    show(start);
    expect(said()).toBe("Get there.");
  });

  it("scrolls to a subject that is on the screen, not to a hidden one", () => {
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      return this.matches(".goal:not([data-hidden])") ? new DOMRect(0, 900, 40, 40) : new DOMRect();
    });
    const scrolled: Element[] = [];
    vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
      scrolled.push(this);
    });
    show(start);
    expect(scrolled.length).toBeGreaterThan(0);
    expect(new Set(scrolled)).toEqual(new Set([one(page, ".goal:not([data-hidden])")]));
    vi.restoreAllMocks();
  });
});
