import { Group, Mesh, MeshBasicMaterial, PlaneGeometry, type Texture } from "three";
import { CELLS, type Cell } from "../grid";
import { crest, type Model } from "./model";
import { frame } from "./paint";
import { indexOf, middleOf } from "./space";

/** The marks on the tops, by their reason. */
export interface Marks {
  /** Cells that the player can choose now. */
  targets: ReadonlySet<Cell>;
  /** Cells that the draft would change. */
  touched: ReadonlySet<Cell>;
  /** Cells that others changed since the reader's last move. */
  recent: ReadonlySet<Cell>;
  /** Cells that the chosen piece cannot go to, although the player might expect it. */
  forbidden: ReadonlySet<Cell>;
  refused: Cell | null;
  chosen: Cell | null;
  hovered: Cell | null;
}

export const NO_MARKS: Marks = {
  targets: new Set(),
  touched: new Set(),
  recent: new Set(),
  forbidden: new Set(),
  refused: null,
  chosen: null,
  hovered: null,
};

const KINDS = ["recent", "touched", "forbidden", "refused", "chosen", "target", "hovered"] as const;
export type Kind = (typeof KINDS)[number];

const FRAMES: Record<Kind, () => Texture> = {
  recent: () => frame("#7ad7ff2e", "#c6f0ffb0", true),
  touched: () => frame("#ffe08a66", "#ffe08a00"),
  forbidden: () => frame("#8e1c1218", "#a3231799", true),
  refused: () => frame("#d2301f88", "#8e1c12"),
  chosen: () => frame("#fff3bf88", "#fffdf0"),
  target: () => frame("#fff7cf55", "#fffbe6"),
  hovered: () => frame("#fff2b899", "#ffffff"),
};

/** Return the marks of a cell, the strongest last. Most cells have none. */
export function kindsOf(marks: Marks, cell: Cell): readonly Kind[] {
  const is: Record<Kind, boolean> = {
    recent: marks.recent.has(cell),
    touched: marks.touched.has(cell),
    forbidden: marks.forbidden.has(cell),
    refused: marks.refused === cell,
    chosen: marks.chosen === cell,
    target: marks.targets.has(cell) && marks.hovered !== cell,
    hovered: marks.targets.has(cell) && marks.hovered === cell,
  };
  return KINDS.filter((kind) => is[kind]);
}

/** Frames on the tops. Important ones shine faintly through a stack that hides them. */
export class Lights {
  readonly group = new Group();
  private readonly form = new PlaneGeometry(0.94, 0.94).rotateX(-Math.PI / 2);
  private readonly stuffs: Record<Kind, readonly [MeshBasicMaterial, MeshBasicMaterial]>;
  private readonly pool: Mesh[] = [];

  constructor() {
    const made = KINDS.map((kind) => {
      const map = FRAMES[kind]();
      const seen = new MeshBasicMaterial({ map, transparent: true, depthWrite: false });
      const hidden = new MeshBasicMaterial({
        map,
        transparent: true,
        depthWrite: false,
        depthTest: false,
        opacity: 0.28,
      });
      return [kind, [seen, hidden]] as const;
    });
    this.stuffs = Object.fromEntries(made) as Lights["stuffs"];
  }

  write(model: Model, marks: Marks): void {
    let used = 0;
    for (const cell of CELLS)
      for (const kind of kindsOf(marks, cell)) {
        const through = kind === "target" || kind === "hovered" || kind === "chosen";
        for (const stuff of this.stuffs[kind].slice(0, through ? 2 : 1)) {
          const mesh = this.mesh(used);
          const { x, z } = middleOf(indexOf(cell));
          mesh.material = stuff;
          mesh.position.set(x, crest(model, indexOf(cell)) + 0.014 + 0.002 * KINDS.indexOf(kind), z);
          mesh.visible = true;
          used += 1;
        }
      }
    for (const mesh of this.pool.slice(used)) mesh.visible = false;
  }

  private mesh(n: number): Mesh {
    const known = this.pool[n];
    if (known !== undefined) return known;
    const made = new Mesh(this.form);
    made.renderOrder = 2;
    this.pool.push(made);
    this.group.add(made);
    return made;
  }
}
