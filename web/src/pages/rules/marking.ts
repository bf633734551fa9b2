/** Text that is looked through: the book itself, not what the page adds to it. */
const TEXT = ".book-text";

/** Marks these words wherever they stand in the book, and forgets earlier marks. Returns the marks in their order. */
export function mark(book: HTMLElement, words: string): HTMLElement[] {
  clear(book);
  const wanted = words.trim().toLowerCase();
  if (wanted === "") return [];
  const texts: Text[] = [];
  for (const part of book.querySelectorAll(TEXT)) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
  }
  return texts.flatMap((text) => marked(text, wanted));
}

/** Takes the marks out again. */
function clear(book: HTMLElement): void {
  for (const mark of book.querySelectorAll("mark")) {
    const { parentNode } = mark;
    mark.replaceWith(...mark.childNodes);
    parentNode?.normalize();
  }
}

function marked(text: Text, wanted: string): HTMLElement[] {
  const lower = text.data.toLowerCase();
  // A few letters change their length with their case: then their text is searched as it is written.
  const searched = lower.length === text.data.length ? lower : text.data;
  const pieces: (string | HTMLElement)[] = [];
  let from = 0;
  for (let at = searched.indexOf(wanted); at >= 0; at = searched.indexOf(wanted, from)) {
    const found = document.createElement("mark");
    found.textContent = text.data.slice(at, at + wanted.length);
    pieces.push(text.data.slice(from, at), found);
    from = at + wanted.length;
  }
  if (from > 0) text.replaceWith(...pieces, text.data.slice(from));
  return pieces.filter((piece) => typeof piece !== "string");
}
