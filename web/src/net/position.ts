import type { Position } from "../wire/http";

/** A position as text for an address: JSON, deflated, in base64url. */
export async function packed(position: Position): Promise<string> {
  const bytes = await through(
    new CompressionStream("deflate-raw"),
    new TextEncoder().encode(JSON.stringify(position)),
  );
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** Most bytes that a position unpacks to: anybody can send a link. */
const MOST = 256 * 1024;

/** The position in the hash of an address; null when it cannot be read. */
export async function unpacked(hash: string): Promise<Position | null> {
  try {
    const text = atob(hash.replace(/^#/, "").replace(/-/g, "+").replace(/_/g, "/"));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const found = await through(new DecompressionStream("deflate-raw"), bytes, MOST);
    const said: unknown = JSON.parse(new TextDecoder().decode(found));
    return isPosition(said) ? said : null;
  } catch {
    return null;
  }
}

function isPosition(said: unknown): said is Position {
  if (typeof said !== "object" || said === null) return false;
  const { game, practice, steps } = said as Partial<Position>;
  return typeof game === "string" && typeof practice === "number" && Array.isArray(steps);
}

async function through(
  stream: GenericTransformStream,
  bytes: Uint8Array<ArrayBuffer>,
  most = Infinity,
): Promise<Uint8Array> {
  const reader = (new Blob([bytes]).stream().pipeThrough(stream) as ReadableStream<Uint8Array>).getReader();
  const found: number[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(found);
    found.push(...value);
    if (found.length > most) throw new RangeError("a position is smaller");
  }
}
