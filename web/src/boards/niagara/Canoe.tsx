import type { JSX } from "preact";
import type { SeatLook } from "../../ui/seats";
import { Antlers } from "./Beasts";
import { Gem } from "./Gem";
import { heading, letters, useGround } from "./lie";
import type { Colour } from "./places";

/** Return the path of a hull seen from above, bow up. `half` is half its width, `long` half its length, in units. */
function hull(half: number, long: number): string {
  const bend = long * 0.62;
  return `M0 ${-long}C${half * 0.75} ${-bend} ${half} ${-long * 0.3} ${half} 0S${half * 0.75} ${bend} 0 ${long}C${-half * 0.75} ${bend} ${-half} ${long * 0.3} ${-half} 0S${-half * 0.75} ${-bend} 0 ${-long}Z`;
}

interface Build {
  hull: string;
  inside: string;
  /** Places of the gems: left hold, right hold. */
  holds: readonly (readonly [number, number])[];
  half: number;
  long: number;
  /** Place of its number. */
  number: readonly [number, number];
}

const SINGLE: Build = {
  hull: hull(14.5, 37),
  inside: hull(10.5, 29),
  holds: [[0, -1]],
  half: 14.5,
  long: 37,
  number: [0, -20],
};
const TANDEM: Build = {
  hull: hull(20.5, 39),
  inside: hull(16, 31.5),
  holds: [
    [-7, -6],
    [7.4, 7],
  ],
  half: 20.5,
  long: 39,
  number: [3, -23],
};

interface Props {
  look: SeatLook;
  /** Index of the canoe, 0 or 1; its printed number is one more. */
  canoe: number;
  tandem: boolean;
  cargo: readonly (Colour | null)[];
  moose?: boolean;
  /** Its heading in the upright picture, in degrees. */
  turn?: number;
  /** Scale of the drawing. The letters make up for it and keep their size. */
  size?: number;
}

/** A player's canoe from above, its middle at the origin. Letters, gems and moose stay upright in any heading. */
export function CanoeShape(props: Props): JSX.Element {
  const { look, canoe, tandem, cargo, moose = false, turn = 0, size = 1 } = props;
  const build = tandem ? TANDEM : SINGLE;
  const ground = useGround();
  const lean = heading(ground.lie, turn);
  const high = letters(ground, 12) / size;
  const badge = build.long - 15;
  const swell = Math.max(0.98, high / 14.5);
  return (
    <g
      class="canoe"
      style={{
        transform: `rotate(${lean}deg)`,
        "--own": look.colour,
        "--own-ink": look.ink,
        "--ni-letters": `${high}px`,
      }}
    >
      <Hull build={build} />
      <g transform={`translate(${build.number.join(" ")}) rotate(${-lean})`}>
        <rect
          x={-high * 0.42}
          y={-high * 0.5}
          width={high * 0.84}
          height={high}
          rx={high * 0.28}
          class="plate"
        />
        <text class="number" text-anchor="middle" dominant-baseline="central">
          {canoe + 1}
        </text>
      </g>
      <Cargo build={build} cargo={cargo} lean={lean} />
      <g transform={`translate(0 ${badge}) rotate(${-lean})`}>
        <path d={look.shape} transform={`scale(${swell.toFixed(2)})`} class="badge" />
        <text class="letter" text-anchor="middle" dominant-baseline="central">
          {look.letter}
        </text>
      </g>
      {moose && (
        <g transform={`translate(0 ${2 - build.long}) rotate(${-lean})`}>
          <Antlers x={0} y={0} />
        </g>
      )}
    </g>
  );
}

/** Diamond Joe's canoe. */
export function JoeShape({ gem, turn = 0 }: { gem: Colour | null; turn?: number }): JSX.Element {
  const lean = heading(useGround().lie, turn);
  return (
    <g class="canoe joe" style={{ transform: `rotate(${lean}deg)` }}>
      <Hull build={SINGLE} />
      <Cargo build={SINGLE} cargo={[gem]} lean={lean} />
      <path d="M-9 15L-5 10H5L9 15L0 26Z" class="crest" />
      <path d="M-9 15H9M-3 15L0 26L3 15L0 10Z" class="rim" />
    </g>
  );
}

function Hull({ build }: { build: Build }): JSX.Element {
  const { half, long } = build;
  return (
    <>
      <path d={build.hull} transform="translate(3 4)" class="cast" />
      <path d={build.hull} class="hull" />
      <path d={build.hull} class="rim" />
      <path
        d={`M0 ${-long}C${half * 0.75} ${-long * 0.62} ${half} ${-long * 0.3} ${half} 0S${half * 0.75} ${long * 0.62} 0 ${long}Z`}
        class="side"
      />
      <path d={build.inside} class="inside" />
      <path d={`M0 ${-long + 10}V${long - 10}`} class="floor" />
      <path d={`M${-half + 4} 10H${half - 4}`} class="thwart" />
    </>
  );
}

interface CargoProps {
  build: Build;
  cargo: readonly (Colour | null)[];
  lean: number;
}

function Cargo({ build, cargo, lean }: CargoProps): JSX.Element {
  return (
    <>
      {build.holds.map(([x, y], hold) => {
        const gem = cargo[hold] ?? null;
        return (
          <g key={hold} transform={`translate(${x} ${y}) rotate(${-lean})`}>
            {gem === null ? (
              <circle r="7.5" class="hold" />
            ) : (
              <g class="stowed" key={gem}>
                <Gem colour={gem} letter={false} />
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}
