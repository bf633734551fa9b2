/** Verified chance, redone with WebCrypto exactly as the server does it. */

const text = new TextEncoder();
const WORD = 2 ** 32;

/** SHA-256, hex. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes of hex digits; null when they are none. */
export function unhex(digits: string): Uint8Array<ArrayBuffer> | null {
  if (!/^([0-9a-f]{2})*$/.test(digits)) return null;
  return new Uint8Array((digits.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
}

/** The key of game `no` of a table: HKDF-SHA-256 over the secret and the players' nonces by chair. */
export async function gameKey(
  secret: Uint8Array<ArrayBuffer>,
  nonces: Record<string, string>,
  table: string,
  no: number,
): Promise<CryptoKey> {
  const said = Object.keys(nonces)
    .sort((a, b) => Number(a) - Number(b))
    .map((chair) => `${chair}:${nonces[chair] ?? ""}`)
    .join(",");
  const salt = await crypto.subtle.digest("SHA-256", text.encode(said));
  const secretKey = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  const key = await crypto.subtle.deriveBits(
    { name: "HKDF", hash: "SHA-256", salt, info: text.encode(`hiroma/1|${table}|${no}`) },
    secretKey,
    256,
  );
  return crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

/** Draw `n`: for each range one number uniform in 0..range-1, by rejection. */
export async function numbers(
  key: CryptoKey,
  n: number,
  label: string,
  ranges: readonly number[],
): Promise<number[]> {
  const words = stream(key, `${label}\u2016${n}\u2016`);
  const drawn: number[] = [];
  for (const range of ranges) {
    const limit = Math.floor(WORD / range) * range;
    let word: number;
    do word = (await words.next()).value;
    while (word >= limit);
    drawn.push(word % range);
  }
  return drawn;
}

async function* stream(key: CryptoKey, prefix: string): AsyncGenerator<number, never> {
  for (let block = 0; ; block++) {
    const bytes = new DataView(await crypto.subtle.sign("HMAC", key, text.encode(`${prefix}${block}`)));
    for (let at = 0; at < 32; at += 4) yield bytes.getUint32(at);
  }
}
