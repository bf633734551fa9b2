import { signal } from "@preact/signals";
import { api } from "../../net/api";
import type { Preset, Presets } from "../../wire/http";

/** The presets of the hall and the reader's own; null until they have come. */
export const known = signal<Presets | null>(null);

/** Counts requests and changes. The answer to an earlier one is out of date. */
let asked = 0;

/** Asks for the presets. */
export async function learnPresets(): Promise<void> {
  const turn = ++asked;
  const found = await api.presets();
  if (turn === asked) known.value = found;
}

/** Changes the reader's own presets as the hall has them now: another window may have kept some meanwhile. */
export async function changePresets(change: (own: readonly Preset[]) => Preset[]): Promise<void> {
  const { own, mark } = await api.presets();
  const kept = await api.keepPresets(change(own), mark);
  asked += 1;
  known.value = kept;
}
