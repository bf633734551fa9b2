import { batch, signal } from "@preact/signals";
import type { Happening } from "../../boards/kit/board";
import { Clock } from "../../boards/kit/clock";
import { api } from "../../net/api";
import type { Scene } from "../../wire/http";

type Turn = Record<string, unknown>[];

/** The solution of a lesson, seen move by move. The server holds nothing of it. */
export class Walk {
  readonly scene = signal<Scene | null>(null);
  readonly happened = signal<Happening<unknown> | null>(null);
  /** True while there is another step. */
  readonly more = signal(false);
  /** Counts the beginnings. Another number gives a fresh board. */
  readonly begun = signal(0);
  readonly clock = new Clock();

  private solution: readonly Turn[] = [];
  /** Moves made, of all turns. */
  private made = 0;
  /** Events of the present turn that were shown. */
  private told = 0;

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {}

  /** Set the position up. Throws `Failure`. */
  async begin(): Promise<void> {
    const scene = await api.lesson(this.game, this.lesson, { turns: [] });
    this.solution = await api.solution(this.game, this.lesson);
    this.made = 0;
    this.told = 0;
    batch(() => {
      this.begun.value += 1;
      this.clock.over();
      this.happened.value = null;
      this.scene.value = scene;
      this.more.value = this.solution.flat().length > 0;
    });
  }

  /** Make the next move, and those after it until something is to be seen. */
  async step(): Promise<void> {
    for (;;) {
      const made = this.made + 1;
      const { turns, whole } = cut(this.solution, made);
      const scene = await api.lesson(this.game, this.lesson, { turns, draft: !whole });
      const events = scene.events.slice(this.told);
      this.made = made;
      this.told = whole ? 0 : scene.events.length;
      const more = made < this.solution.flat().length;
      if (events.length === 0 && more) continue;
      const rev = this.begun.peek() * 1000 + made;
      batch(() => {
        this.clock.happen(rev);
        this.scene.value = scene;
        this.happened.value = { rev, events };
        this.more.value = more;
      });
      return;
    }
  }
}

/** Return the first moves of these turns; `whole` is true when they end with a whole turn. */
export function cut(solution: readonly Turn[], moves: number): { turns: Turn[]; whole: boolean } {
  const turns: Turn[] = [];
  let left = moves;
  for (const turn of solution) {
    if (left <= 0) break;
    turns.push(turn.slice(0, left));
    left -= turn.length;
  }
  return { turns, whole: left === 0 };
}
