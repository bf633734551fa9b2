import { moving, settings } from "../../net/settings";
import { play } from "./play";

/** Milliseconds on and off. */
const CALL = [60, 80, 60];
const NO = [30];

/** Calls the player by ear and hand: it is their turn. */
export function callPlayer(): void {
  play("turn");
  vibrate(CALL);
}

/** Signals a refusal by ear and hand. */
export function protest(): void {
  play("refusal");
  vibrate(NO);
}

/** Shakes a device that can, for readers who have not asked for less motion. */
function vibrate(pattern: number[]): void {
  if (!settings.vibration.peek() || !moving() || !("vibrate" in navigator)) return;
  // Before the first press browsers refuse, and complain.
  const { userActivation } = navigator as { userActivation?: UserActivation };
  if (userActivation?.hasBeenActive === true) navigator.vibrate(pattern);
}
