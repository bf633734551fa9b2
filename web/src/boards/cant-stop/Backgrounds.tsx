import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { nextScene, prefs, type Scene } from "./prefs";

/** The background of the board (CS-I9); it never changes the looks of the board itself. */
export function Scenery({ scene }: { scene: Scene }): JSX.Element | null {
  switch (scene) {
    case "sea":
      return <Sea />;
    case "clouds":
      return <Clouds />;
    case "space":
      return <Space />;
    case "normal":
      return null;
  }
}

/** The button that shows the next background. */
export function SceneButton(): JSX.Element {
  const name = t(`cant-stop-ui-set-scene-${prefs.scene.value}`);
  return (
    <button
      type="button"
      class="scene-button board-round"
      onClick={nextScene}
      aria-label={t("cant-stop-ui-scene", { name })}
      title={t("cant-stop-ui-scene", { name })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2.5 19L9 8l4 6.5 2.5-3.5 6 8z" />
        <circle cx="17.5" cy="6" r="2.5" />
      </svg>
    </button>
  );
}

const FRAME = {
  class: "scenery",
  viewBox: "0 0 1000 1000",
  preserveAspectRatio: "xMidYMid slice",
  "aria-hidden": true,
} as const;

/** The sea in the evening: the sun just above the horizon, its path on the water. */
function Sea(): JSX.Element {
  return (
    <svg {...FRAME}>
      <defs>
        <linearGradient id="cs-dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#2b2350" />
          <stop offset="0.22" stop-color="#7a3a63" />
          <stop offset="0.42" stop-color="#e0714d" />
          <stop offset="0.55" stop-color="#ffc76b" />
        </linearGradient>
        <linearGradient id="cs-water" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#d9774f" />
          <stop offset="0.18" stop-color="#7b4660" />
          <stop offset="1" stop-color="#141c3c" />
        </linearGradient>
        <radialGradient id="cs-sun">
          <stop offset="0" stop-color="#fff6d8" />
          <stop offset="0.22" stop-color="#ffe19a" />
          <stop offset="0.26" stop-color="#ffc35f" stop-opacity="0.55" />
          <stop offset="1" stop-color="#ff9a4a" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width="1000" height="560" fill="url(#cs-dusk)" />
      <circle cx="905" cy="500" r="260" fill="url(#cs-sun)" />
      <rect y="550" width="1000" height="450" fill="url(#cs-water)" />
      {Array.from({ length: 26 }, (_, n) => {
        const y = 562 + n * n * 0.66;
        const wide = 90 + ((n * 53) % 70) - n * 1.5;
        return (
          <ellipse
            key={n}
            cx={905 + (((n * 37) % 19) - 9) * 2.2}
            cy={y}
            rx={wide}
            ry={1.4 + n * 0.16}
            class="glint"
          />
        );
      })}
      <path d="M0 556C60 540 90 536 150 548C180 540 240 546 300 556Z" fill="#3a2444" />
    </svg>
  );
}

/** A sea of clouds in the morning, with peaks standing out of it. */
function Clouds(): JSX.Element {
  return (
    <svg {...FRAME}>
      <defs>
        <linearGradient id="cs-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#3f78b5" />
          <stop offset="0.5" stop-color="#a9d0ea" />
          <stop offset="0.7" stop-color="#fdeedd" />
        </linearGradient>
      </defs>
      <rect width="1000" height="1000" fill="url(#cs-sky)" />
      <path d="M-20 700L120 500L190 570L250 520L420 700Z" fill="#6f8fb0" />
      <path d="M120 500L160 541L128 552L104 535L84 552Z" fill="#fff" opacity="0.85" />
      <path d="M640 700L850 430L1040 700Z" fill="#5d7fa4" />
      <path d="M850 430L905 506L872 496L846 522L822 492L796 503Z" fill="#fff" opacity="0.9" />
      {[0, 1, 2, 3].map((bank) => (
        <g key={bank} fill={["#e8f0f6", "#f1f5f8", "#f8f9fa", "#fff"][bank]}>
          <rect y={690 + bank * 80} width="1000" height="400" />
          {Array.from({ length: 9 }, (_, n) => (
            <ellipse
              key={n}
              cx={n * 130 - 30 + bank * 47}
              cy={694 + bank * 80 + ((n * 29) % 13)}
              rx={78 + ((n * 41 + bank * 17) % 34)}
              ry={24 + ((n * 31 + bank * 11) % 20)}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** Space: stars, a band of them, a planet. */
function Space(): JSX.Element {
  return (
    <svg {...FRAME}>
      <defs>
        <radialGradient id="cs-night" cx="0.3" cy="0.2" r="1.1">
          <stop offset="0" stop-color="#2a2357" />
          <stop offset="0.5" stop-color="#0d1030" />
          <stop offset="1" stop-color="#03040e" />
        </radialGradient>
        <radialGradient id="cs-planet" cx="0.32" cy="0.28" r="0.8">
          <stop offset="0" stop-color="#bfe3f5" />
          <stop offset="0.4" stop-color="#4d8fc4" />
          <stop offset="1" stop-color="#081c3d" />
        </radialGradient>
        <radialGradient id="cs-haze">
          <stop offset="0" stop-color="#b58cff" stop-opacity="0.28" />
          <stop offset="1" stop-color="#b58cff" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width="1000" height="1000" fill="url(#cs-night)" />
      <ellipse cx="500" cy="500" rx="760" ry="150" transform="rotate(-38 500 500)" fill="url(#cs-haze)" />
      {Array.from({ length: 190 }, (_, n) => (
        <circle
          key={n}
          cx={(n * 619.7) % 1000}
          cy={(n * 377.3 + ((n * n) % 97) * 3) % 1000}
          r={n % 17 === 0 ? 2.6 : n % 5 === 0 ? 1.6 : 0.9}
          fill={["#fff", "#ffe9c4", "#cfe0ff"][n % 3]}
          opacity={0.45 + ((n * 13) % 50) / 100}
        />
      ))}
      <circle cx="930" cy="110" r="74" fill="url(#cs-planet)" />
      <ellipse cx="930" cy="110" rx="128" ry="26" transform="rotate(-18 930 110)" class="ring" />
    </svg>
  );
}
