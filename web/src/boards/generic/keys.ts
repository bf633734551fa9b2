/** A request that a key makes to the board. */
export type KeyIntent =
  { ask: "back" | "send" } | { ask: "pick"; option: number } | { ask: "go"; across: number; down: number };

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Return the request of a key; null for a key that the board does not use. */
export function intent({ key }: Pick<KeyboardEvent, "key">): KeyIntent | null {
  if (/^[1-9]$/.test(key)) return { ask: "pick", option: Number(key) - 1 };
  const arrow = ARROWS[key];
  if (arrow !== undefined) return { ask: "go", across: arrow[0], down: arrow[1] };
  if (key === "Escape") return { ask: "back" };
  return key === "Enter" ? { ask: "send" } : null;
}

type Box = Pick<DOMRect, "left" | "top">;

/** Return the index of the box that an arrow leads to from the box `here`; `here` where no box is further. */
export function nextBox(boxes: readonly Box[], here: number, across: number, down: number): number {
  const from = boxes[here];
  if (from === undefined) return boxes.length === 0 ? -1 : 0;
  if (down === 0) return Math.min(Math.max(here + across, 0), boxes.length - 1);
  const beyond = boxes
    .map(({ left, top }, index) => ({
      index,
      row: (top - from.top) * down,
      aside: Math.abs(left - from.left),
    }))
    .filter(({ row }) => row > ROW);
  const row = Math.min(...beyond.map((each) => each.row));
  const inRow = beyond.filter((each) => each.row < row + ROW).sort((one, two) => one.aside - two.aside);
  return inRow[0]?.index ?? here;
}

/** Boxes whose tops differ by less, in px, stand in one row. */
const ROW = 4;
