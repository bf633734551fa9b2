import { act } from "preact/test-utils";
import { vi } from "vitest";

interface Open {
  asked: string;
  answer: (response: Response) => void;
}

/** A hall whose answers over HTTP come when the test says so. Each is for the oldest question that waits. */
export class SlowHall {
  /** All that was asked: the method and the address. */
  readonly asked: string[] = [];
  /** The bodies that came with it; null where there was none. */
  readonly bodies: unknown[] = [];
  private readonly open: Open[] = [];

  constructor() {
    vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
      const asked = `${init.method ?? "GET"} ${address}`;
      const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : null;
      this.asked.push(asked);
      this.bodies.push(body);
      return new Promise<Response>((answer) => this.open.push({ asked, answer }));
    });
  }

  /** The oldest question that waits; nothing when none does. */
  get next(): string | undefined {
    return this.open[0]?.asked;
  }

  answer(body: unknown): Promise<void> {
    return this.say(new Response(JSON.stringify(body)));
  }

  refuse(code: string): Promise<void> {
    const body = { type: "refused", code, clause: null, what: {} };
    return this.say(new Response(JSON.stringify(body), { status: 400 }));
  }

  private async say(response: Response): Promise<void> {
    const oldest = this.open.shift();
    if (oldest === undefined) throw new Error("nothing was asked");
    oldest.answer(response);
    await settled();
  }
}

/** The clock of the machine, also where a test holds the clock of the page. */
const soon = setTimeout;

/** Waits until the work after an answer is done and drawn. */
export function settled(): Promise<void> {
  return act(() => new Promise<void>((done) => soon(done)));
}
