import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Eye, Child } from "../../boards/hidden-rooms/Pieces";
import { api } from "../../net/api";
import "../../boards/hidden-rooms/pieces.css";
import { t } from "../../ui/i18n";
import type { Stage, Study } from "../../wire/hidden-rooms";
import { Counters, Scrub } from "./course";
import { cut, dragged, extended, legalNext, same, type Square } from "./drawing";
import { PathCell, PathLines } from "./squares";

interface Props {
  path: Stage["path"];
  change: (path: Stage["path"]) => void;
}

/** The board on which an author draws a path, by dragging, taps or keys. It shows the monster's walk. */
export function PathDesk({ path, change }: Props): JSX.Element {
  const study = useSignal<Study | null>(null);
  const turn = useSignal(0);
  const child = useSignal<Square | null>(null);
  const dropping = useSignal(false);
  const heat = useSignal(false);
  const focus = useSignal<Square>(path[0] ?? [0, 0]);
  /** `on` while a path is being drawn with the pointer down; `moved` once that has changed the path. */
  const drag = useRef({ on: false, moved: false });
  /** The newest path, before it is drawn: pointers are faster than drawing. */
  const now = useRef(path);
  now.current = path;
  const board = useRef<SVGSVGElement>(null);

  useEffect(() => {
    let current = true;
    void api.studyPath({ path, turn: turn.value, child: child.value }).then(
      (found) => current && (study.value = found),
      () => undefined,
    );
    return () => void (current = false);
  }, [path, turn.value, child.value, study]);

  const seen = study.value;
  const stand = seen?.walk[Math.min(turn.value, (seen.walk.length || 1) - 1)];
  const next = legalNext(path);

  function set(made: Stage["path"]): void {
    now.current = made;
    change(made);
  }

  /** Take a tap: begin, go on, step back, or cut back to a square of the path. */
  function pick(square: Square): void {
    if (dropping.value) {
      child.value = square;
      dropping.value = false;
    } else set(extended(now.current, square) ?? cut(now.current, square));
  }

  /** Begin a drag where the pointer goes down on the end of the path, or anywhere without a path. */
  function down(press: PointerEvent): void {
    const square = under(press);
    const last = now.current.at(-1);
    drag.current = {
      on: square !== null && !dropping.value && (last === undefined || same(last, square)),
      moved: false,
    };
    if (square !== null && last === undefined && drag.current.on) {
      drag.current.moved = true;
      set([square]);
    }
  }

  function over(press: PointerEvent): void {
    const square = press.buttons > 0 && drag.current.on ? under(press) : null;
    const made = square === null ? now.current : dragged(now.current, square);
    if (made.length === now.current.length) return;
    drag.current.moved = true;
    set([...made]);
  }

  function under(press: PointerEvent): Square | null {
    const found = document.elementFromPoint(press.clientX, press.clientY)?.closest("[data-cell]");
    const [row, column] = (found?.getAttribute("data-cell") ?? "").split(" ").map(Number);
    return row === undefined || column === undefined ? null : [row, column];
  }

  function keyed(press: KeyboardEvent): void {
    const way = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[press.key];
    if (way !== undefined) {
      const to: Square = [
        Math.min(5, Math.max(0, focus.value[0] + (way[0] ?? 0))),
        Math.min(5, Math.max(0, focus.value[1] + (way[1] ?? 0))),
      ];
      focus.value = to;
      board.current?.querySelector<SVGGElement>(`[data-cell="${to.join(" ")}"]`)?.focus();
    } else if (press.key === "Enter" || press.key === " ") pick(focus.value);
    else if (press.key === "Backspace" || press.key === "Delete") set(path.slice(0, -1));
    else return;
    press.preventDefault();
  }

  return (
    <div class="path-desk">
      <div class="path-board">
        <svg
          ref={board}
          viewBox="-6 -6 612 612"
          role="grid"
          aria-label={t("books-path-board")}
          class={dropping.value ? "dropping" : undefined}
          onKeyDown={keyed}
          onPointerDown={down}
          onPointerMove={over}
        >
          <rect class="path-ground" x="-6" y="-6" width="612" height="612" rx="18" />
          {[0, 1, 2, 3, 4, 5].map((row) => (
            <g role="row" key={row}>
              {[0, 1, 2, 3, 4, 5].map((column) => (
                <PathCell
                  key={column}
                  square={[row, column]}
                  path={path}
                  next={next}
                  heat={heat.value ? (seen?.sensed[row * 6 + column] ?? 0) : null}
                  focused={same(focus.value, [row, column])}
                  onFocus={() => (focus.value = [row, column])}
                  pick={() => {
                    // The click at the end of a drag does not count.
                    if (!drag.current.moved) pick([row, column]);
                  }}
                />
              ))}
            </g>
          ))}
          <PathLines path={path} arrows={seen?.arrows ?? ""} coming={seen?.coming ?? []} />
          {child.value !== null && (
            <Child square={name(child.value)} starred={false} dim={seen?.ends !== "" && seen !== null} />
          )}
          {stand !== undefined && <Eye square={name(stand.square)} facing={stand.facing} />}
        </svg>
        <div class="path-buttons">
          <button type="button" class="button plain" onClick={() => set(path.slice(0, -1))}>
            {t("books-path-back")}
          </button>
          <button type="button" class="button plain" onClick={() => set([])}>
            {t("books-path-clear")}
          </button>
          <button
            type="button"
            class="button plain"
            aria-pressed={dropping.value}
            onClick={() => (dropping.value = !dropping.value)}
          >
            {t("books-path-child")}
          </button>
          <button
            type="button"
            class="button plain"
            aria-pressed={heat.value}
            onClick={() => (heat.value = !heat.value)}
          >
            {t("books-path-heat")}
          </button>
        </div>
      </div>
      <div class="path-study">
        <Counters path={path} study={seen} />
        {seen !== null && seen.walk.length > 0 && <Scrub study={seen} turn={turn} child={child} />}
      </div>
    </div>
  );
}

function name([row, column]: Square): string {
  return `${"abcdef".charAt(column)}${row + 1}`;
}
