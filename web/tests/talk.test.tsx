import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, it } from "vitest";
import { draw, fire, one, settled } from "../src/boards/kit/tests/mount";
import { hall } from "../src/net/hall";
import { Failure } from "../src/net/http";
import { Talk } from "../src/ui/talk/talk";
import type { TalkPage } from "../src/wire/http";
import type { ChatLine } from "../src/wire/types";

const said = (n: number, text: string): ChatLine => ({
  n,
  player: "p1",
  name: "Ann",
  text,
  at: 1_700_000_000 + n,
  chair: null,
});

/** A place whose pages come when the test says so. */
async function open(): Promise<{ page: HTMLElement; answer: (lines: ChatLine[]) => Promise<void> }> {
  const page = document.createElement("div");
  const waiting: ((found: TalkPage) => void)[] = [];
  const place = {
    load: () => new Promise<TalkPage>((resolve) => waiting.push(resolve)),
    say: () => Promise.reject(new Error("nobody says anything here")),
  };
  await act(() => {
    hall.status.value = "open";
    render(<Talk place={place} label="Talk" empty="Nothing yet" />, page);
  });
  const answer = (lines: ChatLine[]): Promise<void> =>
    act(async () => {
      waiting.shift()?.({ place: "lobby", lines, refused: "guest" });
      await Promise.resolve();
    });
  return { page, answer };
}

const hear = (table: string, line: ChatLine): Promise<void> =>
  act(() => {
    hall.said.value = { type: "chat", table, line };
  });

const texts = (page: HTMLElement): (string | null)[] =>
  [...page.querySelectorAll("ol.chat li > p")].map((line) => line.textContent.replace("Ann", "").trim());

it("shows a line that was said while an older page was on its way", async () => {
  const { page, answer } = await open();
  await hear("lobby", said(2, "anybody for Niagara?"));
  await hear("a club", said(7, "not here"));
  await answer([said(1, "hello")]);
  expect(texts(page)).toEqual(["hello", "anybody for Niagara?"]);
});

it("believes a page that is newer than the last line of before", async () => {
  await hear("lobby", said(1, "rude words"));
  const { page, answer } = await open();
  await answer([said(1, "")]);
  expect(texts(page)).toEqual(["talk-erased"]);
});

/** A place where lines are taken or refused when the test says so. */
async function speak(): Promise<{
  page: HTMLElement;
  sent: string[];
  end: (well: boolean) => Promise<void>;
  line: () => string;
  enter: (text?: string) => void;
}> {
  const sent: string[] = [];
  const ends: ((well: boolean) => void)[] = [];
  const place = {
    load: () => Promise.resolve({ place: "lobby", lines: [], refused: null } as TalkPage),
    say: (text: string) =>
      new Promise<ChatLine>((done, fail) => {
        sent.push(text);
        ends.push((well) => {
          if (well) done(said(sent.length, text));
          else fail(new Failure({ code: "offline", clause: null, what: {} }));
        });
      }),
  };
  hall.status.value = "open";
  const page = draw(<Talk place={place} label="Talk" empty="Nothing yet" />, []);
  await settled();
  const field = one(page, "input") as HTMLInputElement;
  return {
    page,
    sent,
    end: async (well) => {
      ends.shift()?.(well);
      await settled();
    },
    line: () => field.value,
    enter: (text) => {
      if (text !== undefined) {
        field.value = text;
        fire(field, new InputEvent("input", { bubbles: true }));
      }
      fire(one(page, "form"), new SubmitEvent("submit", { bubbles: true, cancelable: true }));
    },
  };
}

it("gives a line back that was not taken, also when Enter was pressed twice", async () => {
  const { sent, end, line, enter } = await speak();
  enter("good evening");
  enter();
  await end(false);
  expect(sent).toEqual(["good evening"]);
  expect(line()).toBe("good evening");
  enter();
  await end(true);
  expect(sent).toEqual(["good evening", "good evening"]);
  expect(line()).toBe("");
});

it("says the next line after the one that is on its way, and loses neither", async () => {
  const { page, sent, end, line, enter } = await speak();
  enter("one");
  enter("two");
  expect(sent).toEqual(["one"]);
  await end(false);
  expect(sent).toEqual(["one", "two"]);
  await end(true);
  expect(line()).toBe("one");
  expect(texts(page)).toEqual(["two"]);
});
