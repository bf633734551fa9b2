import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { useTitle } from "../../ui/title";
import "./nowhere.css";

/** An address that leads nowhere: a closed screen, and the ways on. */
export function NowherePage(): JSX.Element {
  useTitle(t("brand"));
  return (
    <section class="sheet narrow nowhere">
      <Closed />
      <h1>{t("nowhere")}</h1>
      <p>{t("nowhere-line")}</p>
      <p class="ways-on">
        <a class="button primary" href="/">
          {t("to-lobby")}
        </a>
        <a class="button plain" href="/watch">
          {t("nav-watch")}
        </a>
        <a class="button plain" href="/learn">
          {t("nav-learn")}
        </a>
      </p>
    </section>
  );
}

/** A dark corridor with one paper screen ajar, and light behind it. */
function Closed(): JSX.Element {
  return (
    <svg viewBox="0 0 320 150" aria-hidden="true" focusable="false">
      <path class="wall" d="M0 0H320V150H0Z" />
      <path class="floor" d="M0 122H320V150H0Z" />
      <path class="light" d="M150 22H172V122H150ZM150 122H172L210 150H128Z" />
      <path class="paper" d="M62 22H150V122H62ZM172 22H260V122H172Z" />
      <path
        class="lattice"
        d="M62 22H150V122H62ZM91 22V122M121 22V122M62 47H150M62 72H150M62 97H150M172 22H260V122H172ZM201 22V122M231 22V122M172 47H260M172 72H260M172 97H260"
      />
      <path class="beam-wood" d="M0 8H320V22H0ZM0 122H320V127H0Z" />
      <path class="cat" d="M154 122c-2-12 2-20 6-22l-2-9 6 5h4l6-5-2 9c5 4 7 12 5 22z" />
    </svg>
  );
}
