import { signal } from "@preact/signals";
import { clubs } from "../net/clubs";
import type { OwnClub } from "../wire/http";

/** The clubs to which the reader belongs. */
export const ownClubs = signal<readonly OwnClub[]>([]);

/** Asks for them; pages work without them, too. */
export function learnClubs(): void {
  void clubs.mine().then(
    (found) => (ownClubs.value = found),
    () => undefined,
  );
}
