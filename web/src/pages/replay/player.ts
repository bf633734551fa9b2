import { effect, signal } from "@preact/signals";
import { settings } from "../../net/settings";
import { amend } from "../../ui/route";

/** Milliseconds for which a step stays at speed 1. */
const STEP_MS = 2_200;
const CALM_MS = 300;

/** The player of a replay. `step` is the step that is shown; `playing` is true while it goes on by itself. */
export class Player {
  readonly step;
  readonly playing = signal(false);
  /** True when the step was reached from the one before it, so that its events may be played. */
  readonly forward = signal(false);

  constructor(
    readonly last: number,
    from: number,
  ) {
    this.step = signal(from);
  }

  /** Show a step, within the game. */
  to(step: number): void {
    const next = Math.max(0, Math.min(this.last, step));
    this.forward.value = next === this.step.peek() + 1;
    this.step.value = next;
    if (next === this.last) this.playing.value = false;
  }

  by(steps: number): void {
    this.to(this.step.peek() + steps);
  }

  /** Play on from here, from the beginning when at the end; or rest. */
  toggle(): void {
    if (!this.playing.peek() && this.step.peek() === this.last) this.to(0);
    this.playing.value = !this.playing.peek();
  }

  /** Listen to time and keys. Return a function that stops this. */
  run(): () => void {
    const stop = effect(() => {
      if (!this.playing.value || this.step.value >= this.last) return;
      const timer = setTimeout(() => this.by(1), STEP_MS / settings.speed.value);
      return () => clearTimeout(timer);
    });
    const press = (event: KeyboardEvent): void => this.press(event);
    addEventListener("keydown", press);
    return () => {
      removeEventListener("keydown", press);
      stop();
    };
  }

  /** Keep the address of the page at the step. Return a function that stops this. */
  addressed(): () => void {
    return effect(() => {
      const at = this.step.value;
      const timer = setTimeout(() => amend(`${location.pathname}?step=${at}`), CALM_MS);
      return () => clearTimeout(timer);
    });
  }

  private press(event: KeyboardEvent): void {
    const target = event.target instanceof Element ? event.target : null;
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (target?.closest("input:not([type=range]), textarea, select, dialog, [role=grid]") != null) return;
    // A focused button takes the space bar for itself.
    if (event.key === " " && target?.closest("button, a, summary") != null) return;
    if (event.key === "ArrowRight") this.by(1);
    else if (event.key === "ArrowLeft") this.by(-1);
    else if (event.key === "Home") this.to(0);
    else if (event.key === "End") this.to(this.last);
    else if (event.key === " ") this.toggle();
    else return;
    event.preventDefault();
  }
}
