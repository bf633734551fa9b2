import { act } from "preact/test-utils";
import { describe, expect, it } from "vitest";
import { click, draw, one, press, texts } from "./mount";
import { KeyHelp } from "../key-help";

const page = document.body;
const sheet = (): HTMLDialogElement | null => page.querySelector("dialog");
const show = (on: boolean): HTMLElement =>
  draw(<KeyHelp game="toy" keys={[["G", "go"]]} on={on} />, ["toy-ui-key-go = walk on"]);

describe("the list of keys", () => {
  it("is opened by its button, tells each key and itself, and is closed", async () => {
    show(false);
    expect([sheet()?.open, page.querySelector("dl")]).toEqual([false, null]);
    click(one(page, "button"));
    expect(sheet()?.open).toBe(true);
    expect(page.querySelector("h2")?.textContent).toBe("Keys");
    const rows = texts(page, "dl > div");
    expect(rows).toEqual(["Gwalk on", "?this list"]);
    await act(() => sheet()?.close());
    expect(page.querySelector("dl")).toBeNull();
  });

  it("is opened by ?, if single keys act", () => {
    show(false);
    press("?");
    expect(sheet()?.open).toBe(false);
    show(true);
    press("?");
    expect(sheet()?.open).toBe(true);
  });
});
