/**
 * What is wrong with the geometry of this page, as lines for people; none when all is well.
 *
 * `phone`: fingers press here, so that buttons are at least 44 pixels wide and high.
 */
({ phone }) => {
  // So wide and high at least is a square of a drawing: less than a button, for the board helps a finger that misses it.
  // While the table is asked something, it makes room for the question.
  const SPOT = document.querySelector(".vote") === null ? 22.5 : 20;
  const faults = new Set();
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const unseen = (element) => element.closest(".unseen, .skip, [aria-hidden='true'], dialog:not([open])") !== null;
  const call = (element) =>
    `<${element.tagName.toLowerCase()} ${element.getAttribute("class") ?? ""}> "${(
      element.getAttribute("aria-label") ?? element.textContent ?? ""
    )
      .trim()
      .slice(0, 40)}"`;
  const round = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");

  // The page is as large as the window. On a phone `innerWidth` grows with the page, and would see nothing.
  const page = document.scrollingElement;
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  if (page.scrollWidth > width) faults.add(`the page is ${page.scrollWidth} wide in a window of ${width}`);
  const fixed = document.querySelector(".in-play, .learn") !== null;
  if (fixed && page.scrollHeight > height + 1)
    faults.add(`the page is ${page.scrollHeight} high in a window of ${height}`);

  // All that one can act with is in the window, whole, and nothing lies over it. A result lies over the board until it
  // is folded away.
  const result = document.querySelector('.result-card[data-folded="false"]');
  const acts = [
    ...document.querySelectorAll(
      ":is(.table, .learn) :is(button, [role='button'], [role='gridcell'], a.button, input, select, summary)",
    ),
  ].filter(
    (element) =>
      seen(element) &&
      !unseen(element) &&
      element.getAttribute("aria-disabled") !== "true" &&
      element.disabled !== true &&
      element.closest(".play-more, .side, .bar, .learn-steps") === null &&
      (result === null || result.contains(element)),
  );
  const buttons = [];
  const small = [];
  for (const element of acts) {
    // The lists of the plain board are scrolled by themselves; what comes first is in sight.
    const list = element.closest(".gen-view, .gen-moves");
    const first = element === document.querySelector(".gen-send, .gen-option");
    if (list !== null && !first) element.scrollIntoView({ block: "nearest" });
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const spot = element instanceof SVGElement || element.getAttribute("role") === "gridcell";
    if (!spot && list === null) buttons.push([element, box]);
    if (box.left < -1 || box.right > width + 1 || (fixed && (box.top < -1 || box.bottom > height + 1)))
      faults.add(`${call(element)} leaves the window: ${round(box)}`);
    for (let around = element.parentElement; around !== null && !spot && fixed; around = around.parentElement) {
      if (!/auto|scroll|hidden|clip/.test(getComputedStyle(around).overflowY)) continue;
      const frame = around.getBoundingClientRect();
      if (box.bottom > frame.bottom + 1.5 || box.top < frame.top - 1.5 || box.left < frame.left - 1.5 || box.right > frame.right + 1.5) {
        faults.add(`${call(element)} is cut by ${call(around).split(" \"")[0]}: ${round(box)} in ${round(frame)}`);
        break;
      }
    }
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const label = element.closest("label");
    const mine = at !== null && (element.contains(at) || at.contains(element) || (label?.contains(at) ?? false));
    // Spots of a drawing share their squares with what stands there.
    if (!mine && !spot && box.top >= 0 && box.bottom <= height && box.right <= width)
      faults.add(`${call(element)} is under ${at === null ? "nothing" : call(at)}`);
    if (phone && element.matches("[data-square]") && Math.min(box.width, box.height) < SPOT) small.push(round(box));
    if (phone && !spot && element.tagName === "BUTTON" && (box.width < 43.5 || box.height < 43.5))
      faults.add(`${call(element)} is small: ${round(box)}`);
  }
  if (small.length > 0) faults.add(`${small.length} squares are too small: ${small[0]}`);
  buttons.forEach(([one, a], index) => {
    for (const [other, b] of buttons.slice(index + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1.5 && high > 1.5) faults.add(`${call(one)} and ${call(other)} overlap`);
    }
  });

  for (const list of document.querySelectorAll(".gen-view, .gen-moves")) list.scrollTo(0, 0);

  // No text is too small to be read, and no button cuts its words.
  // A piece that a film makes smaller or larger just now has its size again in a moment.
  const tiny = new Map();
  const moved = new Set(document.getAnimations().map(({ effect }) => effect?.target));
  const moving = (element) => {
    for (let around = element; around !== null; around = around.parentElement) if (moved.has(around)) return true;
    return false;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || node.data.trim() === "" || !seen(element) || moving(element)) continue;
    if (element.closest(".unseen, .skip, script, style, noscript, dialog:not([open])") !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 1.5 || box.height < 1.5) continue;
    const scale = element instanceof SVGGraphicsElement ? Math.hypot(element.getScreenCTM().a, element.getScreenCTM().b) : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < 10.95) tiny.set(call(element.closest("[class]") ?? element).split(" \"")[0], [node.data.trim().slice(0, 30), size]);
    const button = element.closest("button");
    if (button !== null && !(element instanceof SVGElement)) {
      const frame = button.getBoundingClientRect();
      if (box.right > frame.right + 1.5 || box.left < frame.left - 1.5 || box.bottom > frame.bottom + 3)
        faults.add(`"${node.data.trim().slice(0, 30)}" leaves its button ${call(button).split(" \"")[0]}`);
    }
  }

  for (const [where, [text, size]] of tiny) faults.add(`"${text}" has ${size.toFixed(1)} px in ${where}`);

  // What is left of the names of one list tells them apart.
  const measure = document.createElement("canvas").getContext("2d");
  for (const list of document.querySelectorAll("ol, ul")) {
    const left = new Map();
    for (const name of list.querySelectorAll(":scope > li .player-name, :scope > li .name-text")) {
      if (!seen(name)) continue;
      const whole = name.textContent.trim();
      measure.font = getComputedStyle(name).font;
      let shown = whole.length;
      if (name.scrollWidth > name.clientWidth + 1)
        while (shown > 0 && measure.measureText(`${whole.slice(0, shown)}…`).width > name.clientWidth) shown -= 1;
      const part = whole.slice(0, shown);
      const other = left.get(part);
      if (other !== undefined && other !== whole) faults.add(`of the names "${whole}" and "${other}" the same is left: "${part}"`);
      if (shown < Math.min(4, whole.length)) faults.add(`of the name "${whole}" ${shown} letters are left`);
      left.set(part, whole);
    }
  }
  return [...faults];
}
