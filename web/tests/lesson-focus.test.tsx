import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { expect, it, vi } from "vitest";
import { click, draw, one } from "../src/boards/kit/tests/mount";
import type { Attempt } from "../src/pages/learn/attempt";
import { Words } from "../src/pages/learn/words";

const scene = signal({ passed: false, over: false });
const attempt = { game: "pile", lesson: "go", scene, clock: { still: signal(true) } } as unknown as Attempt;

function Lesson({ led = false }: { led?: boolean }): JSX.Element {
  return <Words attempt={attempt} hinted={hinted} led={led} next={null} />;
}

const hinted = signal(false);
const words = (): Promise<void> =>
  vi.waitFor(() => expect(document.activeElement?.className).toBe("learn-words"));

it("leads the focus to the words when the hint takes its button away", async () => {
  const page = draw(<Lesson />, []);
  const hint = one(page, ".tool-buttons button:last-child") as HTMLElement;
  expect(hint.textContent).toBe("Give me a hint");
  hint.focus();
  click(hint);
  await words();
});

it("leads the focus to the words of the next lesson", async () => {
  draw(<Lesson led />, []);
  await words();
});

it("leaves the focus where it is in the first lesson", async () => {
  hinted.value = false;
  draw(<Lesson />, []);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
});
