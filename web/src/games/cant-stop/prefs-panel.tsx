import type { JSX } from "preact";
import { Choice } from "../../shell/choice";
import { GROUNDS } from "./backgrounds";
import { ODDS, prefs, ui } from "./ui";

/** This board's part of the settings. */
export function Settings(): JSX.Element {
  return (
    <>
      <Choice
        label={ui("odds-when")}
        options={ODDS.map((when) => [when, ui(`odds-${when}`)])}
        chosen={prefs.odds}
      />
      <Choice
        label={ui("background")}
        options={GROUNDS.map((ground) => [ground, ui(`ground-${ground}`)])}
        chosen={prefs.ground}
      />
      <Choice
        label={ui("clicks")}
        options={(["commit", "ask"] as const).map((way) => [way, ui(`clicks-${way}`)])}
        chosen={prefs.clicks}
      />
      <Choice
        label={ui("single-keys")}
        options={(["on", "off"] as const).map((way) => [way, ui(`single-keys-${way}`)])}
        chosen={prefs.keys}
      />
    </>
  );
}
