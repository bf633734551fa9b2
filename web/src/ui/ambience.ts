/**
 * Endless animations (a river, a flame, a pulsing ring) cost a phone as much power as a film. They stand still while
 * nobody touches the page and nothing happens there. Styles say so by `animation-play-state: var(--ambience)`.
 */

const REST_MS = 12_000;
/** The timer is restarted once in this time at most: a moving pointer reports every step. */
const CALM_MS = 1_000;
const SIGNS = ["pointerdown", "pointermove", "keydown", "wheel", "scroll"] as const;

let rests: ReturnType<typeof setTimeout> | undefined;
let stirred = -Infinity;

/** Lets endless animations run for a while, because something happens. */
export function stir(): void {
  const at = performance.now();
  if (at - stirred < CALM_MS) return;
  stirred = at;
  clearTimeout(rests);
  delete document.documentElement.dataset["ambience"];
  rests = setTimeout(() => {
    document.documentElement.dataset["ambience"] = "still";
  }, REST_MS);
}

/** Watches for signs of the reader. Returns a function that stops this. */
export function restWhenIdle(): () => void {
  const over = new AbortController();
  for (const sign of SIGNS)
    addEventListener(sign, stir, { signal: over.signal, passive: true, capture: true });
  document.addEventListener("visibilitychange", stir, { signal: over.signal });
  stir();
  return () => {
    over.abort();
    clearTimeout(rests);
    delete document.documentElement.dataset["ambience"];
    stirred = -Infinity;
  };
}
