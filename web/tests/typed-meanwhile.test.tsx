import { signal } from "@preact/signals";
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { click, draw, one, settled } from "../src/boards/kit/tests/mount";
import { api } from "../src/net/api";
import { hall } from "../src/net/hall";
import * as http from "../src/net/http";
import { Drawing } from "../src/pages/account/drawing";
import { NoteField } from "../src/pages/people/note";
import { Comments } from "../src/pages/replay/comments";
import type { Player } from "../src/pages/replay/player";
import { NameField } from "../src/ui/name-field";
import type { Comment, Me, Replay } from "../src/wire/http";

type Typed = HTMLInputElement | HTMLTextAreaElement;

function type(field: Element, text: string): void {
  void act(() => {
    (field as Typed).value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

function submit(page: HTMLElement): void {
  const form = one(page, "form");
  void act(() => void form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));
}

/** The newest request to the hall, and the functions that answer or refuse it. */
let asked: unknown;
let answer: (value: unknown) => Promise<void>;
let refuse: () => Promise<void>;
/** The hall waits before it answers. */
const slow = (what: unknown): Promise<never> => {
  asked = what;
  return new Promise((answered, refused) => {
    answer = (value) => {
      answered(value as never);
      return settled();
    };
    refuse = () => {
      refused(new http.Failure({ code: "offline", clause: null, what: {} }));
      return settled();
    };
  });
};
const me = (change: Partial<Me>): Me => ({ name: "Aki", face: "", ...change }) as Me;

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(api, "setMe").mockImplementation(slow);
  hall.me.value = me({});
});

describe("what is typed while something is saved stays", () => {
  it("in a comment", async () => {
    const call = vi.spyOn(http, "call");
    call.mockImplementation(() => slow(null));
    const replay = { steps: [{ rev: 1 }], table: "t", no: 1 } as unknown as Replay;
    const player = { step: signal(0), to: () => undefined } as unknown as Player;
    const comments = signal<Comment[]>([]);
    const page = draw(<Comments replay={replay} player={player} comments={comments} />, []);
    const field = one(page, "input") as Typed;
    type(field, "first");
    submit(page);
    type(field, "second");
    await answer([]);
    expect(field.value).toBe("second");
    submit(page);
    await answer([]);
    expect(field.value).toBe("");
  });

  it("in a note", async () => {
    const page = draw(<NoteField note={{ text: "", tags: [] }} about="" keep={slow} />, []);
    const field = one(page, "textarea") as Typed;
    const tags = one(page, "input") as Typed;
    type(field, "first");
    type(tags, "one");
    submit(page);
    type(tags, "one, two");
    await answer({ text: "first", tags: ["one"] });
    expect([field.value, tags.value]).toEqual(["first", "one, two"]);
    expect(one(page, ".saved").textContent).toBe("");
    submit(page);
    await answer({ text: "first", tags: ["one", "two"] });
    expect(one(page, ".saved").textContent).not.toBe("");
  });

  it.each([
    ["taken", () => answer(me({ name: "Ben" }))],
    ["refused", () => refuse()],
  ])("in a name, the former %s", async (_, come) => {
    const page = draw(<NameField />, []);
    const field = one(page, "input") as Typed;
    type(field, "Ben");
    submit(page);
    type(field, "Cleo");
    await come();
    expect(field.value).toBe("Cleo");
    expect(one(page, ".saved").textContent).toBe("");
    submit(page);
    expect(asked).toEqual({ name: "Cleo" });
  });

  it("in a drawing", async () => {
    const page = draw(<Drawing />, []);
    const drawn = (): unknown =>
      [...page.querySelectorAll<HTMLInputElement>(".kinds input")].map((each) => each.checked);
    click([...page.querySelectorAll(".kinds input")].at(1) ?? page);
    click(one(page, ".actions .primary"));
    click([...page.querySelectorAll(".kinds input")].at(2) ?? page);
    const before = drawn();
    await answer(me({ face: (asked as Me).face }));
    expect(drawn()).toEqual(before);
    expect(one(page, ".saved").textContent).toBe("");
  });
});
