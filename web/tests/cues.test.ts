import { computed, signal } from "@preact/signals";
import { beforeEach, expect, it, vi } from "vitest";
import { warnOfTime } from "../src/pages/table/clocks";
import { soundStages } from "../src/pages/table/stages";
import type { Table } from "../src/pages/table/table";
import { callToTurn } from "../src/pages/table/turn";
import { urgent } from "../src/ui/announce";
import { play } from "../src/ui/sound/play";

vi.mock("../src/ui/sound/play", () => ({ play: vi.fn() }));

const heard = (): string[] => {
  const names = vi.mocked(play).mock.calls.flat();
  vi.mocked(play).mockClear();
  return names;
};

/** A table as far as its sounds need one: my seats, who may move, how it stands, and whether a film runs. */
function tableOf(mine: readonly number[]): {
  table: Table;
  actors: ReturnType<typeof signal<number[]>>;
  status: ReturnType<typeof signal<string>>;
  still: ReturnType<typeof signal<boolean>>;
  ready: ReturnType<typeof signal<boolean>>;
  outcome: ReturnType<typeof signal<object | null>>;
} {
  const actors = signal<number[]>([]);
  const status = signal("open");
  const still = signal(true);
  const ready = signal(true);
  const outcome = signal<object | null>(null);
  const table = {
    meta: signal(null),
    you: signal({ seats: mine }),
    turn: computed(() => actors.value.filter((seat) => mine.includes(seat))),
    clock: { still, ready },
    shown: computed(() => ({ status: status.value })),
    game: computed(() => ({ outcome: outcome.value })),
  };
  return { table: table as unknown as Table, actors, status, still, ready, outcome };
}

const ranking = (...groups: number[][]): object => ({ ranking: groups, sides: [[0], [1], [2]], scores: [] });

beforeEach(() => void heard());

it("the reader is called once a turn, after the film, and the call does not stay", () => {
  const { table, actors, still } = tableOf([0]);
  const stop = callToTurn(table);
  still.value = false;
  actors.value = [0];
  expect(heard()).toEqual([]);
  still.value = true;
  expect(heard()).toEqual(["turn"]);
  const said = urgent.value.text;
  expect(said).not.toBe("");
  // The film of an own move within the turn.
  still.value = false;
  still.value = true;
  expect(heard()).toEqual([]);
  actors.value = [1];
  expect(urgent.value.text).toBe("");
  stop();
});

it("the reader is called once the board has come, so that no key goes nowhere", () => {
  const { table, actors, ready } = tableOf([0]);
  ready.value = false;
  const stop = callToTurn(table);
  actors.value = [0];
  expect(heard()).toEqual([]);
  expect(document.title).not.toMatch(/^●/);
  ready.value = true;
  expect(heard()).toEqual(["turn"]);
  expect(document.title).toMatch(/^●/);
  stop();
});

it.each([
  { who: "a player who won", mine: [1], ends: ranking([1], [0]), sounds: ["win"] },
  { who: "a player who lost", mine: [0], ends: ranking([1], [0]), sounds: ["lose"] },
  { who: "a player of a solo game that is lost", mine: [0], ends: ranking([], [0]), sounds: ["lose"] },
  { who: "a spectator", mine: [], ends: ranking([1], [0]), sounds: ["win"] },
  { who: "a player of a game that was broken off", mine: [0], ends: ranking(), sounds: [] },
])("$who hears how it ended", ({ mine, ends, sounds }) => {
  const { table, status, outcome } = tableOf(mine);
  const stop = soundStages(table);
  expect(heard()).toEqual([]);
  status.value = "playing";
  expect(heard()).toEqual(["start"]);
  outcome.value = ends;
  status.value = "over";
  expect(heard()).toEqual(sounds);
  stop();
});

it("the reader is warned once a turn that their time is short, whatever the others do meanwhile", () => {
  vi.useFakeTimers();
  const clocks = { at: Date.now() / 1000, left: [10, 600], running: [0], away: [] as number[] };
  const game = signal({ clocks });
  const table = {
    game,
    meta: signal({ clock: { minutes: 10, seconds: 0, days: 0 } }),
    you: signal({ chairs: [0] }),
  };
  const stop = warnOfTime(table as unknown as Table);
  const pass = (): string[] => {
    vi.advanceTimersByTime(2_000);
    return heard();
  };
  expect(pass()).toEqual(["clock"]);
  // Another seat chooses, too: the table shows the same clocks once more.
  game.value = { clocks: { ...clocks } };
  expect(pass()).toEqual([]);
  game.value = { clocks: { ...clocks, running: [1] } };
  game.value = { clocks: { ...clocks } };
  expect(pass()).toEqual(["clock"]);
  stop();
  vi.useRealTimers();
});
