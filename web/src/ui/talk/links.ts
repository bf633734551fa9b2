/** A piece of a line: plain text, an address of the hall, or one outside it with the name of its host. */
export type Piece =
  { kind: "text"; text: string } | { kind: "here" | "outside"; text: string; href: string; host: string };

const ADDRESS = /https?:\/\/[^\s<>"'`（）「」、。]+/gi;
const TAIL = /[).,;:!?\]}]+$/;

/**
 * Takes a line apart. An address of this hall leads there. One outside becomes a marked link, but only when its host is
 * plain to see: encrypted, without a name and password before the host, without a port, and in plain letters. All else
 * stays text.
 */
export function piecesOf(line: string, origin: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of line.matchAll(ADDRESS)) {
    const text = match[0].replace(TAIL, "");
    const link = linkOf(text, origin);
    if (link === null) continue;
    if (match.index > at) pieces.push({ kind: "text", text: line.slice(at, match.index) });
    pieces.push(link);
    at = match.index + text.length;
  }
  if (at < line.length) pieces.push({ kind: "text", text: line.slice(at) });
  return pieces;
}

function linkOf(text: string, origin: string): Piece | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username !== "" || url.password !== "") return null;
  if (url.origin === origin)
    return { kind: "here", text, href: url.pathname + url.search + url.hash, host: url.host };
  const plain = url.protocol === "https:" && url.port === "" && /^[a-z0-9.-]+\.[a-z]{2,}$/.test(url.host);
  return plain && !url.host.includes("xn--")
    ? { kind: "outside", text, href: url.href, host: url.host }
    : null;
}
