import { render } from "preact";
import type { JSX } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../../net/settings";
import { useFilm, type Told } from "../film";
import { filming } from "../shots";

interface Scene {
  at: number;
  seen: string[];
}
type Event = { event: "went"; to: number } | { event: "jumped"; to: number } | { event: "waved" };

const { film, after } = filming<Scene, Event>({
  *went(scene, { to }) {
    while (scene.at !== to) {
      scene.at += Math.sign(to - scene.at);
      yield 100;
    }
  },
  jumped: [{ jump: 50 }, (scene, { to }) => (scene.at = to)],
  waved: ["with", ({ seen }) => seen.push("waved")],
});
const at = (place: number): Scene => ({ at: place, seen: [] });
const went = (to: number): Event => ({ event: "went", to });
const happened = (rev: number, ...events: Event[]): Told<Event> => ({ rev, events });

interface Props {
  scene: Scene;
  happened: Told<Event> | null;
  live?: boolean;
  fresh?: (news: Told<Event>, told: Told<Event>) => readonly Event[];
}

/** The places that were drawn, in order. */
let drawn: string[] = [];

function Board({ live = true, ...given }: Props): JSX.Element {
  const { scene, frame } = useFilm({ live, film, ...given });
  drawn.push(`${scene.at}${frame === null ? "" : "…"}`);
  return <p />;
}

const show = (props: Props | null): void =>
  void act(() => render(props === null ? null : <Board {...props} />, document.body));
function pass(milliseconds: number): void {
  for (let gone = 0; gone < milliseconds; gone += 1) void act(() => void vi.advanceTimersByTime(1));
}
const fire = (target: EventTarget, name: string): void =>
  void act(() => void target.dispatchEvent(new Event(name)));
function hide(hidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  fire(document, "visibilitychange");
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion.value = "full";
  drawn = [];
});
afterEach(() => {
  show(null);
  vi.useRealTimers();
  vi.restoreAllMocks();
  settings.motion.value = "auto";
  settings.speed.value = 1;
});

/** Show a board at 0, then the news that takes it to 3. */
function begin(more: Partial<Props> = {}): void {
  show({ scene: at(0), happened: null });
  show({ scene: at(3), happened: happened(1, went(3)), ...more });
}

describe("a film", () => {
  it("is drawn picture by picture, then the position; which never flashes up before", () => {
    begin();
    pass(1000);
    expect(drawn).toEqual(["0", "1…", "2…", "3…", "3"]);
  });

  it("goes as fast as the reader likes, except for jumps", () => {
    settings.speed.value = 2;
    begin({ scene: at(9), happened: happened(1, went(1), { event: "jumped", to: 9 }) });
    pass(50);
    expect(drawn.at(-1)).toBe("9…");
    pass(49);
    expect(drawn.at(-1)).toBe("9…");
    pass(1);
    expect(drawn.at(-1)).toBe("9");
  });

  it.each(["keydown", "pointerdown"])("ends with %s, and nothing else hears it afterwards", (name) => {
    begin();
    fire(window, name);
    fire(window, name);
    pass(1000);
    expect(drawn).toEqual(["0", "1…", "3"]);
  });

  it("is not for readers who want stillness, and ends when they say so", () => {
    settings.motion.value = "none";
    begin();
    expect(drawn).toEqual(["0", "3"]);
    settings.motion.value = "full";
    begin({ happened: happened(2, went(1)) });
    expect(drawn.at(-1)).toBe("1…");
    void act(() => void (settings.motion.value = "none"));
    expect(drawn.at(-1)).toBe("3");
  });

  it("is not of what happened before the board came", () => {
    show({ scene: at(3), happened: happened(7, went(3)) });
    expect(drawn).toEqual(["3"]);
  });

  it("is of the newest events, from the position before them, even if there is nothing to see", () => {
    begin();
    show({ scene: at(5), happened: happened(2, went(5)) });
    expect(drawn).toEqual(["0", "1…", "4…"]);
    show({ scene: at(5), happened: happened(3, { event: "waved" }) });
    pass(1000);
    expect(drawn).toEqual(["0", "1…", "4…", "5"]);
  });

  it("goes on while the same news are drawn again, and a draft has its own", () => {
    const news = happened(1, went(3));
    begin({ happened: news });
    show({ scene: at(3), happened: { ...news } });
    expect(drawn.at(-1)).toBe("1…");
    const more = happened(1, went(3), went(6));
    const fresh = vi.fn(({ events }: Told<Event>) => events.slice(1));
    show({ scene: at(6), happened: more, fresh });
    expect(fresh.mock.calls).toEqual([[more, { ...news, scene: at(3) }]]);
    expect(drawn.at(-1)).toBe("4…");
  });

  it("ends where a replay jumps", () => {
    begin();
    show({ scene: at(0), happened: null, live: false });
    pass(1000);
    expect(drawn).toEqual(["0", "1…", "0"]);
    begin();
    expect(drawn.at(-1)).toBe("1…");
  });

  it("waits while nobody sees the page", () => {
    begin();
    hide(true);
    pass(1000);
    expect(drawn.at(-1)).toBe("1…");
    hide(false);
    pass(100);
    expect(drawn.at(-1)).toBe("2…");
  });

  it("leaves no timer and no listener when its board goes", () => {
    begin();
    show(null);
    expect(vi.getTimerCount()).toBe(0);
    fire(window, "keydown");
    expect(drawn).toEqual(["0", "1…"]);
  });
});

describe("the shots of a game", () => {
  it("change copies: each picture has its own scene", () => {
    const start = at(0);
    const frames = film(start, [went(1), { event: "waved" }, went(2)]);
    const seen = ["waved"];
    expect(frames.map(({ scene }) => scene)).toEqual([1, 2].map((place) => ({ at: place, seen })));
    expect(start).toEqual(at(0));
  });

  it("lead to the scene after the events, and pass over events without one", () => {
    expect(after(at(0), [went(2), { event: "jumped", to: 7 }])).toEqual(at(7));
    expect(filming<Scene, Event>({}).film(at(0), [went(2)])).toEqual([]);
  });
});
