import { signal } from "@preact/signals";
import type {
  Ack,
  Chat,
  ClientFrame,
  Company,
  Conduct,
  Me,
  Mention,
  Previewed,
  Refused,
  ServerFrame,
  Turn,
  Wanted,
} from "../wire/types";
import { VERSION } from "../wire/values";

const QUIET_MS = 4_000;
const DEAD_MS = 10_000;
/** Milliseconds after a refusal 'store-away' until everything unanswered is sent again. */
const AGAIN_MS = 2_000;
/** Frames that prove that the hall reaches its records. */
const TOLD_FROM_RECORDS = new Set<ServerFrame["type"]>([
  "welcome",
  "ack",
  "state",
  "missed",
  "events",
  "lobby",
]);
const TICK_MS = 2_000;
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8_000;

/** A follower of a table (or 'lobby'), with the rev it has and the function that takes its frames. */
export interface Follower {
  rev(): number;
  /** The filter for tables of the lobby. */
  wanted?(): Wanted;
  receive(frame: ServerFrame): void;
}

export type Answer = Ack | Refused | Previewed;

/** The part of a WebSocket that is used, so that tests can stand in for one. */
export type Socket = Pick<WebSocket, "send" | "close"> & {
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
};

/** A frame that is answered. */
type Asked = Extract<ClientFrame, { type: "command" | "preview" }>;

interface Waiting {
  frame: Asked;
  answer: (answer: Answer) => void;
}

const unique = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");

/**
 * One WebSocket for the whole page, for as long as the page lives.
 *
 * It reconnects after any drop. Commands stay in the outbox until they are answered. After a drop they are sent again
 * under the same id, and the server carries out each only once.
 */
export class Connection {
  /** 'connecting' at first, 'lost' after a drop, 'open' once welcomed. */
  readonly status = signal<"connecting" | "open" | "lost">("connecting");
  readonly me = signal<Me | null>(null);
  /** The newest word on a table that is not followed: it waits for this player, or no longer does. */
  readonly turn = signal<Turn | null>(null);
  /**
   * Counts entries of tables that the page no longer follows. The hall did not know that yet, so it sent no word on
   * their turns: the page's list of them is old.
   */
  readonly strays = signal(0);
  /** The newest line at a place of talk that is no table. */
  readonly said = signal<Chat | null>(null);
  /** The newest line that calls this player at a table that is not followed. */
  readonly mention = signal<Mention | null>(null);
  /** The numbers of people who ask to be friends, and of conversations with new lines. */
  readonly company = signal<Pick<Company, "asks" | "unread"> | null>(null);
  /** This player's warnings, mute, ban and lists. */
  readonly conduct = signal<Conduct | null>(null);
  /** The time when the hall closes for a moment (unix seconds of its clock); null when none is announced. */
  readonly closing = signal<number | null>(null);
  /** True while the hall cannot reach its records; until it can, everything unanswered is sent again. */
  readonly away = signal(false);
  /** The server's clock minus the page's, in seconds. */
  readonly ahead = signal(0);

  private socket: Socket | null = null;
  private readonly followers = new Map<string, Follower>();
  private readonly outbox = new Map<string, Waiting>();
  /** Tables that the hello named, with their revs. Those followed or left before the welcome are sent after it. */
  private greeted: Record<string, number> = {};
  private failures = 0;
  private stale = false;
  private heard = 0;
  /** The time of the ping (milliseconds) that nothing has answered yet. */
  private asked: number | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly open: () => Socket,
    private readonly locale: () => string,
    private readonly reload: (always?: boolean) => void,
  ) {
    setInterval(() => this.tick(), TICK_MS);
    addEventListener("online", () => this.wake());
    addEventListener("pageshow", () => this.wake());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.wake();
    });
    this.connect();
  }

  /** Follows a table from now on; returns a function that stops it. */
  follow(table: string, follower: Follower): () => void {
    this.followers.set(table, follower);
    this.refill(table);
    return () => {
      if (this.followers.get(table) !== follower) return;
      this.followers.delete(table);
      this.send({ type: "unwatch", table });
    };
  }

  /** Asks for entries that the follower has missed. */
  refill(table: string): void {
    const follower = this.followers.get(table);
    if (follower === undefined) return;
    const frame: ClientFrame = { type: "watch", table, rev: follower.rev() };
    this.send(follower.wanted === undefined ? frame : { ...frame, wanted: follower.wanted() });
  }

  /** Gives a command; the answer comes once, however often the line drops meanwhile. */
  command(
    table: string,
    name: string,
    args: Record<string, unknown> = {},
    rev: number | null = null,
  ): Promise<Answer> {
    return this.ask({ type: "command", id: unique(), table, name, args, rev });
  }

  /** Asks for a preview of these moves. */
  preview(table: string, rev: number, seat: number, moves: Record<string, unknown>[]): Promise<Answer> {
    return this.ask({ type: "preview", id: unique(), table, rev, seat, moves });
  }

  private ask(frame: Asked): Promise<Answer> {
    return new Promise((answer) => {
      this.outbox.set(frame.id, { frame, answer });
      this.send(frame);
    });
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.retry = undefined;
    const socket = this.open();
    this.socket = socket;
    this.heard = this.asked = Date.now();
    socket.onopen = () => this.greet(socket);
    socket.onmessage = ({ data }) => {
      if (socket !== this.socket || typeof data !== "string") return;
      this.heard = Date.now();
      this.asked = null;
      this.receive(JSON.parse(data) as ServerFrame);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost(0);
    };
  }

  private greet(socket: Socket): void {
    const tables = [...this.followers].filter(([, one]) => one.wanted === undefined);
    const watch = Object.fromEntries(tables.map(([table, one]) => [table, one.rev()]));
    this.greeted = watch;
    socket.send(JSON.stringify({ type: "hello", version: VERSION, locale: this.locale(), watch }));
  }

  private receive(frame: ServerFrame): void {
    if (frame.type === "refused" && frame.code === "store-away") {
      this.askAgain();
      return;
    }
    if (TOLD_FROM_RECORDS.has(frame.type)) this.away.value = false;
    switch (frame.type) {
      case "welcome":
        // Signed in, or out, in another window: the page shows somebody else's things.
        if (this.me.value !== null && this.me.value.id !== frame.me.id) {
          this.giveUp();
          this.reload(true);
        } else if (this.stale) this.reload();
        this.me.value = frame.me;
        this.conduct.value = frame.conduct;
        this.ahead.value = frame.now - Date.now() / 1000;
        this.failures = 0;
        this.closing.value = null;
        this.status.value = "open";
        for (const table of this.followers.keys())
          if (!Object.hasOwn(this.greeted, table)) this.refill(table);
        for (const table of Object.keys(this.greeted))
          if (!this.followers.has(table)) this.send({ type: "unwatch", table });
        this.resend();
        return;
      case "refused":
        // A refusal that answers no command is about the table as a whole.
        if (frame.id === "" && frame.table !== null) this.followers.get(frame.table)?.receive(frame);
        this.settle(frame);
        return;
      case "ack":
      case "previewed":
        this.settle(frame);
        return;
      case "closing":
        this.closing.value = frame.at;
        return;
      case "bye":
        if (frame.why === "version") this.reload();
        // The hall goes on with a backup: entries that the page shows may be gone.
        this.stale ||= frame.why === "restored";
        this.lost(frame.retry_after * 1000);
        return;
      case "pong":
        return;
      case "conduct":
        this.conduct.value = frame;
        return;
      case "turn":
        this.turn.value = frame;
        return;
      case "mention":
        this.mention.value = frame;
        return;
      case "company":
        this.company.value = frame;
        return;
      case "lobby":
        this.followers.get("lobby")?.receive(frame);
        return;
      case "events":
        if (this.followers.has(frame.table)) this.followers.get(frame.table)?.receive(frame);
        else this.strays.value += 1;
        // An entry that answers a command of this page is its ack, too.
        if (frame.ack)
          this.settle({ type: "ack", id: frame.ack, table: frame.table, rev: frame.rev, reply: null });
        return;
      case "chat":
        if (frame.table === "lobby" || frame.table.includes(":")) this.said.value = frame;
        else this.followers.get(frame.table)?.receive(frame);
        return;
      case "state":
      case "missed":
      case "presence":
        this.followers.get(frame.table)?.receive(frame);
    }
  }

  /** Drops unanswered commands of the person before, so that none is sent in the name of the present one. */
  private giveUp(): void {
    for (const { frame, answer } of this.outbox.values())
      answer({ type: "refused", id: frame.id, table: frame.table, code: "offline", clause: null, what: {} });
    this.outbox.clear();
  }

  private resend(): void {
    for (const { frame } of this.outbox.values()) this.send(frame);
  }

  /** Sends everything unanswered again in a moment: the line is good, but the hall could not reach its records. */
  private askAgain(): void {
    this.away.value = true;
    if (this.again !== undefined) return;
    this.again = setTimeout(() => {
      this.again = undefined;
      if (this.socket === null) return;
      if (this.status.value !== "open") this.greet(this.socket);
      for (const table of this.followers.keys()) this.refill(table);
      this.resend();
    }, AGAIN_MS);
  }

  private settle(answer: Answer): void {
    this.outbox.get(answer.id)?.answer(answer);
    this.outbox.delete(answer.id);
  }

  private send(frame: ClientFrame): void {
    // Before the welcome only the hello may be sent; `receive` sends the rest after it.
    if (this.status.value === "open") this.socket?.send(JSON.stringify(frame));
  }

  /** Gives up the line, and opens another after a while: not before `atLeast` ms, which the hall may have named. */
  private lost(atLeast: number): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.status.value = this.me.value === null ? "connecting" : "lost";
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.failures);
    this.failures += 1;
    clearTimeout(this.retry);
    const spread = Math.max(atLeast * (1 + Math.random() / 2), wait * (0.5 + Math.random()));
    this.retry = setTimeout(() => this.connect(), spread);
  }

  /** Gives up a silent line. Silence counts from our own ping, as background pages may tick only once a minute. */
  private tick(): void {
    if (this.socket === null) return;
    const now = Date.now();
    if (this.asked === null) {
      if (now - this.heard > QUIET_MS) this.question(now);
    } else if (now - this.asked > DEAD_MS) this.lost(0);
  }

  private question(now: number): void {
    this.asked ??= now;
    this.send({ type: "ping", at: now / 1000 });
  }

  private wake(): void {
    if (this.socket === null) this.connect();
    else if (this.status.value === "open") this.question(Date.now());
  }
}
