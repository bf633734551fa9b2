import { describe, expect, it } from "vitest";
import type { ShinsaiJimaView } from "../../../wire/shinsai-jima";
import { inDanger } from "../danger";

function view(
  ...pieces: { side: string; cell: string | null; status?: string; stuck?: boolean }[]
): ShinsaiJimaView {
  return {
    sides: [
      { id: "A", seats: [0, 2] },
      { id: "B", seats: [1, 3] },
    ],
    pieces: pieces.map((piece) => ({ status: "alive", stuck: false, ...piece })),
  } as unknown as ShinsaiJimaView;
}

// clause: SJ-F9
describe("when one could be hurt", () => {
  it("is when somebody else stands within two cells", () => {
    expect(inDanger(view({ side: "A", cell: "c3" }, { side: "B", cell: "e5" }), 0)).toBe(true);
    expect(inDanger(view({ side: "A", cell: "c3" }, { side: "N", cell: "c4" }), 0)).toBe(true);
    expect(inDanger(view({ side: "A", cell: "c3" }, { side: "B", cell: "f3" }), 0)).toBe(false);
  });

  it("is for the whole side, mates do not hurt each other, and the dead hurt nobody", () => {
    expect(inDanger(view({ side: "A", cell: "c3" }, { side: "B", cell: "d3" }), 2)).toBe(true);
    expect(inDanger(view({ side: "A", cell: "c3" }, { side: "A", cell: "d3" }), 0)).toBe(false);
    expect(inDanger(view({ side: "A", cell: "c3" }, { side: "B", cell: "d3", status: "corpse" }), 0)).toBe(
      false,
    );
  });

  it("is when one is stuck, however far away the others are", () => {
    expect(inDanger(view({ side: "A", cell: "a2", stuck: true }, { side: "B", cell: "g6" }), 0)).toBe(true);
    expect(inDanger(view({ side: "A", cell: null, status: "held" }, { side: "B", cell: "g6" }), 0)).toBe(
      false,
    );
  });
});
