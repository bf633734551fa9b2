import { effect } from "@preact/signals";
import { api } from "../../net/api";
import { AWAY, Failure } from "../../net/http";
import { keep, kept, newPledge, ofTable, settle, type Kept, type Shown } from "../../net/nonces";
import { waiting } from "../../ui/waiting";
import type { Meta, You } from "../../wire/types";
import type { Table } from "./table";

/** Gives a command; true when the table took it. */
type Ask = (name: string, args: Record<string, unknown>) => Promise<boolean>;

/** The reason why an awaited device opens nothing: it lacks the nonce, or has opened it under other conditions. */
export type Unable = "elsewhere" | "twice";

/** Return the player's chair when the table waits for their device; null when it does not. */
export function waitedFor(meta: Meta, you: You | null): number | null {
  const chair = you?.chairs[0];
  return chair !== undefined && meta.starting?.waiting.includes(chair) === true ? chair : null;
}

/** Return the commitment and pledges that bind everybody, as the hall shows them to this device. */
export function shown(meta: Meta, chair: number): Shown {
  const pledges: Record<string, string> = {};
  for (const [index, { player, bot, pledge }] of meta.chairs.entries())
    if (player !== null && bot === null && pledge !== null) pledges[index] = pledge;
  return { no: meta.game_no + 1, chair, commitment: meta.commitment, pledges };
}

/**
 * Return the nonce to open, or the reason not to.
 *
 * A nonce is opened under one set of conditions alone. Otherwise a hall that has seen it could ask for other pledges.
 */
export function openable(meta: Meta, chair: number): Kept | Unable {
  const one = kept(meta.chairs[chair]?.pledge ?? "");
  if (one === null) return "elsewhere";
  const now = shown(meta, chair);
  return one.opened === null || same(one.opened, now) ? one : "twice";
}

function same(one: Shown, other: Shown): boolean {
  const spelt = ({ pledges, ...rest }: Shown): string =>
    JSON.stringify([rest.no, rest.chair, rest.commitment, Object.entries(pledges).sort()]);
  return spelt(one) === spelt(other);
}

/**
 * Pledges whose nonce is on its way. The page of a table and the watch over all tables may both be asked for it.
 *
 * One of them may be asked by a state that is older than the other's answer; `taken` stops that one.
 */
const underWay = new Set<string>();

async function open(ask: Ask, meta: Meta, chair: number): Promise<void> {
  const one = openable(meta, chair);
  const pledge = meta.chairs[chair]?.pledge ?? "";
  if (typeof one === "string" || one.taken || underWay.has(pledge)) return;
  underWay.add(pledge);
  // Kept before it is sent: this device knows the opened nonce even when the answer is lost.
  const opened = { ...one, table: meta.id, opened: shown(meta, chair) };
  keep(pledge, opened);
  try {
    if (await ask("open-nonce", { nonce: one.nonce })) keep(pledge, { ...opened, taken: true });
  } finally {
    underWay.delete(pledge);
  }
}

/** Open this device's nonce at the table on the page, once it is asked for. Return a function that stops this. */
export function openNonces(table: Table): () => void {
  const ask: Ask = async (name, args) => (await table.ask(name, args)).type !== "refused";
  let tried = "";
  let looked: string | null = null;
  return effect(() => {
    const { value: meta } = table.meta;
    const { value: you } = table.you;
    if (meta === null || you === null) return;
    const chair = waitedFor(meta, you);
    if (chair !== null && tried !== meta.commitment) {
      tried = meta.commitment;
      void open(ask, meta, chair);
    }
    // After a start that was called off the game has another secret.
    if (looked !== meta.commitment) void holdOn(ask, meta, you);
    looked = meta.commitment;
  });
}

/**
 * Make sure, when a player with a chair opens the table, that this device can open the pledge of their chair.
 *
 * A player who pledged on another device plays from here now, so this device pledges in its place.
 */
async function holdOn(ask: Ask, meta: Meta, you: You): Promise<void> {
  const seat = meta.chairs[you.chairs[0] ?? -1];
  if (seat?.bot !== null || meta.chance === 1 || meta.shared !== "") return;
  if (seat.pledge !== null && kept(seat.pledge) !== null) {
    settle(seat.pledge, meta.id);
    return;
  }
  const agreed = meta.status === "open" || (meta.status === "over" && seat.pledge !== null);
  if (meta.starting !== null || !agreed) return;
  const pledge = newPledge();
  settle(pledge, (await ask("pledge", { pledge })) ? meta.id : null);
}

/** Milliseconds until a table is looked at again after the hall was out of reach. */
const AGAIN_MS = 3_000;
/** The next look at each table that could not be reached. */
const later = new Map<string, ReturnType<typeof setTimeout>>();

/** Open nonces at tables that are not on the screen, too. Return a function that stops this. */
export function openElsewhere(): () => void {
  return effect(() => {
    // One that was sent may not have arrived: only what a table has taken is done with.
    for (const { table } of waiting.value)
      if (ofTable(table).some(([, one]) => !one.taken)) void openAt(table);
  });
}

/** Open this device's nonce at a table that waits for it. Look again while the hall is out of reach. */
async function openAt(table: string): Promise<void> {
  clearTimeout(later.get(table));
  const ask: Ask = (name, args) => api.command(table, name, args).then(() => true, refusedBy);
  try {
    const state = await api.table(table);
    const chair = waitedFor(state.meta, state.you);
    if (chair !== null) await open(ask, state.meta, chair);
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure;
    const again = (): void => void openAt(table);
    if (AWAY.has(failure.refused.code)) later.set(table, setTimeout(again, AGAIN_MS));
  }
}

/** Return false for a refusal by the table; throw the failure of a hall that could not be asked. */
function refusedBy(failure: unknown): boolean {
  if (!(failure instanceof Failure) || AWAY.has(failure.refused.code)) throw failure;
  return false;
}
