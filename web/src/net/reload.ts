const KEY = "hiroma:reloaded";
const PATIENCE_MS = 30_000;

/**
 * Reloads the page, once in `PATIENCE_MS` at most: a cache may need a while to drop the old one. `always` where that
 * does not matter, because the page must go.
 */
export function reload(always = false): void {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (!always && Date.now() - last < PATIENCE_MS) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}
