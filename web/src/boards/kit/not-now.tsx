import { signal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";
import { announce } from "../../ui/announce";
import { protest } from "../../ui/sound/touch";

interface Note {
  text: string;
  x: number;
  y: number;
}

const SHOWN_MS = 2_600;
/** Room that a note needs above the finger, in pixels. */
const ABOVE = 56;
const EDGE = 130;
/** Cells and pieces, as against the buttons beside them. */
const SPOT = '[role="button"]:not(button), [role="gridcell"]';

const note = signal<Note | null>(null);
/** The place of the reader's last press, in px. */
let pressed = { x: 0, y: 0 };

/** Say beside the last press why it was not taken. */
export function notNow(text: string): void {
  note.value = { text, ...pressed };
  announce(text);
  protest();
}

interface Props {
  /** Return why a press on a `dead` control or any spot is not taken; null when it is, or the reader does not play. */
  why: (dead: boolean) => string | null;
  /** True while a film runs on the board. */
  filming: boolean;
  children: ComponentChildren;
}

/** A board on which no press is lost without a word. */
export function Answering({ why, filming, children }: Props): JSX.Element {
  const shown = note.value;
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => (note.value = null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div
      class="board"
      data-film={filming ? "on" : "off"}
      onClickCapture={(click) => {
        pressed = placeOf(click);
        note.value = null;
        const at = click.target instanceof Element ? click.target : null;
        const dead = at?.closest('[aria-disabled="true"]') ?? null;
        // A dead control with a description gives its reason itself. Controls that only look at the board always work.
        const spot =
          dead?.hasAttribute("aria-describedby") === true ? null : (dead ?? at?.closest(SPOT) ?? null);
        const text = spot === null ? null : why(dead !== null);
        if (text !== null) notNow(text);
      }}
    >
      {children}
      {shown !== null && (
        <p class="not-now" style={{ left: `${shown.x}px`, top: `${shown.y}px` }}>
          {shown.text}
        </p>
      )}
    </div>
  );
}

function placeOf(click: MouseEvent): { x: number; y: number } {
  const box = click.target instanceof Element ? click.target.getBoundingClientRect() : null;
  // A press by key has no place of its own.
  const at =
    click.detail === 0 && box !== null
      ? { x: box.x + box.width / 2, y: box.y }
      : { x: click.clientX, y: click.clientY };
  return {
    x: Math.min(Math.max(at.x, EDGE), Math.max(EDGE, innerWidth - EDGE)),
    y: Math.max(at.y, ABOVE),
  };
}
