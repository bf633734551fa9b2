/** Verified chance, computed exactly as the server does it. Without HTTPS browsers have no WebCrypto. */

import { hkdf } from "@noble/hashes/hkdf.js";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 as digest } from "@noble/hashes/sha2.js";

const text = new TextEncoder();
const WORD = 2 ** 32;

/** SHA-256, hex. */
export function sha256(bytes: Uint8Array): string {
  return hex(digest(bytes));
}

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes of hex digits; null for any other text. */
export function unhex(digits: string): Uint8Array | null {
  if (!/^([0-9a-f]{2})*$/.test(digits)) return null;
  return new Uint8Array((digits.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
}

/** The pledge of a nonce (32 hex digits), which a device shows before it opens the nonce. */
export function pledgeOf(nonce: string): string {
  return sha256(text.encode(`hiroma/pledge|${nonce}`));
}

/** The key of game `no` of a table: HKDF-SHA-256 over the secret and the players' nonces by chair. */
export function gameKey(
  secret: Uint8Array,
  nonces: Record<string, string>,
  table: string,
  no: number,
): Uint8Array {
  const said = Object.keys(nonces)
    .sort((a, b) => Number(a) - Number(b))
    .map((chair) => `${chair}:${nonces[chair] ?? ""}`)
    .join(",");
  return hkdf(digest, secret, digest(text.encode(said)), text.encode(`hiroma/1|${table}|${no}`), 32);
}

/** Draw `n`: for each range one number uniform in 0..range-1, by rejection. */
export function numbers(key: Uint8Array, n: number, label: string, ranges: readonly number[]): number[] {
  const words = stream(key, `${label}\u2016${n}\u2016`);
  return ranges.map((range) => {
    const limit = Math.floor(WORD / range) * range;
    let word: number;
    do word = words.next().value;
    while (word >= limit);
    return word % range;
  });
}

function* stream(key: Uint8Array, prefix: string): Generator<number, never> {
  for (let block = 0; ; block++) {
    const mac = hmac(digest, key, text.encode(`${prefix}${block}`));
    const words = new DataView(mac.buffer, mac.byteOffset, mac.byteLength);
    for (let at = 0; at < 32; at += 4) yield words.getUint32(at);
  }
}
