import { useEffect, useState } from "preact/hooks";
import type { Layout } from "./geometry";

const NARROW = "(max-width: 640px)";

/** Upright on narrow screens, where the hall would be too small lying down. */
export function useLayout(): Layout {
  const query = matchMedia(NARROW);
  const [tall, setTall] = useState(query.matches);
  useEffect(() => {
    const changed = (): void => setTall(query.matches);
    query.addEventListener("change", changed);
    return () => query.removeEventListener("change", changed);
  }, []);
  return tall ? "tall" : "wide";
}
