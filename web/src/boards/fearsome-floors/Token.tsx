import type { JSX } from "preact";
import type { SeatLook } from "../../ui/seats";
import type { Piece } from "../../wire/fearsome-floors";

/** Beginnings of shapes that are too thin for a number: it lies on a disc. */
const THIN: readonly string[] = ["M0 -10L2.9", "M-3.5 -9.3"];

/** Distance of the number below the middle of its shape, in units, by the shape's beginning; 0 for other shapes. */
const LOWER: readonly (readonly [string, number])[] = [
  ["M0 -11L11", 5.5],
  ["M-9 -4A9", -3],
  ["M0 -10L2.9", 1.5],
];

interface Props {
  piece: Pick<Piece, "number" | "dark">;
  look: SeatLook;
  /** Half the width of the piece, in units of the drawing. */
  size?: number;
  /** True for a piece without its number, which no longer matters. */
  bare?: boolean;
}

/** A piece, its middle at the origin. The light face is the plain colour, the dark one colour and black (FF-U9). */
export function Token({ piece, look, size = 23, bare = false }: Props): JSX.Element {
  const scale = size / 10;
  const lower = LOWER.find(([begins]) => look.shape.startsWith(begins))?.[1] ?? 0;
  return (
    <g
      class={piece.dark ? "token dark" : "token"}
      style={{ "--own": look.colour, "--own-ink": look.ink, "--size": `${scale}` }}
    >
      <path d={look.shape} transform={`scale(${scale}) translate(0.4 1.5)`} class="edge" />
      <path d={look.shape} transform={`scale(${scale})`} class="face" />
      {piece.dark && <path d={look.shape} transform={`scale(${scale * 0.68})`} class="heart" />}
      <path d={look.shape} transform={`scale(${scale})`} fill="url(#ff-sheen)" class="sheen" />
      {!bare && THIN.some((begins) => look.shape.startsWith(begins)) && (
        <circle cy={lower * (size / 23)} r={size * 0.58} class={piece.dark ? "heart" : "disc"} />
      )}
      {!bare && (
        <text
          y={lower * (size / 23) + 1}
          text-anchor="middle"
          dominant-baseline="central"
          style={{ "--letters": `${size * 1.16}px` }}
        >
          {piece.number}
        </text>
      )}
    </g>
  );
}
