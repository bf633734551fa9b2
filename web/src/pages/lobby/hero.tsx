import type { JSX } from "preact";
import { t } from "../../ui/i18n";

const PANES = [0, 1, 2, 3, 4, 5];

/** The hall itself: paper screens, a lantern, and a line on it; `small` for readers who know the hall. */
export function Hero({ small }: { small: boolean }): JSX.Element {
  return (
    <section class={`hero ${small ? "small" : ""}`}>
      <div class="hero-words">
        <h1>{t("hero-title")}</h1>
        <p>{t("hero-line")}</p>
        <p class="hero-ways">
          <a class="button primary" href="/new">
            {t("new-table")}
          </a>
          <a class="button plain" href="/learn">
            {t("learn")}
          </a>
        </p>
      </div>
      <svg
        class="hero-art"
        viewBox="0 0 480 220"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        <rect class="wall" width="480" height="220" />
        {PANES.map((pane) => (
          <Screen key={pane} x={18 + pane * 75} lit={pane === 2 || pane === 3} />
        ))}
        <rect class="beam-wood" y="0" width="480" height="14" />
        <rect class="beam-wood" y="172" width="480" height="8" />
        <rect class="floor" y="180" width="480" height="40" />
        <path class="seam" d="M0 200H480M60 180L40 220M160 180L150 220M320 180L330 220M420 180L440 220" />
        <g class="lantern">
          <path class="cord" d="M240 14V34" />
          <ellipse cx="240" cy="64" rx="30" ry="32" />
          <path class="ribs" d="M212 54H268M210 64H270M212 74H268" />
          <path class="cap" d="M226 33H254V38H226ZM226 91H254V96H226Z" />
        </g>
        <g class="low-table">
          <path d="M172 176H308L316 186H164ZM178 186H190V204H178ZM290 186H302V204H290Z" />
        </g>
        <g class="dice">
          <rect x="214" y="158" width="18" height="18" rx="4" />
          <rect x="240" y="158" width="18" height="18" rx="4" transform="rotate(12 249 167)" />
          <circle class="pip" cx="223" cy="167" r="2.4" />
          <circle class="pip" cx="245" cy="163" r="1.9" />
          <circle class="pip" cx="252" cy="171" r="1.9" />
        </g>
      </svg>
    </section>
  );
}

function Screen({ x, lit }: { x: number; lit: boolean }): JSX.Element {
  return (
    <g transform={`translate(${x} 20)`}>
      <rect class={lit ? "paper lit" : "paper"} width="68" height="152" />
      <path
        class="lattice"
        d="M0 0H68V152H0ZM17 0V152M34 0V152M51 0V152M0 25H68M0 50H68M0 75H68M0 100H68M0 125H68"
      />
    </g>
  );
}
