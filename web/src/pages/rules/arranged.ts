import type { Locale } from "../../net/settings";
import { t } from "../../ui/i18n";

/** A rulebook as the page shows it. */
export interface Book {
  /** The language that it is written in: English where there is no other. */
  language: Locale;
  /** The text before the first section, as HTML. */
  intro: string;
  sections: Section[];
}

/** A heading of the book: the same id in every language. */
export interface Heading {
  id: string;
  title: string;
}

export interface Section extends Heading {
  /** The section with its heading, as HTML. Each clause has its id as anchor. */
  html: string;
  /** The headings within it. */
  parts: Heading[];
  clauses: string[];
}

const CLAUSE = /^[A-Z]{2}-[A-Z]{1,3}-?\d+[a-z]?/;
/** A clause somewhere in a text, with its book or, within the book, without: "CS-M4", "F9b". */
const NAMED = /(?<![\w-])(?:[A-Z]{2}-)?[A-Z]{1,3}-?\d+[a-z]?(?![\w-])/g;
/** A drawing or a list of moves of more lines stands behind a fold. */
const LONG = 14;

/** Arranges the page of a rulebook: anchors, lists of clauses, links between them, and the sections. */
export function arranged(page: Document): Omit<Book, "language"> {
  page.querySelector("h1")?.remove();
  for (const table of page.querySelectorAll("table")) table.replaceWith(clauses(table) ?? framed(table));
  for (const place of page.querySelectorAll("li, tr, p, h2, h3, h4")) {
    const clause = CLAUSE.exec(place.textContent.trim())?.[0];
    if (place.id === "" && clause !== undefined && page.getElementById(clause) === null) place.id = clause;
  }
  for (const code of page.querySelectorAll("pre")) code.replaceWith(drawing(code));
  refer(page);
  return split(page);
}

/** A table of two columns whose rows are clauses, as a list; null for every other table. */
function clauses(table: HTMLTableElement): HTMLElement | null {
  const rows = [...table.querySelectorAll("tbody tr")];
  const plain = rows.every(({ children: [clause, rule, more] }) => {
    const id = clause?.textContent ?? "";
    return CLAUSE.exec(id)?.[0] === id && rule !== undefined && more === undefined;
  });
  if (!plain || rows.length === 0) return null;
  const page = table.ownerDocument;
  const list = page.createElement("ol");
  list.className = "clauses";
  for (const { children } of rows) {
    const [clause, rule] = children;
    const item = list.appendChild(page.createElement("li"));
    item.id = clause?.textContent ?? "";
    const name = item.appendChild(page.createElement("span"));
    name.className = "clause-id";
    name.textContent = item.id;
    const text = item.appendChild(page.createElement("div"));
    text.append(...(rule?.childNodes ?? []));
  }
  return list;
}

/** Put a wide element into a frame of its own, where it scrolls. */
function framed(wide: HTMLElement): HTMLElement {
  const frame = wide.ownerDocument.createElement("div");
  frame.className = "table-frame";
  frame.tabIndex = 0;
  frame.append(wide.cloneNode(true));
  return frame;
}

/** A drawing in letters, or a list of moves: a long one behind a fold. */
function drawing(code: HTMLElement): HTMLElement {
  const frame = framed(code);
  if (code.textContent.split("\n").length <= LONG) return frame;
  const page = code.ownerDocument;
  const fold = page.createElement("details");
  const name = fold.appendChild(page.createElement("summary"));
  name.textContent = t("rules-vectors");
  fold.append(frame);
  return fold;
}

/** Makes every mention of a clause of this book a link to it. */
function refer(page: Document): void {
  const known = new Set([...page.querySelectorAll("[id]")].map(({ id }) => id));
  const prefix = [...known]
    .map((id) => CLAUSE.exec(id)?.[0].slice(0, 3))
    .find((found) => found !== undefined);
  if (prefix === undefined) return;
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest("a, code, pre, summary, h2, h3, .clause-id") !== null) continue;
    const pieces = linked(text, known, prefix);
    if (pieces.length > 1) text.replaceWith(...pieces);
  }
}

/** A text in pieces, its mentions of clauses as links. Where a clause stands itself, no link leads to it. */
function linked(text: Text, known: ReadonlySet<string>, prefix: string): (string | HTMLElement)[] {
  const pieces: (string | HTMLElement)[] = [];
  let from = 0;
  for (const { 0: name, index } of text.data.matchAll(NAMED)) {
    const clause = known.has(name) ? name : prefix + name;
    if (!known.has(clause) || text.parentElement?.closest(`#${CSS.escape(clause)}`) != null) continue;
    const link = text.ownerDocument.createElement("a");
    link.setAttribute("href", `#${clause}`);
    link.textContent = name;
    pieces.push(text.data.slice(from, index), link);
    from = index + name.length;
  }
  return [...pieces, text.data.slice(from)];
}

/** The page cut at its second headings. They are numbered: their words differ from language to language. */
function split(page: Document): Omit<Book, "language"> {
  const parts: Element[][] = [[]];
  for (const child of [...page.body.children]) {
    if (child.tagName === "H2") parts.push([]);
    parts.at(-1)?.push(child);
  }
  const [intro = [], ...rest] = parts;
  return { intro: htmlOf(intro), sections: rest.map(section) };
}

function section(children: readonly Element[], index: number): Section {
  const id = `section-${index + 1}`;
  const within = children.filter(({ tagName }) => tagName === "H3");
  const parts = within.map((heading, n) => named(heading, `${id}-${n + 1}`));
  const [heading] = children;
  const title = heading === undefined ? { id, title: "" } : named(heading, id);
  const held = children.flatMap((child) => [child, ...child.querySelectorAll("[id]")]);
  return {
    ...title,
    html: htmlOf(children),
    parts,
    clauses: held.map((each) => each.id).filter((each) => CLAUSE.test(each)),
  };
}

function named(heading: Element, id: string): Heading {
  heading.id = id;
  return { id, title: heading.textContent.trim() };
}

const htmlOf = (children: readonly Element[]): string => children.map(({ outerHTML }) => outerHTML).join("");
