import { kept, MODERATE, settings, VOLUMES, within } from "../../net/settings";

/** How loud it was before it was silent. */
const before = kept<number>("volume-before", MODERATE, within({ least: VOLUMES.step, most: VOLUMES.most }));

/** Sounds off, or as loud as they were. */
export function switchSound(): void {
  const { volume } = settings;
  if (volume.peek() > 0) before.value = volume.peek();
  volume.value = volume.peek() > 0 ? 0 : before.peek();
}
