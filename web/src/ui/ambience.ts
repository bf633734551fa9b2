/**
 * What moves for its own sake (a river, a flame, a pulsing ring) costs a phone as much power as a film. It stands still
 * while nobody touches the page and nothing happens there. Styles say so by `animation-play-state: var(--ambience)`.
 */

const REST_MS = 12_000;
/** So often at most the time is set anew: a pointer that moves tells of every step. */
const CALM_MS = 1_000;
const SIGNS = ["pointerdown", "pointermove", "keydown", "wheel", "scroll"] as const;

let rests: ReturnType<typeof setTimeout> | undefined;
let stirred = -Infinity;

/** Something happens: what moves for its own sake moves for a while. */
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

/** Watches for signs of the reader. Returns how to stop. */
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
