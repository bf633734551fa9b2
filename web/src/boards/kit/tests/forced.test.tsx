import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { act } from "preact/test-utils";
import { render, type JSX } from "preact";
import { settings } from "../../../net/settings";
import { FORCED_MS, useForced } from "../forced";
import { draw, press } from "./mount";

const made = vi.fn();

function Button({ due }: { due: string | null }): JSX.Element {
  return <b>{String(useForced(due, made))}</b>;
}

const pass = (milliseconds: number): void => void act(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  made.mockClear();
  settings.forced.value = true;
});

afterEach(() => void vi.useRealTimers());

it("makes a forced move after a moment, and shows that it will", () => {
  const page = draw(<Button due="stop" />, []);
  expect(page.textContent).toBe("true");
  pass(FORCED_MS - 1);
  expect(made).not.toHaveBeenCalled();
  pass(1);
  expect(made).toHaveBeenCalledTimes(1);
});

it("is stopped by any press for as long as it is the same move", () => {
  const page = draw(<Button due="stop" />, []);
  press("Shift");
  expect(page.textContent).toBe("false");
  pass(2 * FORCED_MS);
  expect(made).not.toHaveBeenCalled();
  void act(() => render(<Button due="another" />, page));
  pass(FORCED_MS);
  expect(made).toHaveBeenCalledTimes(1);
});

it("makes nothing where there is a choice, and for who wants to make every move", () => {
  const page = draw(<Button due={null} />, []);
  pass(2 * FORCED_MS);
  settings.forced.value = false;
  void act(() => render(<Button due="stop" />, page));
  pass(2 * FORCED_MS);
  expect(made).not.toHaveBeenCalled();
});
