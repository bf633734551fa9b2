import type { JSX } from "preact";
import { hall } from "../../net/hall";
import { useAsking } from "../../ui/asking";
import { t } from "../../ui/i18n";
import { Problem } from "../../ui/parts";
import { moment } from "../../ui/times";
import type { Word } from "../../wire/types";
import { fair } from "./ask";
import "./standing.css";

/** The moderators' messages to this player: warnings until they are read, mute and ban as long as they hold. */
export function Standing(): JSX.Element | null {
  const conduct = hall.conduct.value;
  const asking = useAsking();
  if (conduct === null) return null;
  const { warnings, muted, banned } = conduct;
  if (warnings.length === 0 && muted === null && banned === null) return null;
  // A warning that comes while the button is pressed has not been read.
  const newest = Math.max(...warnings.map((word) => word.at));
  return (
    <div class="standing" role="status" aria-label={t("standing")}>
      {banned !== null && <Told text="standing-banned" word={banned} />}
      {muted !== null && <Told text="standing-muted" word={muted} />}
      {warnings.map((word) => (
        <Told key={word.at} text="standing-warned" word={word} />
      ))}
      <Problem asking={asking} />
      {warnings.length > 0 && (
        <button
          type="button"
          class="button plain small"
          aria-disabled={asking.busy.value}
          onClick={() =>
            void asking.ask(async () => void (hall.conduct.value = await fair.read(newest)), "read")
          }
        >
          {t("standing-read")}
        </button>
      )}
    </div>
  );
}

function Told({ text, word }: { text: string; word: Word }): JSX.Element {
  return (
    <p>
      <strong>{t(text, { until: word.until === null ? "" : moment(word.until) })}</strong>{" "}
      <span>{word.why}</span>
    </p>
  );
}
