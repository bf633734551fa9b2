import type { JSX } from "preact";
import type { Stage } from "../../wire/hidden-rooms";

type Square = Stage["path"][number];

/** A small map of a path, with its beginning and end. */
export function PathMap({ path, label }: { path: readonly Square[]; label: string }): JSX.Element {
  const points = path.map(([row, column]) => [column * 10 + 5, row * 10 + 5] as const);
  const [start] = points;
  const end = points.at(-1);
  return (
    <svg class="path-map" viewBox="-1 -1 62 62" role="img" aria-label={label}>
      <rect width="60" height="60" rx="3" />
      <path
        class="grid"
        d="M10 0V60M20 0V60M30 0V60M40 0V60M50 0V60M0 10H60M0 20H60M0 30H60M0 40H60M0 50H60"
      />
      <polyline points={points.map((point) => point.join(",")).join(" ")} />
      {start !== undefined && <circle cx={start[0]} cy={start[1]} r="2.600" />}
      {end !== undefined && (
        <path
          class="end"
          d="M-2.500-2.500L2.500 2.500M2.500-2.500L-2.500 2.500"
          transform={`translate(${end.join(" ")})`}
        />
      )}
    </svg>
  );
}
