import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { clubs } from "../../net/clubs";
import { useAsking } from "../../ui/asking";
import { t } from "../../ui/i18n";
import { Problem } from "../../ui/parts";
import type { ClubRuling, ReportLine } from "../../wire/http";
import type { ClubName } from "../../wire/types";
import { Words } from "./reporting";

const ACTS: readonly ClubRuling["act"][] = ["clear-text", "clear-name", "close-club"];

interface Props {
  report: ReportLine;
  club: ClubName;
  done: () => Promise<unknown>;
}

/** A moderator's measures against a club's name or text. */
export function ClubRule({ report, club, done }: Props): JSX.Element {
  const asking = useAsking();
  const why = useSignal("");
  return (
    <div class="account-form" role="group" aria-label={club.name}>
      <Words label={t("fair-why-club", { club: club.name })} value={why} />
      <Problem asking={asking} />
      <div class="fair-acts">
        {ACTS.map((act) => (
          <button
            key={act}
            type="button"
            class={`button ${act === "close-club" ? "danger" : "plain"}`}
            aria-disabled={asking.busy.value}
            onClick={() =>
              void asking.ask(async () => {
                await clubs.rule(club.id, { act, why: why.value, report: report.id });
                await done();
              }, "rule")
            }
          >
            {t(`fair-do-${act}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
