import { signal } from "@preact/signals";
import { render, type ComponentChild } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settled } from "../src/boards/kit/tests/mount";
import { hall } from "../src/net/hall";
import { Board } from "../src/pages/clubs/board";
import { Found } from "../src/pages/clubs/found";
import { Conversations } from "../src/pages/company/conversations";
import { Tables } from "../src/pages/desk/tables";
import { Solving } from "../src/pages/puzzles/solving";
import { useComments } from "../src/pages/replay/comments";
import { Rewound } from "../src/pages/replay/page";
import { ofTable, type Source } from "../src/pages/replay/source";
import type { Table } from "../src/pages/table/table";
import { Variations } from "../src/pages/table/variations";
import { VerifyPage } from "../src/pages/verify/page";
import client from "../src/text/en.ftl?raw";
import { openGame } from "../src/ui/house";
import { bundleOf, use } from "../src/ui/i18n";
import { visit } from "../src/ui/route";
import type { ClubPage, Comment, DeskPage, Replay } from "../src/wire/http";
import type { Me, Meta } from "../src/wire/types";

vi.mock("../src/boards/game-board", () => ({ GameBoard: () => null }));

/** A page's question to the hall, with the function that answers it when the test says so. */
interface Asked {
  address: string;
  give: (body: unknown, status?: number) => Promise<void>;
}

let asked: Asked[] = [];
let page: HTMLElement;

/** Return the newest question to an address with these letters. */
function ask(letters: string): Asked {
  const found = asked.filter(({ address }) => address.includes(letters)).at(-1);
  if (found === undefined)
    throw new Error(`nobody asks for ${letters}: ${asked.map(({ address }) => address).join()}`);
  return found;
}

const draw = (node: ComponentChild): void => void act(() => render(node, page));

const eyes = (): HTMLSelectElement | null => page.querySelector(".side select");

function choose(value: string): void {
  const select = eyes();
  if (select === null) throw new Error("nothing to choose from");
  void act(() => {
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

beforeEach(() => {
  use(bundleOf("en", [client]));
  asked = [];
  page = document.createElement("div");
  document.body.append(page);
  vi.stubGlobal("fetch", (address: string) => {
    let answer: (response: Response) => void;
    asked.push({
      address,
      give: (body, status = 200) => {
        answer(new Response(typeof body === "string" ? body : JSON.stringify(body), { status }));
        return settled().then(settled);
      },
    });
    return new Promise<Response>((resolve) => (answer = resolve));
  });
});

afterEach(() => {
  void act(() => render(null, page));
  page.remove();
  vi.unstubAllGlobals();
});

const AWAY = { code: "store-away", clause: null, what: {} };

describe("a replay", () => {
  const replay = (viewer: number | null): Replay =>
    ({
      table: "t1",
      no: 1,
      game: "toy",
      seats: ["Ann", "Ben"],
      holders: [0, 1],
      faces: ["", ""],
      sides: [[0], [1]],
      secrets: true,
      insight: false,
      viewer,
      steps: [0, 1].map((rev) => ({ rev, at: 0, seat: null, events: [], view: {} })),
      outcome: null,
      ended: "rules",
    }) as unknown as Replay;

  /** A replay whose answers come when the test says so, in the order in which they were asked for. */
  function open(): { seats: (number | null)[]; answers: ((found: Replay | Error) => Promise<void>)[] } {
    const seats: (number | null)[] = [];
    const answers: ((found: Replay | Error) => Promise<void>)[] = [];
    const source: Source = {
      ...ofTable("t1", 1),
      replay: (seat) =>
        new Promise((resolve, reject) => {
          seats.push(seat);
          answers.push((found) => {
            if (found instanceof Error) reject(found);
            else resolve(found);
            return settled();
          });
        }),
    };
    draw(
      <Rewound source={source} step={0} rev={null}>
        {null}
      </Rewound>,
    );
    return { seats, answers };
  }

  it("is seen through the eyes that were chosen last", async () => {
    const { seats, answers } = open();
    await answers[0]?.(replay(null));
    choose("0");
    choose("1");
    expect(seats).toEqual([null, 0, 1]);
    await answers[2]?.({ ...replay(1), game: "last" });
    await answers[1]?.({ ...replay(0), game: "first" });
    expect(openGame.value).toBe("last");
  });

  it("stays when other eyes cannot be had", async () => {
    const { answers } = open();
    await answers[0]?.(replay(null));
    const { Failure } = await import("../src/net/http");
    choose("1");
    await answers[1]?.(new Failure(AWAY));
    expect(page.querySelector(".replay")).not.toBeNull();
    expect(eyes()?.value).toBe("");
  });

  it("that comes after its page has gone opens no game", async () => {
    const { answers } = open();
    draw(null);
    await answers[0]?.(replay(null));
    expect(openGame.value).toBeNull();
  });

  it("keeps a comment that was made before the older ones came", async () => {
    let comments = signal<Comment[] | null>(null);
    function Probe(): null {
      comments = useComments(ofTable("t1", 1));
      return null;
    }
    draw(<Probe />);
    const own = [{ id: "own" }] as unknown as Comment[];
    void act(() => void (comments.value = own));
    await ask("/comments").give([]);
    expect(comments.value).toEqual(own);
  });
});

it("the verdict of a check is that of the newest log", async () => {
  draw(<VerifyPage id="t1" no={null} />);
  const first = ask("/t1/log");
  draw(<VerifyPage id="t2" no={null} />);
  await ask("/t2/log").give("", 404);
  const missing = page.querySelector(".verdict")?.textContent;
  expect(missing).toBeTruthy();
  await first.give("");
  expect(page.querySelector(".verdict")?.textContent).toBe(missing);
});

it("a club's ranks stand under their own game", async () => {
  const kinds = ["niagara", "cant-stop"].map((game) => ({ game, kind: "", options: {} }));
  draw(<Board page={{ id: "c1", kinds } as unknown as ClubPage} invite="" />);
  const first = ask("/board/niagara");
  const select = page.querySelector("select");
  await first.give({ board: [] });
  expect(page.querySelector(".ranks")).not.toBeNull();
  void act(() => {
    if (select !== null) select.selectedIndex = 1;
    select?.dispatchEvent(new Event("change", { bubbles: true }));
  });
  expect(page.querySelector(".ranks")).toBeNull();
  await ask("/board/cant-stop").give(AWAY, 503);
  expect(page.querySelector(".ranks")).toBeNull();
});

it("the newest list of conversations stays", async () => {
  hall.status.value = "open";
  draw(<Conversations />);
  const first = ask("/conversations");
  void act(() => void (hall.company.value = { type: "company" } as never));
  const second = ask("/conversations");
  expect(second).not.toBe(first);
  await second.give([]);
  expect(page.querySelector(".account-words")).not.toBeNull();
  await first.give([{ who: { id: "p", name: "Ben", face: "", here: null }, unread: 2, at: 0 }]);
  expect(page.querySelector(".unread")).toBeNull();
});

it("the desk shows the tables of the chosen state", async () => {
  const line = { id: "t1", game: "toy", people: ["Ann"], entries: 1, changed: 0, status: "playing" };
  draw(<Tables page={{ tables: {} } as unknown as DeskPage} changed={() => undefined} />);
  const playing = ask("which=playing");
  const [, open] = [...page.querySelectorAll(".desk-states button")];
  void act(() => (open as HTMLButtonElement).click());
  const opened = ask("which=open");
  await opened.give([{ ...line, id: "t2", status: "open" }]);
  await playing.give([line]);
  expect([...page.querySelectorAll("code")].map((each) => each.textContent)).toEqual(["t2"]);
  void act(() => page.querySelector<HTMLButtonElement>(".desk-states button")?.click());
  expect(page.querySelectorAll("code")).toHaveLength(0);
});

it("a puzzle that has taken an answer shows its verdict, even when the position after it cannot be had", async () => {
  const solving = new Solving("p1");
  void solving.begin();
  await ask("/p1").give({ seat: 0, seats: 2, view: {}, moves: [{ do: "go" }], actors: [0] });
  const taken = solving.submit([{ do: "go" }]);
  await ask("/p1").give({ solved: true, lines: [] });
  await ask("/p1").give(AWAY, 503);
  expect(await taken).toBe(true);
  expect(solving.verdict.value?.solved).toBe(true);
  expect(solving.refused.value).toBeNull();
  expect(solving.scene.value?.moves).toEqual([]);
});

it("quick arrows go on along the variations", async () => {
  const went: unknown[] = [];
  const game = signal({ no: 1, nodes: 4, node: 0 });
  const table = {
    id: "t1",
    game,
    meta: signal(null),
    you: signal({ chairs: [0] }),
    ask: (_: string, { node }: { node: number }) => {
      went.push(node);
      return Promise.resolve({
        type: node === 3 ? "refused" : "ack",
        code: "no",
        clause: null,
        what: {},
        reply: null,
      });
    },
    note: () => undefined,
    locked: signal(false),
  } as unknown as Table;
  const meta = {
    practice: true,
    status: "playing",
    game: "toy",
    chairs: [],
    seats: [0],
    sides: [],
    people: {},
  };
  draw(<Variations table={table} meta={meta as unknown as Meta} />);
  const details = page.querySelector("details");
  void act(() => {
    if (details !== null) details.open = true;
    details?.dispatchEvent(new Event("toggle"));
  });
  const nodes = [null, 0, 1, 2].map((parent) => ({ parent, seat: null, moves: [], draws: [] }));
  await ask("/variations").give({ no: 1, since: 0, nodes, after: null });
  const press = (key: string): void => {
    const at = page.querySelector("[aria-current=step]");
    void act(
      () => void at?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })),
    );
  };
  press("ArrowRight");
  press("ArrowRight");
  expect(went).toEqual([1, 2]);
  void act(() => void (game.value = { no: 1, nodes: 4, node: 2 }));
  await settled();
  press("ArrowRight");
  await settled();
  // The last was refused: the next one goes on from where the table is.
  press("ArrowLeft");
  expect(went).toEqual([1, 2, 3, 1]);
});

it.each([true, false])(
  "a club that is founded is shown where its founder waits for it (%s)",
  async (waits) => {
    hall.me.value = { name: "Aki", account: true } as Me;
    visit("/clubs");
    draw(<Found />);
    const name = page.querySelector("input");
    if (name === null) throw new Error("no field");
    name.value = "Ravens";
    name.dispatchEvent(new Event("input", { bubbles: true }));
    page.querySelector("form")?.requestSubmit();
    await settled();
    if (!waits) visit("/watch");
    await ask("/api/clubs").give({ id: "ravens" }, 201);
    expect(location.pathname).toBe(waits ? "/clubs/ravens" : "/watch");
  },
);
