import { signal } from "@preact/signals";
import type { Foreseen } from "../../boards/kit/board";
import { warn } from "../../ui/notices";
import { refusal } from "../../ui/refusals";
import type { Reason } from "../../wire/types";
import type { Asked, Said, Scene } from "./scene";

type Answer = Record<string, unknown>;

/** The line to Python: scenes come in, questions go out, and each gets its answer. */
export class Line {
  readonly scene = signal<Scene | null>(null);
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private last = 0;

  constructor(private readonly port: MessagePort) {
    port.onmessage = ({ data }: MessageEvent<Said>): void => this.hear(data);
  }

  /** Make a turn; true when the rules allow it. */
  async submit(seat: number, moves: unknown[]): Promise<boolean> {
    const answer = await this.ask("submit", seat, moves);
    if (answer["type"] !== "refused") return true;
    warn(refusal(answer as unknown as Reason, this.scene.peek()?.game ?? ""));
    return false;
  }

  /** Ask for the position that would follow from these moves. */
  async preview(seat: number, moves: unknown[]): Promise<Foreseen<unknown, unknown, unknown>> {
    return (await this.ask("preview", seat, moves)) as Foreseen<unknown, unknown, unknown>;
  }

  private hear(said: Said): void {
    if (said.type === "scene") this.scene.value = said.scene;
    else {
      this.waiting.get(said.id)?.(said.answer);
      this.waiting.delete(said.id);
    }
  }

  private ask(type: Asked["type"], seat: number, moves: unknown[]): Promise<Answer> {
    this.last += 1;
    const id = this.last;
    this.port.postMessage({ type, id, seat, moves } satisfies Asked);
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }
}
