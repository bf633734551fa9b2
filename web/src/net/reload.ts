const KEY = "hiroma:reloaded";
const PATIENCE_MS = 30_000;

/** Loads the page anew, but not again and again: a cache may need a while to let go of the old one. */
export function reload(): void {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (Date.now() - last < PATIENCE_MS) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}
