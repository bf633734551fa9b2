import type { Meta } from "../wire/types";
import { hex, pledgeOf } from "./chance";

/** The commitment and pledges that a device saw when it opened a nonce: they bind all others. */
export interface Shown {
  no: number;
  chair: number;
  commitment: string;
  /** Chair number (as text) → pledge. */
  pledges: Record<string, string>;
}

/** A nonce that this device has made, kept under its pledge. */
export interface Kept {
  nonce: string;
  /** The time when it was made, unix milliseconds. */
  at: number;
  /** The table that took the pledge; null while no answer has come. */
  table: string | null;
  opened: Shown | null;
  /** True once the table has acknowledged the opened nonce. */
  taken: boolean;
}

const PREFIX = "hiroma:nonce:";
/** Most nonces that are kept, the newest: the reader may still want to verify their games. */
const MOST = 1_000;
/** Nonces that the browser refused to store: they last as long as the page. */
const unstored = new Map<string, string>();

/** This player's part in the chance of the next game, in clear: 32 hex digits. */
export function nonce(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

/** Makes and keeps a nonce, and returns its pledge. */
export function newPledge(): string {
  const made: Kept = { nonce: nonce(), at: Date.now(), table: null, opened: null, taken: false };
  const pledge = pledgeOf(made.nonce);
  keep(pledge, made);
  prune();
  return pledge;
}

/** A command's part in the chance of a table: a pledge, or for the older scheme a nonce in clear. */
export function addition(meta: Meta | null): { pledge: string } | { nonce: string } {
  return meta?.chance === 1 ? { nonce: nonce() } : { pledge: newPledge() };
}

/** The nonce of a pledge; null when another device has made it. */
export function kept(pledge: string): Kept | null {
  try {
    return JSON.parse(read(PREFIX + pledge) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

export function keep(pledge: string, one: Kept): void {
  try {
    localStorage.setItem(PREFIX + pledge, JSON.stringify(one));
  } catch {
    unstored.set(PREFIX + pledge, JSON.stringify(one));
  }
}

/** Notes the table that has taken a pledge; null forgets a pledge that no table took. */
export function settle(pledge: string, table: string | null): void {
  const one = kept(pledge);
  if (one?.opened !== null) return;
  if (table === null) drop(PREFIX + pledge);
  else keep(pledge, { ...one, table });
}

/** Pledge and nonce of each that this device has made for a table. */
export function ofTable(table: string): (readonly [string, Kept])[] {
  return keys().flatMap((key) => {
    const pledge = key.slice(PREFIX.length);
    const one = kept(pledge);
    return one?.table === table ? [[pledge, one] as const] : [];
  });
}

function keys(): string[] {
  try {
    return [...Object.keys(localStorage).filter((key) => key.startsWith(PREFIX)), ...unstored.keys()];
  } catch {
    return [...unstored.keys()];
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? unstored.get(key) ?? null;
  } catch {
    return unstored.get(key) ?? null;
  }
}

function drop(key: string): void {
  unstored.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // It was not stored there either.
  }
}

function prune(): void {
  const all = keys();
  if (all.length <= MOST) return;
  const made = (key: string): number => kept(key.slice(PREFIX.length))?.at ?? 0;
  for (const key of all.sort((a, b) => made(b) - made(a)).slice(MOST)) drop(key);
}
