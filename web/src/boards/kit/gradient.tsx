import type { JSX } from "preact";

interface Props extends Partial<Record<"x1" | "y1" | "x2" | "y2" | "cx" | "cy" | "r", number>> {
  id: string;
  /** The place of each colour, from 0 to 1, the colour, and its opacity if it is not 1: `0 #fff, 1 #000 0.4`. */
  stops: string;
  gradientUnits?: "userSpaceOnUse";
}

/** A gradient from the top to the bottom, or as it is placed. */
export function Linear({ stops, ...rest }: Props): JSX.Element {
  return (
    <linearGradient x1={0} y1={0} x2={0} y2={1} {...rest}>
      {stopsOf(stops)}
    </linearGradient>
  );
}

/** A gradient from the middle outwards, or as it is placed. */
export function Radial({ stops, ...rest }: Props): JSX.Element {
  return <radialGradient {...rest}>{stopsOf(stops)}</radialGradient>;
}

function stopsOf(stops: string): JSX.Element[] {
  return stops.split(", ").map((stop) => {
    const [at, colour, opacity] = stop.split(" ");
    return <stop key={at} offset={at} stop-color={colour} stop-opacity={opacity} />;
  });
}
