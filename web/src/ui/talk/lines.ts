import type { ChatLine } from "../../wire/types";

/** The lines with a new one, or with one that has changed. */
export function withLine(lines: readonly ChatLine[], line: ChatLine): ChatLine[] {
  return [...lines.filter(({ n }) => n !== line.n), line].sort((one, other) => one.n - other.n);
}
