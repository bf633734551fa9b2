import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { RefObject } from "preact";

/** `near` is true once an element has come near the window, which is the time to load heavy parts. */
export function useNear<T extends Element>(): { place: RefObject<T | null>; near: boolean } {
  const place = useRef<T>(null);
  const near = useSignal(false);
  useEffect(() => {
    if (place.current === null) return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        near.value = true;
        watch.disconnect();
      },
      { rootMargin: "200px" },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [near]);
  return { place, near: near.value };
}
