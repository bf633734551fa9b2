import { kept, MODERATE, settings, VOLUMES, within } from "../../net/settings";

/** The volume before sounds were switched off. */
const before = kept<number>("volume-before", MODERATE, within({ least: VOLUMES.step, most: VOLUMES.most }));

/** Switches sounds off, or on with the volume they had. */
export function switchSound(): void {
  const { volume } = settings;
  if (volume.peek() > 0) before.value = volume.peek();
  volume.value = volume.peek() > 0 ? 0 : before.peek();
}
