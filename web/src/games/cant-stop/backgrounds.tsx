import type { JSX } from "preact";

export const GROUNDS = ["normal", "sea", "clouds", "space"] as const;
export type Ground = (typeof GROUNDS)[number];

/** The ground after this one (CS-I9). */
export function nextGround(ground: Ground): Ground {
  return GROUNDS[(GROUNDS.indexOf(ground) + 1) % GROUNDS.length] ?? "normal";
}

/** What lies behind the board. It has no meaning in the game. */
export function Background({ ground }: { ground: Ground }): JSX.Element {
  const Scene = SCENES[ground];
  return (
    <svg
      class={`cs-ground cs-ground-${ground}`}
      viewBox="0 0 1200 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Scene />
    </svg>
  );
}

function Fade({ id, stops }: { id: string; stops: readonly (readonly [number, string])[] }): JSX.Element {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      {stops.map(([at, colour]) => (
        <stop key={at} offset={at} stop-color={colour} />
      ))}
    </linearGradient>
  );
}

/** A table of planks in soft light; its colours follow the theme. */
function Table(): JSX.Element {
  const planks = [0, 1, 2, 3, 4, 5];
  return (
    <>
      <defs>
        <radialGradient id="cs-lamp" cx="0.42" cy="0.3" r="0.85">
          <stop offset="0" stop-color="#fff6e0" stop-opacity="0.55" />
          <stop offset="0.5" stop-color="#fff1d6" stop-opacity="0.12" />
          <stop offset="1" stop-color="#1a0d04" stop-opacity="0.42" />
        </radialGradient>
      </defs>
      <rect width="1200" height="900" class="cs-wood" />
      {planks.map((n) => (
        <g key={n} transform={`translate(0 ${n * 150})`}>
          <rect width="1200" height="150" class={n % 2 ? "cs-plank odd" : "cs-plank"} />
          <path
            class="cs-grain"
            d={`M0 ${30 + n * 5}C260 ${12 + n * 9} 420 ${58 - n * 4} 700 34S1040 ${50 - n * 6} 1200 28M0 ${84 - n * 3}C340 66 600 112 860 ${88 + n * 3}S1120 70 1200 92M0 ${122 - n}C200 132 520 108 780 126S1090 136 1200 118`}
          />
          <path class="cs-seam" d={`M0 149.5H1200M${(n * 397 + 240) % 1100} 0V149`} />
        </g>
      ))}
      <rect width="1200" height="900" fill="url(#cs-lamp)" />
    </>
  );
}

function Sea(): JSX.Element {
  const glints = Array.from({ length: 26 }, (_, n) => ({
    y: 560 + n * 13,
    x: 812 + Math.sin(n * 2.4) * (12 + n * 3.4),
    w: 46 + ((n * 37) % 60) + n * 3,
  }));
  return (
    <>
      <defs>
        <Fade
          id="cs-dusk"
          stops={[
            [0, "#27305f"],
            [0.42, "#8d4f7c"],
            [0.72, "#e6835c"],
            [0.92, "#ffc873"],
            [1, "#ffe2a0"],
          ]}
        />
        <Fade
          id="cs-water"
          stops={[
            [0, "#c9735c"],
            [0.16, "#7d4a6f"],
            [0.5, "#37386b"],
            [1, "#141d42"],
          ]}
        />
        <radialGradient id="cs-sun">
          <stop offset="0" stop-color="#fff6d2" />
          <stop offset="0.24" stop-color="#ffe08c" />
          <stop offset="1" stop-color="#ff9a5a" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width="1200" height="548" fill="url(#cs-dusk)" />
      <circle cx="812" cy="520" r="210" fill="url(#cs-sun)" />
      <path d="M0 190C180 150 330 210 520 168S760 120 1200 190V214C800 160 640 226 420 218S150 214 0 240Z" fill="#fbb48a" opacity="0.34" />
      <path d="M0 330C240 300 380 352 600 326S980 290 1200 336V350C960 322 760 360 560 356S180 352 0 366Z" fill="#ffd49a" opacity="0.4" />
      <path d="M0 548C60 520 110 508 170 512S260 486 310 500 400 540 470 548Z" fill="#55386a" />
      <path d="M960 548C1010 530 1040 500 1090 506S1160 488 1200 496V548Z" fill="#4b3363" />
      <rect y="546" width="1200" height="354" fill="url(#cs-water)" />
      {glints.map(({ x, y, w }) => (
        <rect key={y} x={x - w / 2} y={y} width={w} height="4" rx="2" fill="#ffe1a3" opacity={0.75 - (y - 560) / 620} />
      ))}
      <path d="M0 640Q150 628 300 640T600 640T900 640T1200 640M0 742Q120 728 240 742T480 742T720 742T960 742T1200 742M0 836Q170 818 340 836T680 836T1020 836T1360 836" fill="none" stroke="#f3a987" stroke-opacity="0.22" stroke-width="3" />
    </>
  );
}

/** A row of round clouds: seen from above. */
function billow(y: number, step: number, size: number): string {
  const tops = Array.from({ length: Math.ceil(1400 / step) }, (_, n) => {
    const r = size * (0.72 + 0.28 * Math.sin(n * 2.3 + y));
    return `a${r} ${r * 0.74} 0 0 1 ${step} ${Math.round(Math.sin(n * 1.7 + y) * 9)}`;
  });
  return `M-60 ${y}${tops.join("")}V940H-60Z`;
}

function Clouds(): JSX.Element {
  return (
    <>
      <defs>
        <Fade
          id="cs-sky"
          stops={[
            [0, "#2f6fb8"],
            [0.5, "#7fb4e2"],
            [1, "#e8f3fb"],
          ]}
        />
        <radialGradient id="cs-noon">
          <stop offset="0" stop-color="#fff" />
          <stop offset="0.2" stop-color="#fffbe2" stop-opacity="0.9" />
          <stop offset="1" stop-color="#fff" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width="1200" height="900" fill="url(#cs-sky)" />
      <circle cx="215" cy="150" r="170" fill="url(#cs-noon)" />
      <path d="M690 560L838 330 884 382 930 352 1120 560Z" fill="#8297b4" />
      <path d="M838 330L884 382 930 352 968 394 926 412 896 398 862 432 832 396 796 420Z" fill="#f7fbff" />
      <path d="M60 590L190 432 232 470 330 590Z" fill="#93a9c4" />
      <path d="M190 432L232 470 246 490 212 484 186 502 160 470Z" fill="#f7fbff" />
      <path d={billow(560, 118, 76)} fill="#c6d9ec" />
      <path d={billow(640, 142, 92)} fill="#dde9f5" />
      <path d={billow(734, 168, 108)} fill="#eef5fb" />
      <path d={billow(836, 196, 124)} fill="#fbfdff" />
    </>
  );
}

function Space(): JSX.Element {
  const stars = Array.from({ length: 150 }, (_, n) => ({
    x: (n * 733.7 + (n % 7) * 91) % 1200,
    y: (n * 419.3 + (n % 5) * 57) % 900,
    r: [0.9, 1.2, 1.6, 2.4][(n * 7) % 11 > 8 ? 3 : n % 3] ?? 1,
    tint: ["#fff", "#cfe0ff", "#ffe9c9"][n % 3] ?? "#fff",
  }));
  return (
    <>
      <defs>
        <radialGradient id="cs-deep" cx="0.3" cy="0.2" r="1.1">
          <stop offset="0" stop-color="#27305f" />
          <stop offset="0.45" stop-color="#10142e" />
          <stop offset="1" stop-color="#05060f" />
        </radialGradient>
        <radialGradient id="cs-nebula">
          <stop offset="0" stop-color="#b9579b" stop-opacity="0.5" />
          <stop offset="0.5" stop-color="#5a4bb4" stop-opacity="0.26" />
          <stop offset="1" stop-color="#2a2f7a" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="cs-planet" cx="0.32" cy="0.28" r="0.85">
          <stop offset="0" stop-color="#9fd6e8" />
          <stop offset="0.5" stop-color="#3d7fa8" />
          <stop offset="1" stop-color="#0b1d38" />
        </radialGradient>
      </defs>
      <rect width="1200" height="900" fill="url(#cs-deep)" />
      <ellipse cx="900" cy="250" rx="520" ry="240" fill="url(#cs-nebula)" transform="rotate(-24 900 250)" />
      <ellipse cx="180" cy="720" rx="380" ry="200" fill="url(#cs-nebula)" transform="rotate(-18 180 720)" opacity="0.7" />
      {stars.map((star, n) => (
        <circle key={n} cx={star.x} cy={star.y} r={star.r} fill={star.tint} opacity={0.45 + (n % 5) * 0.13} />
      ))}
      <circle cx="1070" cy="712" r="120" fill="url(#cs-planet)" />
      <path d="M912 764C1000 770 1160 700 1226 640" fill="none" stroke="#e7d3ae" stroke-opacity="0.65" stroke-width="9" stroke-linecap="round" />
    </>
  );
}

const SCENES: Record<Ground, () => JSX.Element> = { normal: Table, sea: Sea, clouds: Clouds, space: Space };
