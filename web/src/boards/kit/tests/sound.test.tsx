import { render } from "preact";
import type { JSX } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../../net/settings";
import { play } from "../../../ui/sound/play";
import { acting } from "../acts";
import { useFilm, type Frame, type Told } from "../film";
import { filming } from "../shots";
import { SILENT, useDraftSounds, type Sounds } from "../sound";

vi.mock("../../../ui/sound/play", () => ({ play: vi.fn() }));

type Event = { event: "went"; to: number } | { event: "pushed" } | { event: "scored" } | { event: "ended" };

const sounds: Sounds<Event> = { went: "step", pushed: "stone", scored: "chime", ended: SILENT };
const went = (to: number): Event => ({ event: "went", to });
const pushed: Event = { event: "pushed" };
const scored: Event = { event: "scored" };
const ended: Event = { event: "ended" };

const shots = filming<number[], Event>({
  *went(scene, { to }) {
    for (let at = 1; at <= to; at += 1) {
      scene.push(at);
      yield 100;
    }
  },
  pushed: ["with"],
  scored: [0],
});
const acts = acting<number[], Event, { kind: string }>({
  went: () => [{ kind: "go", lasts: 100, wait: 100 }],
  pushed: () => [{ kind: "push", lasts: 50 }],
});

interface Props {
  happened: Told<Event> | null;
  live?: boolean;
  film?: (before: number[], events: readonly Event[]) => readonly Frame<number[]>[];
}

function Board({ live = true, film = shots.film, happened }: Props): JSX.Element {
  useFilm<number[], Event, Frame<number[]>>({ happened, live, scene: [], film, sounds });
  return <p />;
}

const show = (tree: JSX.Element | null): void => void act(() => render(tree, document.body));
const news = (...events: Event[]): Told<Event> => ({ rev: 1, events });
function begin(told: Told<Event>, more: Omit<Props, "happened"> = {}): void {
  show(<Board happened={null} {...more} />);
  show(<Board happened={told} {...more} />);
}
function pass(milliseconds: number): void {
  for (let gone = 0; gone < milliseconds; gone += 1) void act(() => void vi.advanceTimersByTime(1));
}
/** Return the sounds heard since the last call; sounds played at once are joined by "+". */
function heard(): string[] {
  const calls = vi.mocked(play).mock.calls.filter((names) => names.length > 0);
  vi.mocked(play).mockClear();
  return calls.map((names) => names.join("+"));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(play).mockClear();
  settings.motion.value = "full";
});
afterEach(() => {
  show(null);
  vi.useRealTimers();
  settings.motion.value = "auto";
  settings.speed.value = 1;
});

describe("an event is heard", () => {
  it("once, when its first picture begins, with those that are seen in it", () => {
    begin(news(went(2), pushed, ended, went(1)));
    expect(heard()).toEqual([]);
    pass(1);
    expect(heard()).toEqual(["step"]);
    pass(110);
    expect(heard()).toEqual(["stone"]);
    pass(100);
    expect(heard()).toEqual(["step"]);
    pass(500);
    expect(heard()).toEqual([]);
  });

  it("when it sets out, where things move side by side", () => {
    settings.speed.value = 2;
    begin(news(went(2), pushed), { film: acts });
    pass(1);
    expect(heard()).toEqual(["step"]);
    pass(40);
    expect(heard()).toEqual([]);
    pass(10);
    expect(heard()).toEqual(["stone"]);
  });

  it("at the end of the film when no picture shows it", () => {
    begin(news(went(2), scored));
    pass(150);
    expect(heard()).toEqual(["step"]);
    pass(100);
    expect(heard()).toEqual(["chime"]);
  });

  it("with all others at once where the film is skipped", () => {
    begin(news(went(2), went(2), scored));
    pass(1);
    expect(heard()).toEqual(["step"]);
    void act(() => void dispatchEvent(new window.Event("keydown")));
    expect(heard()).toEqual(["step+chime"]);
  });

  it("with all others at once by readers who want no motion", () => {
    settings.motion.value = "none";
    begin(news(went(2), pushed, scored, ended));
    expect(heard()).toEqual(["step+stone+chime"]);
  });

  it("never while a replay is scrubbed, nor when the board comes to the page", () => {
    begin(news(went(2)), { live: false });
    show(null);
    show(<Board happened={news(went(2))} />);
    pass(500);
    expect(heard()).toEqual([]);
  });
});

function Drafting({ events }: { events: readonly Event[] }): JSX.Element {
  useDraftSounds(events, sounds);
  return <p />;
}

it("says nothing of the events of the table, which stand among those of the game", () => {
  begin(news(scored, { event: "went-away" } as unknown as Event));
  expect(heard()).toEqual(["chime"]);
});

it("a turn in the making is heard as it grows, not as it is taken back", () => {
  show(<Drafting events={[]} />);
  show(<Drafting events={[went(2)]} />);
  expect(heard()).toEqual(["step"]);
  show(<Drafting events={[went(2), pushed, ended]} />);
  expect(heard()).toEqual(["stone"]);
  show(<Drafting events={[went(2)]} />);
  show(<Drafting events={[]} />);
  expect(heard()).toEqual([]);
});
