import { effect } from "@preact/signals";
import { render, type JSX } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { boards } from "..";
import { GameBoard } from "../game-board";
import { seats, speak } from "../generic/tests/making";
import type { BoardModule } from "../kit/board";
import { Clock, ClockOf } from "../kit/clock";
import { useShortcuts } from "../kit/keys";
import { plain } from "../plain";

const page = document.createElement("div");
let sound = true;
let keys: string[] = [];
let clock = new Clock();

function Toy({ view }: { view: unknown }): JSX.Element {
  useShortcuts(({ key }) => keys.push(key));
  if (!sound) throw new Error("the toy is broken");
  return <p class="own">{JSON.stringify(view)}</p>;
}

async function show(game = "toy"): Promise<void> {
  await act(async () => {
    render(
      <ClockOf.Provider value={clock}>
        <GameBoard
          game={game}
          round={1}
          view={{ size: 3 }}
          moves={{ "0": [{ do: "pass" }] }}
          actors={[0]}
          mine={[0]}
          seats={seats}
          happened={null}
          submit={() => Promise.resolve(true)}
          preview={null}
          outcome={null}
          live={true}
        />
      </ClockOf.Provider>,
      page,
    );
    await Promise.resolve();
  });
  await settle();
}

const settle = (): Promise<void> =>
  act(async () => {
    await new Promise((resume) => setTimeout(resume));
  });

async function press(words: string): Promise<void> {
  const button = [...page.querySelectorAll("button")].find((each) => each.textContent === words);
  if (button === undefined) throw new Error(`no button ${words}`);
  await act(() => button.click());
  await settle();
}

const own = (): boolean => page.querySelector(".own") !== null;
const generic = (): boolean => page.querySelector(".generic") !== null;
const notice = (): boolean => page.querySelector(".plain-notice") !== null;

describe("the board of a table", () => {
  beforeEach(() => {
    speak();
    document.body.append(page);
    sound = true;
    keys = [];
    clock = new Clock();
    boards["toy"] = () => Promise.resolve<BoardModule>({ Board: Toy });
    vi.spyOn(console, "error").mockImplementation(() => undefined);
  });

  afterEach(() => {
    render(null, page);
    page.remove();
    delete boards["toy"];
    plain.value = false;
    vi.restoreAllMocks();
  });

  it("is the game's own", async () => {
    await show();
    expect([own(), generic(), notice()]).toEqual([true, false, false]);
  });

  it("is ready from its first key on", async () => {
    let arrive: (module: BoardModule) => void = () => undefined;
    boards["toy"] = () => new Promise((resolve) => (arrive = resolve));
    const stop = effect(() => {
      if (clock.ready.value) dispatchEvent(new KeyboardEvent("keydown", { key: "1" }));
    });
    await show();
    expect(clock.ready.value).toBe(false);
    arrive({ Board: Toy });
    await settle();
    expect([clock.ready.value, keys]).toEqual([true, ["1"]]);
    await act(() => render(null, page));
    expect(clock.ready.value).toBe(false);
    stop();
  });

  it("is the plain one for a game without its own, and says nothing of it", async () => {
    await show("unknown");
    expect([generic(), notice(), clock.ready.value]).toEqual([true, false, true]);
    expect(page.querySelector(".gen-option")?.textContent).toContain("Pass");
  });

  it("is the plain one when the own one cannot be loaded, until it can", async () => {
    let there = false;
    boards["toy"] = () =>
      there ? Promise.resolve<BoardModule>({ Board: Toy }) : Promise.reject(new Error("no such file"));
    await show();
    expect([own(), generic(), notice()]).toEqual([false, true, true]);
    await press("Try the game’s own board again");
    expect([own(), generic(), notice()]).toEqual([false, true, true]);
    there = true;
    await press("Try the game’s own board again");
    expect([own(), generic(), notice()]).toEqual([true, false, false]);
  });

  it("is the plain one when the own one fails on the way, until it does not", async () => {
    await show();
    sound = false;
    await show();
    expect([own(), generic(), notice()]).toEqual([false, true, true]);
    expect(console.error).toHaveBeenCalled();
    sound = true;
    await show();
    expect(own()).toBe(false);
    await press("Try the game’s own board again");
    expect([own(), generic(), notice()]).toEqual([true, false, false]);
  });

  it("is the plain one for who prefers it, without asking for the own one", async () => {
    plain.value = true;
    const load = vi.fn(() => Promise.resolve<BoardModule>({ Board: Toy }));
    boards["toy"] = load;
    await show();
    expect([generic(), notice()]).toEqual([true, false]);
    expect(load).not.toHaveBeenCalled();
    await press("Game’s own board");
    expect([own(), plain.value]).toEqual([true, false]);
    expect(localStorage.getItem("hiroma:plain-board")).toBe("false");
  });
});
