import type { JSX } from "preact";
import type { SeatLook } from "../../ui/seats";
import { Antlers } from "./Beasts";
import { Gem } from "./Gem";
import type { Colour } from "./places";

/** Half of a hull seen from above, bow up, mirrored for the other half. */
function hull(half: number, long: number): string {
  const bend = long * 0.62;
  return `M0 ${-long}C${half * 0.75} ${-bend} ${half} ${-long * 0.3} ${half} 0S${half * 0.75} ${bend} 0 ${long}C${-half * 0.75} ${bend} ${-half} ${long * 0.3} ${-half} 0S${-half * 0.75} ${-bend} 0 ${-long}Z`;
}

interface Build {
  hull: string;
  inside: string;
  /** Where the gems lie: left hold, right hold. */
  holds: readonly (readonly [number, number])[];
  half: number;
  long: number;
}

const SINGLE: Build = {
  hull: hull(14.5, 37),
  inside: hull(10.5, 29),
  holds: [[0, -5]],
  half: 14.5,
  long: 37,
};
const TANDEM: Build = {
  hull: hull(20.5, 39),
  inside: hull(16, 31.5),
  holds: [
    [-6.8, -11],
    [7.4, 4.5],
  ],
  half: 20.5,
  long: 39,
};

interface Props {
  look: SeatLook;
  /** 0 or 1: as many stripes at the bow as it has a number. */
  canoe: number;
  tandem: boolean;
  cargo: readonly (Colour | null)[];
  moose?: boolean;
}

/** A player's canoe from above, its middle at the origin. */
export function CanoeShape({ look, canoe, tandem, cargo, moose = false }: Props): JSX.Element {
  const build = tandem ? TANDEM : SINGLE;
  const badge = build.long - 15;
  return (
    <g class="canoe" style={{ "--own": look.colour, "--own-ink": look.ink }}>
      <Hull build={build} />
      {Array.from({ length: canoe + 1 }, (_, n) => (
        <path
          key={n}
          d={`M-5 ${-build.long + 14 + n * 5}L0 ${-build.long + 11 + n * 5}L5 ${-build.long + 14 + n * 5}V${-build.long + 16.6 + n * 5}L0 ${-build.long + 13.6 + n * 5}L-5 ${-build.long + 16.6 + n * 5}Z`}
          class="mark"
        />
      ))}
      <Cargo build={build} cargo={cargo} />
      <path d={look.shape} transform={`translate(0 ${badge}) scale(0.92)`} class="badge" />
      <text y={badge + 0.4} class="letter" text-anchor="middle" dominant-baseline="central">
        {look.letter}
      </text>
      {moose && <Antlers x={0} y={-build.long + 2} />}
    </g>
  );
}

/** Diamond Joe's canoe. */
export function JoeShape({ gem }: { gem: Colour | null }): JSX.Element {
  return (
    <g class="canoe joe">
      <Hull build={SINGLE} />
      <Cargo build={SINGLE} cargo={[gem]} />
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

function Cargo({ build, cargo }: { build: Build; cargo: readonly (Colour | null)[] }): JSX.Element {
  return (
    <>
      {build.holds.map(([x, y], hold) => {
        const gem = cargo[hold] ?? null;
        return (
          <g key={hold} transform={`translate(${x} ${y})`}>
            {gem === null ? (
              <circle r="7.5" class="hold" />
            ) : (
              <g class="stowed" key={gem}>
                <Gem colour={gem} />
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}
