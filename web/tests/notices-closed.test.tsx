import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it } from "vitest";
import { Notices } from "../src/app/notices";
import client from "../src/text/en.ftl?raw";
import { bundleOf, use } from "../src/ui/i18n";
import { notify } from "../src/ui/notices";

const page = document.body.appendChild(document.createElement("div"));

afterEach(() => void act(() => render(null, page)));

it("closing a notice by the keyboard leads on to the next, back to the one before, and to the page", () => {
  use(bundleOf("en", [client]));
  for (const text of ["one", "two", "three"]) notify(text);
  void act(() => render(<Notices />, page));
  page.querySelectorAll("button")[1]?.focus();
  for (const left of ["three", "one"]) {
    void act(() => (document.activeElement as HTMLElement).click());
    expect(document.activeElement?.parentElement?.textContent.trim()).toBe(left);
  }
  const main = document.body.appendChild(document.createElement("main"));
  main.tabIndex = -1;
  void act(() => (document.activeElement as HTMLElement).click());
  expect(document.activeElement).toBe(main);
});
