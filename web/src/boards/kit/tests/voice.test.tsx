import { render, type JSX } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { announce, polite, read } from "../../../ui/announce";
import { useVoice } from "../voice";
import { draw, looks } from "./mount";

const TEXTS = ["toy-event-gone = { $seat } goes to { $to }."];
const SEATS = looks(2);
const NONE: readonly { event: string }[] = [];
const STEP = { event: "gone", seat: 0, to: "b2" };

function Voice({
  events,
  asked,
}: {
  events: readonly { event: string }[];
  asked: string | null;
}): JSX.Element {
  useVoice({ game: "toy", seats: SEATS, events, asked });
  return <i />;
}

let page: HTMLElement;

/** Draw the board again. Return the words that it spoke. */
function says(events: readonly { event: string }[], asked: string | null): string {
  const { n } = polite.value;
  void act(() => render(<Voice events={events} asked={asked} />, page));
  return polite.value.n === n ? "" : polite.value.text;
}

beforeEach(() => {
  vi.useFakeTimers();
  page = draw(<Voice events={NONE} asked={null} />, TEXTS);
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

describe("the voice of a turn in the making", () => {
  it("says what is asked, what a step does, and what is asked next", () => {
    expect(says(NONE, "Where to?")).toBe("Where to?");
    expect(says([STEP], "And now?")).toBe("Ann goes to b2. And now?");
    expect(says([STEP], "And now?")).toBe("");
    expect(says(NONE, "Where to?")).toBe("Where to?");
  });

  it("is silent while nothing is asked", () => {
    expect(says([STEP], null)).toBe("");
    expect(says([STEP], "Where to?")).toBe("Where to?");
  });
});

describe("what is read out", () => {
  it("is all that comes at the same time, in its order", () => {
    announce("Ann goes.");
    announce("Where to?");
    vi.runAllTimers();
    expect(read.value.text).toBe("Ann goes. Where to?");
    announce("Ben goes.");
    vi.runAllTimers();
    expect(read.value.text).toBe("Ben goes.");
  });
});
