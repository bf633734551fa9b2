import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { now } from "../../net/hall";

/** The whole seconds that are left until a moment (unix seconds of the server), counting down. */
export function useSeconds(deadline: number): number {
  const left = useSignal(0);
  useEffect(() => {
    const count = (): void => {
      left.value = Math.max(0, Math.ceil(deadline - now()));
    };
    count();
    const timer = setInterval(count, 500);
    return () => clearInterval(timer);
  }, [deadline, left]);
  return left.value;
}
