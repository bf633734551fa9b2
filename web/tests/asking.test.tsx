import type { JSX } from "preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { click, draw, fire, one, texts } from "../src/boards/kit/tests/mount";
import { hall } from "../src/net/hall";
import { Failure } from "../src/net/http";
import { Hooks } from "../src/pages/access/hooks";
import { CompanyPage } from "../src/pages/company/page";
import { Dealings } from "../src/pages/fair/dealings";
import { Comments } from "../src/pages/replay/comments";
import type { Player } from "../src/pages/replay/player";
import { useAsking, type Asking } from "../src/ui/asking";
import { house } from "../src/ui/house";
import { Form } from "../src/ui/parts";
import { Sure } from "../src/ui/sure";
import type { Access, Circle, Comment, GameCard, HookLine, Replay } from "../src/wire/http";
import { signal } from "@preact/signals";
import { settled, SlowHall } from "./slow-hall";

let slow: SlowHall;

beforeEach(() => {
  house.value = [{ id: "pile" } as GameCard];
  slow = new SlowHall();
});
afterEach(() => vi.unstubAllGlobals());

/** Return the queue of requests of a component. */
function ask(): Asking {
  let asking: Asking | null = null;
  function Probe(): null {
    asking = useAsking();
    return null;
  }
  draw(<Probe />, []);
  return asking as unknown as Asking;
}

/** Things that end when the test says so, and the order in which they began. */
function things(): {
  begun: string[];
  end: Map<string, (refused?: string) => void>;
  make: (name: string) => () => Promise<void>;
} {
  const begun: string[] = [];
  const end = new Map<string, (refused?: string) => void>();
  const make = (name: string) => (): Promise<void> => {
    begun.push(name);
    return new Promise((done, fail) => {
      end.set(name, (code) =>
        code === undefined ? done() : fail(new Failure({ code, clause: null, what: {} })),
      );
    });
  };
  return { begun, end, make };
}

function button(page: Element, text: string): Element {
  const found = [...page.querySelectorAll("button")].find(
    (each) => (each.getAttribute("aria-label") ?? each.textContent) === text,
  );
  if (found === undefined) throw new Error(`no button ${text}`);
  return found;
}

const submit = (page: Element, form = "form"): void =>
  fire(one(page, form), new SubmitEvent("submit", { bubbles: true, cancelable: true }));

function type(page: Element, selector: string, text: string): void {
  const field = one(page, selector) as HTMLInputElement;
  field.value = text;
  fire(field, new InputEvent("input", { bubbles: true }));
}

it("does what comes while it is busy, in order", async () => {
  const asking = ask();
  const { begun, end, make } = things();
  const done = ["a", "b", "c"].map((name) => asking.ask(make(name)));
  expect(begun).toEqual(["a"]);
  end.get("a")?.();
  await settled();
  expect(begun).toEqual(["a", "b"]);
  expect(asking.busy.value).toBe(true);
  end.get("b")?.();
  await settled();
  end.get("c")?.();
  expect(await Promise.all(done)).toEqual([true, true, true]);
  expect(asking.busy.value).toBe(false);
});

it("goes on after a refusal, which stays to be read until something else is asked", async () => {
  const asking = ask();
  const { end, make } = things();
  const done = ["a", "b"].map((name) => asking.ask(make(name)));
  end.get("a")?.("busy");
  await settled();
  end.get("b")?.();
  expect(await Promise.all(done)).toEqual([false, true]);
  expect(asking.problem.value).not.toBeNull();
  const third = asking.ask(make("c"));
  expect(asking.problem.value).toBeNull();
  end.get("c")?.();
  await third;
});

it("asks for the same name once until it is done", async () => {
  const asking = ask();
  const { begun, end, make } = things();
  const done = [
    asking.ask(make("a"), "one"),
    asking.ask(make("b"), "two"),
    asking.ask(make("c"), "two"),
    asking.ask(make("d"), "one"),
  ];
  end.get("a")?.();
  await settled();
  end.get("b")?.("busy");
  expect(await Promise.all(done)).toEqual([true, false, false, true]);
  expect(begun).toEqual(["a", "b"]);
  const again = asking.ask(make("e"), "one");
  end.get("e")?.();
  expect(await again).toBe(true);
});

it("a form that is sent twice is sent once", async () => {
  const { begun, end, make } = things();
  function Page(): JSX.Element {
    const asking = useAsking();
    return (
      <>
        <Form asking={asking} button="Make" submit={make("form")} />
        <Sure asking={asking} button="Drop" sure="Really?" act={make("drop")} />
      </>
    );
  }
  const page = draw(<Page />, []);
  submit(page);
  submit(page);
  click(button(page, "Drop"));
  click(one(page, ".danger"));
  end.get("form")?.();
  await settled();
  expect(begun).toEqual(["form", "drop"]);
  end.get("drop")?.();
  await settled();
  expect(begun).toEqual(["form", "drop"]);
});

it("who is ignored and avoided at once is both", async () => {
  const page = draw(<Dealings id="p2" name="Bo" table={null} talk={null} />, []);
  await slow.answer({ ignored: [], avoided: [] });
  click(one(page, ".fair-lists li:nth-child(1) button"));
  click(one(page, ".fair-lists li:nth-child(2) button"));
  const bo = { id: "p2", name: "Bo" };
  await slow.answer({ ignored: [bo], avoided: [] });
  await slow.answer({ ignored: [bo], avoided: [bo] });
  expect(slow.asked.slice(1)).toEqual(["PUT /api/me/shunned/ignored/p2", "PUT /api/me/shunned/avoided/p2"]);
});

it("hooks that are dropped one after another are all dropped, each once", async () => {
  const hook = (id: string): HookLine => ({
    id,
    url: `https://example.org/${id}`,
    secret: "s",
    created: 0,
    last: "",
    form: "hiroma",
    tells: ["over"],
  });
  const access = signal<Access>({ robot: false, password: true, tokens: [], hooks: [hook("a"), hook("b")] });
  function Page(): JSX.Element {
    return <Hooks access={access.value} changed={(fresh) => (access.value = fresh)} />;
  }
  const page = draw(<Page />, []);
  const drops = [...page.querySelectorAll(".access-hooks > li > button")];
  for (const drop of [drops[0], drops[1], drops[0]]) if (drop !== undefined) click(drop);
  await slow.answer({ ...access.value, hooks: [hook("b")] });
  await slow.answer({ ...access.value, hooks: [] });
  expect(slow.asked).toEqual(["DELETE /api/access/hooks/a", "DELETE /api/access/hooks/b"]);
  expect(access.value.hooks).toEqual([]);
});

it("who may see one is set while the page asks anew", async () => {
  const circle: Circle = { friends: [], ask: [], asked: [], whereabouts: "everybody", letters: "everybody" };
  hall.status.value = "open";
  const page = draw(<CompanyPage />, []);
  const answer = async (until: string): Promise<void> => {
    while (slow.next !== undefined && slow.next !== until)
      await slow.answer(slow.next.includes("friends") ? circle : []);
  };
  await answer("");
  // Somebody asks to be friends: the page asks again, and no answer has come yet.
  hall.company.value = { asks: 1, unread: 0 };
  await settled();
  fire(one(page, ".choice label:nth-child(3) input"), new Event("change", { bubbles: true }));
  submit(page);
  await answer("PUT /api/me/privacy");
  expect(slow.next).toBe("PUT /api/me/privacy");
  expect(slow.bodies.at(-1)).toEqual({ whereabouts: "nobody", letters: "everybody" });
  await slow.answer({ ...circle, whereabouts: "nobody" });
  expect(texts(page, ".saved")).toHaveLength(1);
});

it("a comment is made once, and what is typed meanwhile stays", async () => {
  const comments = signal<Comment[] | null>([]);
  const replay = { table: "t1", no: 1, steps: [{ rev: 5 }] } as unknown as Replay;
  const player = { step: signal(0) } as unknown as Player;
  const page = draw(<Comments replay={replay} player={player} comments={comments} />, []);
  type(page, "input", "well played");
  submit(page);
  submit(page);
  type(page, "input", "and lucky");
  await slow.answer([]);
  expect(slow.asked).toHaveLength(1);
  expect((one(page, "input") as HTMLInputElement).value).toBe("and lucky");
  submit(page);
  await slow.answer([]);
  expect(slow.bodies).toEqual([
    { rev: 5, text: "well played" },
    { rev: 5, text: "and lucky" },
  ]);
  expect((one(page, "input") as HTMLInputElement).value).toBe("");
});
