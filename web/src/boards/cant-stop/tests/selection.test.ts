import { describe, expect, it } from "vitest";
import type { CantStopView } from "../../../wire/cant-stop";
import { clickDeed } from "../hand";
import {
  aimed,
  chosen,
  hover,
  nothingLive,
  offered,
  pairing,
  pin,
  preselected,
  shown,
  swap,
  tap,
  toggle,
  type Selection,
} from "../selection";
import { fixture, view, type Name } from "./making";

const NAMES: readonly Name[] = [
  "blocked",
  "claimed",
  "dead",
  "drop",
  "five",
  "middle",
  "start",
  "team",
  "topped",
  "won",
];

function start(of: CantStopView): Selection {
  const selection = preselected(of);
  if (selection === null) throw new Error("no dice");
  return selection;
}

/** Return a value that must be there; fail without it. */
function some<T>(found: T | undefined): T {
  if (found === undefined) throw new Error("none");
  return found;
}

const totals = (of: CantStopView, selection: Selection): [number, number] | null => {
  const choice = chosen(of, selection);
  return choice && [choice.orange, choice.red];
};

describe("what is selected before anybody chose", () => {
  // clause: CS-D9
  it("is the first live choice, whatever stands before it", () => {
    for (const name of NAMES) {
      const of = view(name);
      const live = of.choices.find((choice) => choice.live);
      if (live !== undefined) expect([name, chosen(of, start(of))]).toEqual([name, live]);
    }
    const middle = view("middle");
    const turned = {
      ...middle,
      choices: [{ ...some(middle.choices[0]), live: false }, ...middle.choices.slice(1)],
    };
    expect(chosen(turned, start(turned))).toBe(middle.choices[1]);
  });

  it("is nothing without dice", () => {
    expect(preselected({ ...view("middle"), dice: null, choices: [] })).toBeNull();
  });
});

describe("the dice", () => {
  // clause: CS-D3
  it("are always two orange and two red, and belong to a choice, whatever is clicked", () => {
    const of = view("middle");
    let selection = start(of);
    for (const die of [0, 0, 3, 1, 2, 2, 1, 3, 0, 2, 3, 3, 1, 0]) {
      selection = toggle(selection, die);
      expect(new Set(selection.orange).size).toBe(2);
      expect(chosen(of, selection)).not.toBeNull();
    }
  });

  // clause: CS-I3
  it("change colour when clicked, and pin the selection", () => {
    const before = start(view("middle"));
    for (const die of [0, 1, 2, 3]) {
      const after = toggle(before, die);
      expect(after.orange.includes(die)).toBe(!before.orange.includes(die));
      expect(after.pinned).toBe(true);
    }
  });

  // clause: CS-I3
  it("reach every pairing in both orientations by clicks alone, from every pairing", () => {
    const key = ({ orange }: Selection): string => orange.join("");
    for (const orange of [
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
      [2, 3],
    ] as const) {
      const seen = new Set<string>();
      let edge: Selection[] = [{ ...start(view("middle")), orange }];
      for (let clicks = 0; clicks <= 3; clicks++) {
        for (const selection of edge) seen.add(key(selection));
        edge = edge.flatMap((selection) => [0, 1, 2, 3].map((die) => toggle(selection, die)));
      }
      expect([...seen].sort()).toEqual(["01", "02", "03", "12", "13", "23"]);
    }
  });

  // clause: CS-I3
  it("keep the last two dice clicked as they were asked to be", () => {
    for (const first of [0, 1, 2, 3])
      for (const second of [0, 1, 2, 3].filter((die) => die !== first)) {
        const before = start(view("middle"));
        const once = toggle(before, first);
        const twice = toggle(once, second);
        expect(twice.orange.includes(second)).toBe(!once.orange.includes(second));
        expect(twice.orange.includes(first)).toBe(once.orange.includes(first));
      }
  });

  it("swap orange and red at once", () => {
    const of = view("middle");
    const before = start(of);
    const [orange, red] = totals(of, before) ?? [];
    expect(totals(of, swap(before))).toEqual([red, orange]);
    expect(swap(swap(before)).orange).toEqual(before.orange);
  });
});

describe("the mouse over the board", () => {
  // clause: CS-I4
  it("selects the pairing of a white route with that route orange", () => {
    for (const name of ["start", "middle", "claimed", "team"] as const) {
      const of = view(name);
      for (const route of of.usable) {
        const choice = chosen(of, hover(of, start(of), route));
        expect([name, route, choice?.orange, choice?.live]).toEqual([name, route, route, true]);
      }
    }
  });

  // clause: CS-I4
  it("does not change a selection that was pinned, nor pin one itself", () => {
    const of = view("middle");
    const pinned = pin(start(of), some(of.choices[0]));
    for (const route of of.usable) {
      expect(hover(of, pinned, route)).toBe(pinned);
      expect(hover(of, start(of), route).pinned).toBe(false);
    }
  });

  // clause: CS-I4
  it("does nothing over routes that are not white", () => {
    const of = view("middle");
    const before = start(of);
    for (const route of [2, 3, 4, 5, 10, 11, 12]) expect(hover(of, before, route)).toBe(before);
  });
});

describe("a tap on a white route", () => {
  // clause: CS-I4
  it("selects its pairing and pins it", () => {
    const of = view("middle");
    for (const route of of.usable) {
      const after = tap(of, start(of), route);
      expect(chosen(of, after)?.orange).toBe(route);
      expect(after.pinned).toBe(true);
    }
  });

  it("does nothing on another route", () => {
    const of = view("middle");
    expect(tap(of, start(of), 2)).toEqual(start(of));
  });
});

describe("clicks on routes", () => {
  // clause: CS-I5
  it("mean GO on the left and STOP on the right of a white route, with a pairing that moves it", () => {
    const of = view("middle");
    for (const route of of.usable) {
      expect(clickDeed(of, start(of), route, "left")).toBe("go");
      expect(clickDeed(of, start(of), route, "right")).toBe("stop");
      expect(aimed(of, start(of), route)?.climbs.map((climb) => climb.route)).toContain(route);
    }
  });

  // clause: CS-I5
  it("mean nothing on the left of any other route", () => {
    const of = view("middle");
    expect(clickDeed(of, start(of), 2, "left")).toBeNull();
  });

  // clause: CS-I6
  it("stop with the selected pairing on the right of any other route", () => {
    const of = view("middle");
    const selected = pin(start(of), some(of.choices[2]));
    expect(clickDeed(of, selected, 2, "right")).toBe("stop");
    expect(aimed(of, selected, 2)).toBe(of.choices[2]);
  });

  // clause: CS-T10
  it("are a DROP of one's own making, and named so, when the selected pairing is dead", () => {
    const of = view("dead");
    const dead = some(of.choices.find((choice) => !choice.live));
    const unusable = some([2, 3, 5, 6].find((route) => !of.usable.includes(route)));
    expect(clickDeed(of, pin(start(of), dead), unusable, "right")).toBe("dead");
  });

  // clause: CS-I7
  it("drop on the right of any route when nothing is live, and do nothing on the left", () => {
    const of = view("drop");
    expect(nothingLive(of)).toBe(true);
    for (const route of [2, 7, 12]) {
      expect(clickDeed(of, preselected(of), route, "right")).toBe("drop");
      expect(clickDeed(of, preselected(of), route, "left")).toBeNull();
    }
  });
});

describe("the pairing of a route", () => {
  // clause: CS-I2
  it("is there exactly for the white routes", () => {
    for (const name of NAMES) {
      const of = view(name);
      const routes = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((route) => pairing(of, route) !== null);
      expect([name, routes]).toEqual([name, of.usable]);
    }
  });
});

describe("what the table offers", () => {
  it("is what the choices say", () => {
    for (const name of NAMES) {
      const { view: of, moves, actors } = fixture(name);
      const legal = moves[String(actors[0])] ?? [];
      if (of.mover === null || actors[0] !== of.mover || legal.length === 0) continue;
      for (const { orange, red, go, stop } of of.choices) {
        expect([name, offered(legal, { do: "go", orange, red })]).toEqual([name, go]);
        expect([name, offered(legal, { do: "stop", orange, red })]).toEqual([name, stop]);
      }
      expect([name, offered(legal, { do: "drop" })]).toEqual([name, nothingLive(of)]);
    }
  });
});

describe("the choices worth showing", () => {
  const pairs = (name: Name): string[] => shown(view(name)).map(({ orange, red }) => `${orange}+${red}`);

  it("lists a pairing once where its order does not matter", () => {
    expect(pairs("middle")).toEqual(["6+9", "7+8"]);
    expect(pairs("dead")).toEqual(["8+8", "12+4"]);
  });

  it("leaves out nothing that leads elsewhere", () => {
    for (const name of NAMES) {
      const { choices } = view(name);
      const ends = (list: typeof choices): Set<string> =>
        new Set(
          list.map(
            ({ climbs, stop }) =>
              `${climbs
                .map((c) => `${c.route}:${c.cell}`)
                .sort()
                .join()} ${stop}`,
          ),
        );
      expect(ends(shown(view(name)))).toEqual(ends(choices));
    }
  });

  it("lists both orders where only one pair finds a climber", () => {
    const torn = {
      ...view("middle"),
      choices: [
        { ...some(view("middle").choices[0]), climbs: [{ route: 6, cell: 8 }] },
        { ...some(view("middle").choices[1]), climbs: [{ route: 9, cell: 5 }] },
      ],
    };
    expect(shown(torn)).toHaveLength(2);
  });
});
