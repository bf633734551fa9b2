import type { Socket } from "../src/net/connection";
import type { ClientFrame, Me, Meta, ServerFrame, State, You } from "../src/wire/types";

/** A WebSocket whose other end is the test. */
export class FakeSocket implements Socket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (socket === undefined) throw new Error("nothing was opened");
    return socket;
  }

  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  closed = false;
  readonly sent: ClientFrame[] = [];

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientFrame);
  }

  close(): void {
    this.closed = true;
  }

  say(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  /** Opens and welcomes, as the server does. */
  welcome(): void {
    this.onopen?.();
    this.say(welcome());
  }

  drop(): void {
    this.onclose?.();
  }

  of<T extends ClientFrame["type"]>(type: T): Extract<ClientFrame, { type: T }>[] {
    return this.sent.filter((frame): frame is Extract<ClientFrame, { type: T }> => frame.type === type);
  }
}

export function meta(more: Partial<Meta> = {}): Meta {
  return {
    id: "t1",
    game: "cant-stop",
    status: "open",
    version: 1,
    host: "p1",
    listed: true,
    shared: "",
    practice: false,
    rated: false,
    welcome: false,
    listed_again: true,
    watched: true,
    members: false,
    late: false,
    behind_entries: 0,
    behind_minutes: 0,
    door: null,
    paired: 0,
    joinable: [],
    queue: [],
    options: {},
    chairs: [
      { player: "p1", bot: null, lent: null, ready: false, agreed: 1, pledge: null, offered: false },
      { player: null, bot: "club", lent: null, ready: true, agreed: 1, pledge: null, offered: false },
    ],
    max_chairs: 5,
    seats: [],
    sides: [],
    game_no: 0,
    goal: 1,
    wins: [0, 0],
    match_over: false,
    vote: null,
    paused: false,
    clock: null,
    timeout: "bot",
    changed: 0,
    fill: null,
    commitment: "",
    chance: 2,
    starting: null,
    asker: null,
    finished: [],
    people: { p1: "Aki", p2: "Bo" },
    faces: { p1: "abcdefgh" },
    ...more,
  };
}

export const you: You = { id: "p1", chairs: [0], seats: [0], commands: { start: null } };

export function state(rev: number, history: State["history"] = [], more: Partial<State> = {}): State {
  return {
    type: "state",
    table: "t1",
    rev,
    meta: meta(),
    you,
    game: null,
    history,
    chat: [],
    presence: { type: "presence", table: "t1", online: ["p1"], watchers: 0 },
    ...more,
  };
}

export const entry = (rev: number, events: unknown[] = []): State["history"][number] => ({
  rev,
  at: rev,
  seat: null,
  events,
});

const AKI: Me = { id: "p1", name: "Aki", face: "abcdefgh", locale: "en", account: false };

/** The server's first frame to a player without warnings, requests or other news. */
export function welcome(me = AKI): ServerFrame {
  return {
    type: "welcome",
    version: 1,
    build: "test",
    now: Date.now() / 1000,
    me,
    conduct: {
      type: "conduct",
      warnings: [],
      muted: null,
      banned: null,
      ignored: [],
      avoided: [],
      reports: null,
      host: false,
    },
  };
}
