import { useSignal } from "@preact/signals";
import type { JSX, RefObject } from "preact";
import { useContext, useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { hints, isUnderstood, newTo, understand } from "../../ui/hints";
import { t } from "../../ui/i18n";
import { ClockOf } from "./clock";
import "./coach.css";
import { usePlays } from "./given";
import { overlap, standing, type Kept } from "./room";

/** Elements that a note should not cover: controls to press, those that are lit, and other spots. */
const PRESSED = "button:not([aria-disabled='true']), input, label, [role='radio']";
const LIT = "[data-goal], [data-reach], .target[data-to]";
const SPOTS = ":is([role='button'], [role='gridcell']):not([aria-disabled='true'])";
/** Time between the last change of a board and the next placing of the note, in milliseconds. */
const SETTLES_MS = 60;
/** The weight of a control that the player may press. */
const PRESS = 20;
/** Widths to try for a note: first that of its style. */
const WIDTHS = ["", "15rem", "12.5rem"];
/** Time in which a player has read a hint, in milliseconds. */
export const READ_MS = 3000;
/** A press this soon after a hint, in milliseconds, was meant before it came: the second of a double tap, say. */
export const GLANCE_MS = 500;
/** Gap between a note and the edge of the window, in px. */
const EDGE = 6;

/** A hint about something on the board, for a player's first game. Its text is `GAME-coach-NAME`. */
export interface Mark<State> {
  name: string;
  /** The selector of its subject: the first visible match in the board. */
  at: string;
  /** Return true while the hint is of use. */
  when: (state: State) => boolean;
}

interface Props<State> {
  game: string;
  /** In the order in which a player needs them. The first that is of use is shown. */
  marks: readonly Mark<State>[];
  /** The state that the marks depend on: the position and the hand of the board. */
  state: State;
}

/** Coach marks: one hint at a time beside its subject, until the player has finished this game once on this device. */
export function Coach<State>({ game, marks, state }: Props<State>): JSX.Element | null {
  const plays = usePlays();
  return plays && newTo(game) ? <Coaching game={game} marks={marks} state={state} /> : null;
}

function Coaching<State>({ game, marks, state }: Props<State>): JSX.Element {
  const { still } = useContext(ClockOf);
  const layer = useRef<HTMLDivElement>(null);
  const ready = useSignal(false);
  const next = marks.find(({ name, when }) => !isUnderstood(game, name) && when(state)) ?? null;
  const mark = ready.value && still.value ? next : null;
  useFollowed(game, mark, state);
  usePlacing(layer, mark?.at ?? null);
  useEffect(() => {
    layer.current?.showPopover();
    // The hint is written into a region that is there already: otherwise screen readers do not speak it.
    ready.value = true;
  }, [ready]);
  return (
    <div class="coach" popover="manual" ref={layer} data-mark={mark?.name}>
      <div class="coach-ring" aria-hidden="true" />
      <div class="coach-note" {...(mark !== null && { role: "note", "aria-label": t("coach") })}>
        <p role="status">{mark !== null && t(`${game}-coach-${mark.name}`)}</p>
        {mark !== null && <Ways got={() => understand(game, mark.name)} />}
      </div>
    </div>
  );
}

/** The buttons under a hint: to the next hint, or to no more hints. The focus goes back to the board. */
function Ways({ got }: { got: () => void }): JSX.Element {
  const leave = (button: HTMLElement): void =>
    within(boardOf(button), PRESSED)[0]?.focus({ preventScroll: true });
  return (
    <div class="coach-ways">
      <button
        type="button"
        class="button small primary"
        onClick={({ currentTarget }) => {
          leave(currentTarget);
          got();
        }}
      >
        {t("coach-got-it")}
      </button>
      <button
        type="button"
        class="button small plain"
        onClick={({ currentTarget }) => {
          leave(currentTarget);
          hints.on.value = false;
        }}
      >
        {t("coach-no-more")}
      </button>
    </div>
  );
}

/**
 * Note that the reader has followed a hint: it is of no more use, and they acted after a glance at it or had the time
 * to read it. A hint that went by itself, as when others or a clock moved on, comes again.
 */
function useFollowed<State>(game: string, mark: Mark<State> | null, state: State): void {
  const shown = useRef<Mark<State> | null>(null);
  const since = useRef(0);
  const acted = useRef(false);
  useEffect(() => {
    const over = new AbortController();
    const act = (): void => void (acted.current ||= performance.now() - since.current >= GLANCE_MS);
    for (const any of ["pointerdown", "keydown"])
      addEventListener(any, act, { signal: over.signal, capture: true, passive: true });
    return () => over.abort();
  }, []);
  useEffect(() => {
    const { current: before } = shown;
    const gone = before?.when(state) === false;
    const followed = acted.current || performance.now() - since.current >= READ_MS;
    if (before !== null && gone && followed) understand(game, before.name);
    if ((mark === null && !gone) || mark === before) return;
    shown.current = mark;
    since.current = performance.now();
    acted.current = false;
  });
}

/** Put the ring around the subject of a hint and the note beside it, wherever the subject goes. */
function usePlacing(layer: RefObject<HTMLElement | null>, at: string | null): void {
  useLayoutEffect(() => {
    const board = boardOf(layer.current);
    if (layer.current === null || board === null || at === null) return;
    const place = (): void => put(layer.current, board, at);
    shownIn(board, at)?.scrollIntoView({ block: "nearest" });
    place();
    const over = new AbortController();
    for (const any of ["scroll", "resize", "transitionend", "animationend"])
      addEventListener(any, place, { signal: over.signal, capture: true, passive: true });
    const sized = new ResizeObserver(place);
    sized.observe(board);
    const changed = whenChanged(board, place);
    return () => {
      over.abort();
      sized.disconnect();
      changed();
    };
  });
}

/** Call `back` when something on a board, hints aside, has come, gone or moved. Return the function that stops this. */
function whenChanged(board: HTMLElement, back: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = new MutationObserver((changes) => {
    const apart = ({ target }: MutationRecord): boolean =>
      (target instanceof Element ? target : target.parentElement)?.closest(".coach") === null;
    if (!changes.some(apart)) return;
    clearTimeout(timer);
    timer = setTimeout(back, SETTLES_MS);
  });
  watch.observe(board, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ["style", "class", "transform"],
  });
  return () => {
    clearTimeout(timer);
    watch.disconnect();
  };
}

function boardOf(inside: Element | null): HTMLElement | null {
  return inside?.closest<HTMLElement>(".board") ?? null;
}

function put(layer: HTMLElement | null, board: HTMLElement, at: string): void {
  const [ring, note] = [...(layer?.children ?? [])] as (HTMLElement | undefined)[];
  if (ring === undefined || note === undefined) return;
  const frame = board.getBoundingClientRect();
  const found = shownIn(board, at)?.getBoundingClientRect();
  ring.hidden = found === undefined;
  // While its subject is hidden, by a film for instance, the note stands on the board, still out of the way.
  const about = found ?? frame;
  Object.assign(
    ring.style,
    inPixels({ left: about.left, top: about.top, width: about.width, height: about.height }),
  );
  const { left: x, top: y, right, bottom } = frame;
  const room = {
    left: Math.max(x, 0) + EDGE,
    top: Math.max(y, 0) + EDGE,
    right: Math.min(right, innerWidth) - EDGE,
    bottom: Math.min(bottom, innerHeight) - EDGE,
  };
  const kept = keptIn(board);
  for (const width of WIDTHS) {
    note.style.maxWidth = width;
    const { width: wide, height: high } = note.getBoundingClientRect();
    const { x: left, y: top } = standing(about, { width: wide, height: high }, room, kept);
    Object.assign(note.style, inPixels({ left, top }));
    // A slim note may find a place where a wide one lies over a button.
    const lies = { left, top, right: left + wide, bottom: top + high };
    if (!kept.some((each) => each.weight === PRESS && overlap(lies, each) > 0)) return;
  }
}

/** Return the first match of a selector in a board that has a place on the screen. */
function shownIn(board: HTMLElement, at: string): Element | undefined {
  return [...board.querySelectorAll(at)].find((each) => seen(each.getBoundingClientRect()));
}

/** Return the elements of a board that match a selector, except those of the hints. */
function within(board: HTMLElement | null, selector: string): HTMLElement[] {
  return [...(board?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(
    (each) => each.closest(".coach") === null,
  );
}

/** Return the boxes that a note should not hide: above all, the controls that the player may press. */
function keptIn(board: HTMLElement): Kept[] {
  const boxes = (selector: string, weigh: (count: number) => number): Kept[] => {
    const found = within(board, selector)
      .map((each) => each.getBoundingClientRect())
      .filter(seen);
    const weight = weigh(found.length);
    return found.map(({ left, top, right, bottom }) => ({ left, top, right, bottom, weight }));
  };
  return [...boxes(PRESSED, () => PRESS), ...boxes(LIT, rarity), ...boxes(SPOTS, rarity)];
}

/** Return the weight of a spot. The fewer spots there are to choose from, the more each weighs. */
function rarity(count: number): number {
  return Math.max(0.02, Math.min(10, 200 / count ** 2));
}

function seen({ width, height }: DOMRect): boolean {
  return width > 0 && height > 0;
}

function inPixels(places: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(places).map(([name, value]) => [name, `${value}px`]));
}
