import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "../src/net/connection";
import { ChatLines } from "../src/pages/table/chat";
import { Table } from "../src/pages/table/table";
import type { ChatLine } from "../src/wire/types";
import { entry, FakeSocket, meta, state } from "./fake-socket";

const page = document.createElement("div");
document.body.append(page);
const line = (n: number): ChatLine => ({ n, at: n, player: "p2", name: "Bo", text: "well", chair: null });

/** Tells each list its height, as the browser does when a sheet opens or closes. */
let resized: (height: number) => void;
let table: Table;

beforeEach(() => {
  const watched = new Map<Element, () => void>();
  class Sized {
    constructor(private readonly call: () => void) {}
    observe(of: Element): void {
      watched.set(of, this.call);
    }
    disconnect(): void {
      watched.clear();
    }
  }
  vi.stubGlobal("ResizeObserver", Sized);
  resized = (height) =>
    void act(() => {
      for (const [of, call] of watched) {
        Object.defineProperty(of, "clientHeight", { value: height, configurable: true });
        call();
      }
    });
  FakeSocket.all = [];
  const socket = new Connection(
    () => new FakeSocket(),
    () => "en",
    () => undefined,
  );
  table = new Table("t1", socket);
  table.receive(state(2, [entry(1), entry(2)]));
});

afterEach(() => {
  render(null, page);
  vi.unstubAllGlobals();
});

describe("a line of the chat", () => {
  const say = (n: number): void =>
    void act(() => table.receive({ type: "chat", table: "t1", line: line(n) }));

  it("is read where the chat is on the screen, and not in a sheet that is folded up", () => {
    void act(() => render(<ChatLines table={table} meta={meta()} />, page));
    resized(200);
    say(1);
    expect(table.unread.value).toBe(0);
    resized(0);
    say(2);
    expect(table.unread.value).toBe(1);
    resized(200);
    expect(table.unread.value).toBe(0);
  });
});
