import { describe, expect, it } from "vitest";
import type { Move } from "../../../wire/shinsai-jima";
import { click, draw, one } from "../../kit/tests/mount";
import { Window } from "../Window";
import type { Hand } from "../hand";
import en from "../text/en.ftl?raw";

const PASS: Move = { do: "pass" };
const EAT: Move = { do: "eat", corpse: "N1" };

/** Show a window that offers these moves; return a list that collects the answers. */
function shown(...offered: Move[]): Move[] {
  const answers: Move[] = [];
  const draft = { offered, view: { turns: 3, window: { asked: [0] } } };
  const hand = { draft, answer: (move: Move) => answers.push(move) } as unknown as Hand;
  draw(<Window hand={hand} />, [en]);
  return answers;
}

const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll("button")];

// clause: SJ-F8
describe("the interrupt window", () => {
  it("offers meals beside claims", () => {
    const answers = shown(PASS, { do: "interrupt", corpse: "N1" }, EAT);
    expect(buttons()).toHaveLength(3);
    expect(one(document.body, "p").textContent).toContain("Interrupt the turn");
    click(one(document.body, ".act:last-of-type"));
    expect(answers).toEqual([EAT]);
  });

  it("asks who cannot interrupt only whether to eat", () => {
    shown(PASS, EAT);
    expect(buttons().map(({ textContent }) => textContent)).toContain(
      "Eat the corpse of N1: chip ready again",
    );
    expect(one(document.body, "p").textContent).toBe("Somebody interrupts. Eat a corpse before that?");
  });
});
