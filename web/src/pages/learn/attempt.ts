import { batch, signal } from "@preact/signals";
import type { Foreseen, Happening } from "../../boards/kit/board";
import { Clock } from "../../boards/kit/clock";
import { api } from "../../net/api";
import { Failure } from "../../net/http";
import { t } from "../../ui/i18n";
import { paint, type SeatLook } from "../../ui/seats";
import type { Scene } from "../../wire/http";
import type { Reason } from "../../wire/types";

type Turn = Record<string, unknown>[];

/** One reader's try at one lesson. The server holds nothing of it: each question carries all turns so far. */
export class Attempt {
  readonly scene = signal<Scene | null>(null);
  readonly happened = signal<Happening<unknown> | null>(null);
  /** Holds the verdict back until the film has shown it. */
  readonly clock = new Clock();
  /** Counts the beginnings of the lesson. Another number gives a fresh board. */
  readonly begun = signal(0);
  readonly refused = signal<Reason | null>(null);

  private turns: Turn[] = [];

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {}

  /** Set the position up. Return true when it stands. */
  async begin(): Promise<boolean> {
    try {
      const scene = await api.lesson(this.game, this.lesson, { turns: [] });
      this.turns = [];
      batch(() => {
        this.begun.value += 1;
        this.refused.value = null;
        this.clock.over();
        this.happened.value = null;
        this.scene.value = scene;
      });
      return true;
    } catch (failure) {
      this.refused.value = reason(failure);
      return false;
    }
  }

  /** Make a turn; true when the rules allow it. */
  async submit(moves: Turn): Promise<boolean> {
    try {
      const turns = [...this.turns, moves];
      const scene = await api.lesson(this.game, this.lesson, { turns });
      this.turns = turns;
      const rev = this.begun.value * 1000 + turns.length;
      batch(() => {
        this.refused.value = null;
        this.clock.happen(rev);
        this.scene.value = scene;
        this.happened.value = { rev, events: scene.events };
      });
      return true;
    } catch (failure) {
      this.refused.value = reason(failure);
      return false;
    }
  }

  /** Return the position that would follow from these moves. */
  async preview(moves: Turn): Promise<Foreseen<unknown, unknown, unknown>> {
    try {
      const turns = [...this.turns, moves];
      const {
        view,
        moves: next,
        events,
        actors,
      } = await api.lesson(this.game, this.lesson, { turns, draft: true });
      return { type: "previewed", id: "", table: "", rev: 0, view, moves: next, events, actors };
    } catch (failure) {
      return { type: "refused", ...reason(failure) };
    }
  }

  /** Play the solution before the reader's eyes, turn after turn. */
  async show(pause: () => Promise<void>): Promise<void> {
    const solution = await this.solution();
    if (solution === null || !(await this.begin())) return;
    for (const turn of solution) {
      await pause();
      if (!(await this.submit(turn))) return;
    }
  }

  private async solution(): Promise<readonly Turn[] | null> {
    try {
      return await api.solution(this.game, this.lesson);
    } catch (failure) {
      this.refused.value = reason(failure);
      return null;
    }
  }
}

function reason(failure: unknown): Reason {
  if (!(failure instanceof Failure)) throw failure;
  const { code, clause, what } = failure.refused;
  return { code, clause, what };
}

/** The people of a lesson: the learner, and others whom nobody plays. */
export function lessonSeats(scene: Scene): SeatLook[] {
  return Array.from({ length: scene.seats }, (_, seat) => ({
    seat,
    name: t("lesson-other", { n: seat + 1 }),
    ...paint(seat),
    side: seat,
    bot: seat === scene.seat ? null : "casual",
  }));
}
