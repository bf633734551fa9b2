import { render } from "preact";
import { expect, it, vi } from "vitest";
import { useShortcuts } from "../src/boards/kit/keys";

it("hears a key as soon as the board stands", () => {
  const heard = vi.fn<(key: string) => void>();
  function Board(): null {
    useShortcuts(({ key }) => heard(key));
    return null;
  }
  const page = document.createElement("div");
  render(<Board />, page);
  dispatchEvent(new KeyboardEvent("keydown", { key: "s" }));
  expect(heard).toHaveBeenCalledWith("s");
  render(null, page);
  dispatchEvent(new KeyboardEvent("keydown", { key: "s" }));
  expect(heard).toHaveBeenCalledTimes(1);
});
