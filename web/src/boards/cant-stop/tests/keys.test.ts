import { afterEach, describe, expect, it } from "vitest";
import { arrow } from "../../kit/keys";
import { intent } from "../keys";
import { target } from "../pointing";

const press = (key: string, held: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent("keydown", { key, ...held });

afterEach(() => document.body.replaceChildren());

describe("the keys of the page", () => {
  // clause: CS-I5
  it("go, stop, drop, swap, return and change the background, in either case", () => {
    const asks = { g: "go", S: "stop", d: "drop", O: "swap", b: "scene", Escape: "reset" };
    for (const [key, ask] of Object.entries(asks)) expect(intent(press(key))).toEqual({ ask });
  });

  it("pick one of six choices", () => {
    expect(["1", "6"].map((key) => intent(press(key)))).toEqual([
      { ask: "pick", choice: 0 },
      { ask: "pick", choice: 5 },
    ]);
    for (const key of ["0", "7", "12", "x", "Enter"]) expect(intent(press(key))).toBeNull();
  });

  it("leave the browser's own alone", () => {
    for (const held of ["ctrlKey", "altKey", "metaKey"])
      expect(intent(press("s", { [held]: true }))).toBeNull();
  });
});

describe("the keys on the cells", () => {
  it("lead up and down a route and stop at its ends", () => {
    expect(target({ route: 6, cell: 4 }, "ArrowUp")).toEqual({ route: 6, cell: 5 });
    expect(target({ route: 6, cell: 11 }, "ArrowUp")).toEqual({ route: 6, cell: 11 });
    expect(target({ route: 6, cell: 1 }, "ArrowDown")).toEqual({ route: 6, cell: 1 });
    expect(target({ route: 6, cell: 4 }, "Home")).toEqual({ route: 6, cell: 1 });
    expect(target({ route: 6, cell: 4 }, "End")).toEqual({ route: 6, cell: 11 });
  });

  it("lead across in the same row, or to the nearest cell of the neighbour", () => {
    expect(target({ route: 6, cell: 4 }, "ArrowRight")).toEqual({ route: 7, cell: 5 });
    expect(target({ route: 7, cell: 13 }, "ArrowLeft")).toEqual({ route: 6, cell: 11 });
    expect(target({ route: 7, cell: 1 }, "ArrowRight")).toEqual({ route: 8, cell: 1 });
    expect(target({ route: 2, cell: 2 }, "ArrowLeft")?.route).toBe(2);
    expect(target({ route: 12, cell: 2 }, "ArrowRight")?.route).toBe(12);
  });

  it("are only the keys of movement", () => {
    expect([arrow("Enter"), target({ route: 7, cell: 1 }, "a")]).toEqual([null, null]);
  });
});
