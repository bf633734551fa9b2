import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it } from "vitest";
import { bundleOf, use } from "../../../ui/i18n";
import type { Move } from "../../../wire/shinsai-jima";
import { Window } from "../Window";
import type { Hand } from "../hand";
import en from "../text/en.ftl?raw";

const page = document.createElement("div");
const PASS: Move = { do: "pass" };
const EAT: Move = { do: "eat", corpse: "N1" };

/** Shows a window in which these moves are offered; what is answered is kept. */
function shown(...offered: Move[]): Move[] {
  const answers: Move[] = [];
  const draft = { offered, view: { turns: 3, window: { asked: [0] } } };
  const hand = { draft, answer: (move: Move) => answers.push(move) } as unknown as Hand;
  use(bundleOf("en", [en]));
  document.body.append(page);
  void act(() => render(<Window hand={hand} />, page));
  return answers;
}

const buttons = (): HTMLButtonElement[] => [...page.querySelectorAll("button")];

afterEach(() => {
  render(null, page);
  page.remove();
});

// clause: SJ-F8
describe("the interrupt window", () => {
  it("offers meals beside claims", () => {
    const answers = shown(PASS, { do: "interrupt", corpse: "N1" }, EAT);
    expect(buttons()).toHaveLength(3);
    expect(page.querySelector("p")?.textContent).toContain("Take a turn before");
    void act(() => buttons()[2]?.click());
    expect(answers).toEqual([EAT]);
  });

  it("asks who cannot interrupt only whether to eat", () => {
    shown(PASS, EAT);
    expect(buttons().map(({ textContent }) => textContent)).toContain("Eat N1: surge ready again");
    expect(page.querySelector("p")?.textContent).toBe("Somebody takes a turn first. Eat a body before that?");
  });
});
