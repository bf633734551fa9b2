import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bundleOf, use } from "../../../ui/i18n";
import { KeyHelp } from "../key-help";

const TEXTS = "keys = Keys\nkeys-list = this list\nclose = Close\ntoy-ui-key-go = walk on\n";

const page = document.createElement("div");
const sheet = (): HTMLDialogElement | null => page.querySelector("dialog");
const show = (on: boolean): void =>
  void act(() => render(<KeyHelp game="toy" keys={[["G", "go"]]} on={on} />, page));
const ask = (): void =>
  void act(() => {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
  });

beforeEach(() => {
  use(bundleOf("en", [TEXTS]));
  document.body.append(page);
});

afterEach(() => {
  render(null, page);
  page.remove();
});

describe("the list of keys", () => {
  it("is opened by its button, tells each key and itself, and is closed", () => {
    show(false);
    expect([sheet()?.open, page.querySelector("dl")]).toEqual([false, null]);
    void act(() => page.querySelector("button")?.click());
    expect(sheet()?.open).toBe(true);
    expect(page.querySelector("h2")?.textContent).toBe("Keys");
    const rows = [...page.querySelectorAll("dl > div")].map((row) => row.textContent);
    expect(rows).toEqual(["Gwalk on", "?this list"]);
    void act(() => sheet()?.close());
    expect(page.querySelector("dl")).toBeNull();
  });

  it("is opened by ?, if single keys act", () => {
    show(false);
    ask();
    expect(sheet()?.open).toBe(false);
    show(true);
    ask();
    expect(sheet()?.open).toBe(true);
  });
});
