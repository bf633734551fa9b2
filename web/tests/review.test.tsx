import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { draw } from "../src/boards/kit/tests/mount";
import { useReview, type Review } from "../src/ui/review";
import { settled } from "./slow-hall";

const path = signal("/first");
let review: Review;

function Reviewed(): JSX.Element {
  review = useReview(path.value, true);
  return <></>;
}

const SIDES = { sides: [[0], [1]], begin: [0.5, 0.5], moments: [] };
const PART = { ...SIDES, done: 1, of: 2 };
const WHOLE = { ...SIDES, balances: [], key: [] };
const LINES: Record<string, object[]> = { "/first": [PART, WHOLE], "/second": [PART] };

afterEach(() => vi.unstubAllGlobals());

it("a review that breaks off after a whole one of another game is not whole", async () => {
  vi.stubGlobal("fetch", (asked: string) =>
    Promise.resolve(new Response((LINES[asked] ?? []).map((line) => `${JSON.stringify(line)}\n`).join(""))),
  );
  draw(<Reviewed />, []);
  await vi.waitFor(() => expect(review.whole.value).toBe(true));
  void act(() => {
    path.value = "/second";
  });
  await settled();
  await vi.waitFor(() => expect(review.seen.value).toMatchObject(SIDES));
  await settled();
  expect([review.whole.value, review.failed.value?.refused.code]).toEqual([false, "offline"]);
});
