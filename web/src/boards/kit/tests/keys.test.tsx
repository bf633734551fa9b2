import { render } from "preact";
import type { JSX } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it } from "vitest";
import { isTaken, useShortcuts } from "../keys";

const PAGE = `
  <input id="text"><input id="radio" type="radio"><input id="tick" type="checkbox"><textarea id="area"></textarea>
  <select id="select"></select><div contenteditable="true"><b id="editable"></b></div>
  <dialog><p id="dialog"></p></dialog><div role="dialog"><p id="sheet"></p></div><p id="plain"></p>`;
const OWNERS = ["text", "area", "select", "editable", "dialog", "sheet"];

const at = (id: string): HTMLElement => document.getElementById(id) ?? document.body;
const takes = (id: string, key: string): boolean => isTaken({ key, target: at(id) });

describe("a key of the page", () => {
  beforeEach(() => (document.body.innerHTML = `${PAGE}<div id="board"></div>`));

  it("belongs to fields and dialogs first", () => {
    for (const key of ["g", "Escape", "ArrowUp", " "]) {
      expect(OWNERS.filter((id) => !takes(id, key))).toEqual([]);
      expect(takes("plain", key)).toBe(false);
    }
    expect(isTaken({ key: "g", target: null })).toBe(false);
  });

  it("belongs to a radio button only if that understands it", () => {
    for (const id of ["radio", "tick"]) {
      expect([takes(id, "ArrowDown"), takes(id, " ")]).toEqual([true, true]);
      expect([takes(id, "Escape"), takes(id, "g")]).toEqual([false, false]);
    }
  });

  it("is heard once, by the newest board, without Ctrl, Alt or Meta", () => {
    const heard: string[] = [];
    function Board({ name }: { name: string }): JSX.Element {
      useShortcuts(({ key }) => heard.push(name + key));
      return <p />;
    }
    const show = (name: string): void => {
      void act(() => render(<Board name={name} />, at("board")));
    };
    const press = (id: string, init: KeyboardEventInit): void =>
      void at(id).dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, ...init }));
    show("old ");
    show("new ");
    press("plain", { key: "g" });
    press("text", { key: "g" });
    press("plain", { key: "g", repeat: true });
    for (const held of ["ctrlKey", "altKey", "metaKey"]) press("plain", { key: "g", [held]: true });
    expect(heard).toEqual(["new g"]);
    void act(() => render(null, at("board")));
    press("plain", { key: "g" });
    expect(heard).toEqual(["new g"]);
  });
});
