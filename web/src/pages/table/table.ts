import { batch, computed, signal, type Signal } from "@preact/signals";
import { Clock } from "../../boards/kit/clock";
import { api } from "../../net/api";
import type { Answer, Connection, Follower } from "../../net/connection";
import { AWAY } from "../../net/http";
import type {
  ChatLine,
  Events,
  Game,
  Happened,
  Meta,
  Presence,
  ServerFrame,
  State,
  You,
} from "../../wire/types";
import { leave, leftAt } from "./left";
import { followWhileSeen } from "./letting-go";
import { recent } from "./recent";
import { keepUntold, untold } from "./untold";

/** Entries that a board plays quickly after an absence, about a round; more than that is shown at once. */
const RECAP = 12;

const AGAIN_MS = 3_000;
/** Further looks for a table that is not there: a tournament names its tables a moment before it opens them. */
const TRIES = 3;

const NOTHING_NEW = (): void => undefined;

/** A line of the log for this reader alone. */
export interface Note {
  /** The rev after which it stands. */
  after: number;
  at: number;
  kind: "typed" | "refused" | "reply";
  lines: readonly NoteLine[];
}

export interface NoteLine {
  text: string;
  link?: { href: string; text: string };
}

/** One table as this page sees it, kept true by the frames of the connection. */
export class Table implements Follower {
  readonly meta = signal<Meta | null>(null);
  readonly you = signal<You | null>(null);
  readonly game = signal<Game | null>(null);
  readonly history = signal<readonly Happened[]>([]);
  readonly chat = signal<readonly ChatLine[]>([]);
  /** Names whose chat this reader does not want to see. */
  readonly muted = signal<readonly string[]>([]);
  readonly notes = signal<readonly Note[]>([]);
  /** The newest chat line this reader has seen. */
  readonly read = signal(0);
  /** Chat lines of others that this reader has not seen yet. */
  readonly unread = computed(
    () =>
      this.chat.value.filter(({ n, player }) => n > this.read.value && player !== this.you.value?.id).length,
  );
  readonly presence = signal<Presence | null>(null);
  /** The newest events, for the board; null when the position came without them. */
  readonly happened = signal<{ rev: number; events: unknown[] } | null>(null);
  /** Holds back what is written, spoken and decided until the film on the board has shown it. */
  readonly clock = new Clock();
  /** The table as the film has shown it so far: while one runs, as it was before. */
  readonly shown = computed(() =>
    this.clock.still.value ? this.meta.value : (this.before ?? this.meta.value),
  );
  /** The history as the film has shown it so far. */
  readonly told = computed(() => {
    const all = this.history.value;
    const newest = all.at(-1);
    if (newest === undefined || this.clock.still.value) return all;
    return all.flatMap((entry) => {
      const count = this.clock.told(entry.rev, entry.events.length);
      if (count === entry.events.length) return [entry];
      return count === 0 ? [] : [{ ...entry, events: entry.events.slice(0, count) }];
    });
  });
  /** The events of the others since this reader's last move, for the marks on the board. */
  readonly recent = computed(() => recent(this.told.value, this.you.value?.seats ?? []));
  /** The entry up to which the reader had seen the table before they were away; null where they missed nothing. */
  readonly left = signal<number | null>(null);
  /** Events that affected this reader while they were away, until they have understood. */
  readonly missed: Signal<readonly Happened[]>;
  /** The line of the master that the board points at, of the position after entry `rev`. */
  readonly advised = signal<{ rev: number; seat: number; moves: readonly unknown[] } | null>(null);
  /** True while the table refuses this reader a chair until they give its password. */
  readonly locked = signal(false);
  /** A refusal of the table as a whole, such as 'table-unknown'. */
  readonly lost = signal<string | null>(null);

  /** Seats this player acts for and that may move now. */
  readonly turn = computed(() => {
    const mine = this.you.value?.seats ?? [];
    return this.meta.value?.paused === true
      ? []
      : (this.game.value?.actors ?? []).filter((s) => mine.includes(s));
  });

  private seen = 0;
  /** The table before the newest entry. */
  private before: Meta | null = null;
  /** True once the socket has shown the table. Before, nothing counts as seen: "while you were away" would be lost. */
  private met = false;
  private opened = false;
  /** True once the page has asked again after the refusal 'members-watch'. */
  private asked = false;
  /** Looks after the refusal 'no-such-table'. */
  private tries = 0;

  constructor(
    readonly id: string,
    private readonly line: Connection,
  ) {
    this.missed = signal(untold(id));
  }

  /** Start to follow the table. Return a function that stops this. */
  open(): () => void {
    this.opened = true;
    this.look();
    const unfollow = followWhileSeen(this.line, {
      id: this.id,
      byDays: () => this.meta.peek()?.status === "playing" && (this.meta.peek()?.clock?.days ?? 0) > 0,
      follow: () => this.line.follow(this.id, this),
      glance: () => void api.table(this.id).then((state) => this.stand(state), NOTHING_NEW),
    });
    const over = new AbortController();
    document.addEventListener("visibilitychange", () => this.turnAway(document.hidden), {
      signal: over.signal,
    });
    // A page that was hidden was left then: the reader has seen nothing of what came since.
    const leaving = (): void => {
      if (!document.hidden) this.turnAway(true);
    };
    addEventListener("pagehide", leaving, { signal: over.signal });
    return () => {
      this.opened = false;
      unfollow();
      over.abort();
      leaving();
    };
  }

  /** Take note that the reader turns away from the page, or back to it. */
  private turnAway(away: boolean): void {
    if (this.seen === 0) return;
    if (away) leave(this.id, this.seen);
    else this.comeBack();
  }

  /** Marks what happened since the reader was here. */
  private comeBack(): void {
    const left = leftAt(this.id);
    if (left !== null && left < this.seen) this.left.value = left;
  }

  /** Ask for the table as it stands, again and again while the hall is out of reach. */
  private look(): void {
    if (!this.opened || this.meta.peek() !== null) return;
    void api.table(this.id).then(
      (state) => this.stand(state),
      (failure: unknown) => {
        if (this.meta.peek() !== null) return;
        this.lost.value = failure instanceof Error ? failure.message : "http";
        if (AWAY.has(this.lost.value)) setTimeout(() => this.look(), AGAIN_MS);
        else if (this.lost.value === "no-such-table" && this.tries < TRIES) {
          this.tries += 1;
          setTimeout(() => this.again(), AGAIN_MS);
        }
      },
    );
  }

  /** Asks once more for a table that was refused. */
  again(): void {
    this.look();
    this.line.refill(this.id);
  }

  rev(): number {
    return this.met ? this.seen : 0;
  }

  receive(frame: ServerFrame): void {
    if (frame.type === "state") {
      this.met = true;
      this.stand(frame);
    } else if (frame.type === "events") this.step(frame);
    else if (frame.type === "missed") this.tell(frame.happened);
    else if (frame.type === "presence") this.presence.value = frame;
    else if (frame.type === "refused") this.refuse(frame.code);
    else if (frame.type === "chat")
      this.chat.value = joined(this.chat.peek(), [frame.line], (line) => line.n);
  }

  private refuse(code: string): void {
    // The hall may not know yet that this reader has an account: it is asked once.
    if (code === "members-watch" && !this.asked) {
      this.asked = true;
      this.line.refill(this.id);
    } else this.lost.value = code;
  }

  /** Ask something of the table. */
  ask(name: string, args: Record<string, unknown> = {}): Promise<Answer> {
    return this.line.command(this.id, name, args, this.seen);
  }

  /** Return the position that would follow from these moves of a turn. */
  preview(seat: number, moves: Record<string, unknown>[]): Promise<Answer> {
    return this.line.preview(this.id, this.seen, seat, moves);
  }

  /** Write something into this reader's log. */
  note(note: Pick<Note, "kind" | "lines">): void {
    this.notes.value = [...this.notes.peek(), { ...note, after: this.seen, at: Date.now() / 1000 }];
  }

  /** Forget the missed events: the reader knows them. */
  understood(): void {
    this.missed.value = [];
    keepUntold(this.id, []);
  }

  private tell(happened: readonly Happened[]): void {
    this.missed.value = joined(this.missed.peek(), happened, (entry) => entry.rev);
    keepUntold(this.id, this.missed.peek());
  }

  /** Load the entries before the earliest one known; false when there are none. */
  async earlier(): Promise<boolean> {
    const first = this.history.peek()[0]?.rev ?? 1;
    if (first <= 1) return false;
    const older = await api.history(this.id, first);
    this.history.value = joined(this.history.peek(), older, (entry) => entry.rev);
    return older.length > 0;
  }

  private stand(state: State): void {
    if (state.rev < this.seen) return;
    const fresh = state.history.filter((entry) => entry.rev > this.seen);
    const whole = (fresh[0]?.rev ?? state.rev + 1) === this.seen + 1;
    const recap = this.seen > 0 && whole && fresh.length > 0 && fresh.length <= RECAP;
    const first = this.seen === 0;
    batch(() => {
      this.lost.value = null;
      if (recap) {
        this.before = this.meta.peek();
        this.clock.happen(state.rev, fresh[0]?.rev);
      } else if (state.rev > this.seen) this.clock.over();
      this.meta.value = state.meta;
      this.you.value = state.you;
      this.game.value = state.game;
      this.presence.value = state.presence;
      // A hole in the history would lie about the order of things: start again from what we have.
      this.history.value = whole ? joined(this.history.peek(), fresh, (entry) => entry.rev) : state.history;
      this.chat.value = joined(this.chat.peek(), state.chat, (line) => line.n);
      // Lines from before the reader came are no news.
      if (first) this.read.value = state.chat.at(-1)?.n ?? 0;
      if (state.rev > this.seen)
        this.happened.value = recap
          ? { rev: state.rev, events: fresh.flatMap((entry) => entry.events) }
          : null;
      this.seen = state.rev;
      if (first && !document.hidden) this.comeBack();
    });
  }

  private step(frame: Events): void {
    if (frame.rev <= this.seen) return;
    if (frame.rev !== this.seen + 1) {
      this.line.refill(this.id);
      return;
    }
    batch(() => {
      this.seen = frame.rev;
      this.before = this.meta.peek();
      this.clock.happen(frame.rev);
      this.game.value = frame.game;
      if (frame.meta !== null) this.meta.value = frame.meta;
      if (frame.you !== null) this.you.value = frame.you;
      this.history.value = joined(this.history.peek(), [frame.happened], (entry) => entry.rev);
      this.happened.value = { rev: frame.rev, events: frame.happened.events };
    });
  }
}

/** Both lists in order, each number once. */
function joined<T>(known: readonly T[], more: readonly T[], number: (item: T) => number): readonly T[] {
  const all = new Map([...known, ...more].map((item) => [number(item), item]));
  return [...all.values()].sort((a, b) => number(a) - number(b));
}
