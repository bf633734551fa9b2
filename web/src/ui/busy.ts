import { useSignal } from "@preact/signals";
import { Failure } from "../net/http";
import { warn } from "./notices";
import { refusal } from "./refusals";

/** Does one thing at a time, such as opening a table of a game, and shows a refusal as a notice. */
export function useBusy(): { busy: boolean; act: (game: string, work: () => Promise<unknown>) => void } {
  const busy = useSignal(false);
  async function run(game: string, work: () => Promise<unknown>): Promise<void> {
    if (busy.peek()) return;
    busy.value = true;
    try {
      await work();
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure;
      warn(refusal(failure.refused, game));
    } finally {
      busy.value = false;
    }
  }
  return { busy: busy.value, act: (game, work) => void run(game, work) };
}
