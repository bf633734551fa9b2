import type { JSX } from "preact";
import { Face } from "./faces/face";
import type { SeatLook } from "./seats";

/** The colour, shape and letter of a seat. */
export function Mark({
  look,
}: {
  look: Pick<SeatLook, "colour" | "ink" | "letter" | "lettered" | "shape">;
}): JSX.Element {
  return (
    <svg class="mark" viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
      <path d={look.shape} style={{ fill: look.colour }} />
      {look.lettered !== true && (
        <text y="4.9" style={{ fill: look.ink }}>
          {look.letter}
        </text>
      )}
    </svg>
  );
}

/** A name on the colour of its pieces; with `face`, the picture before it. */
export function Name({ look, face = false }: { look: SeatLook; face?: boolean }): JSX.Element {
  return (
    <bdi class="name" style={{ background: look.colour, color: look.ink }}>
      {face && look.face !== undefined && <Face code={look.face} />}
      <Mark look={{ ...look, colour: look.ink, ink: look.colour }} />
      {look.name}
    </bdi>
  );
}
