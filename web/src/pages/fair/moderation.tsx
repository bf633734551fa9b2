import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useId } from "preact/hooks";
import "../../ui/parts.css";
import { useAsking } from "../../ui/asking";
import { t } from "../../ui/i18n";
import { Part, Problem } from "../../ui/parts";
import { personPath } from "../../ui/person-words";
import { Erase } from "../../ui/talk/erase";
import { Words as Said } from "../../ui/talk/words";
import { moment } from "../../ui/times";
import { useTitle } from "../../ui/title";
import type { Desk, NewRuling, ReportLine, RulingLine, Somebody } from "../../wire/http";
import { fair } from "./ask";
import { ClubRule } from "./club-rule";
import { Words } from "./reporting";
import "./fair.css";

const HOURS = [1, 24, 168, 720];
const ACTS: readonly NewRuling["act"][] = ["dismiss", "warn", "mute", "ban"];

/** The moderators' page: reports that wait, and rulings. */
export function ModerationPage(): JSX.Element {
  const desk = useSignal<Desk | null>(null);
  const asking = useAsking();
  useTitle(t("fair-title"));
  useEffect(() => {
    void look();
  }, [desk, asking]);

  function look(): Promise<boolean> {
    return asking.ask(async () => {
      desk.value = await fair.desk();
    });
  }

  return (
    <div class="account">
      <h1>{t("fair-title")}</h1>
      <Problem asking={asking} />
      {desk.value !== null && (
        <>
          <Part title={t("fair-reports", { count: desk.value.reports.length })}>
            {desk.value.reports.length === 0 && <p class="empty">{t("fair-no-reports")}</p>}
            <ul class="fair-reports">
              {desk.value.reports.map((report) => (
                <Report key={report.id} report={report} done={look} />
              ))}
            </ul>
          </Part>
          <Part title={t("fair-audit")}>
            <ul class="account-list">
              {desk.value.rulings.map((ruling) => (
                <Ruling key={ruling.n} ruling={ruling} />
              ))}
            </ul>
          </Part>
        </>
      )}
    </div>
  );
}

function Who({ who }: { who: Somebody }): JSX.Element {
  return (
    <a href={personPath(who.id)}>
      <bdi>{who.name}</bdi>
    </a>
  );
}

function Report({ report, done }: { report: ReportLine; done: () => Promise<unknown> }): JSX.Element {
  return (
    <li class="fair-report">
      <h3>
        <Who who={report.player} /> · {t(`fair-reason-${report.reason}`)}
      </h3>
      <p class="soft small">
        {t("fair-reporter")} <Who who={report.reporter} /> · {moment(report.at)}
        {report.talk !== null && ` · ${t(`fair-talk-${report.talk.split(":")[0] ?? ""}`)}`}
        {report.table !== null && (
          <>
            {" · "}
            <a href={`/t/${report.table}`}>{t("fair-table")}</a>
          </>
        )}
      </p>
      {report.text !== "" && <blockquote>{report.text}</blockquote>}
      {report.chat.length > 0 && (
        <ol class="fair-chat" tabIndex={0} aria-label={t("fair-said")}>
          {report.chat.map((line) => (
            <li key={line.n}>
              <bdi>{line.name}</bdi>: <Said text={line.text} />
              <Erase place={report.table ?? report.talk ?? ""} n={line.n} text={line.text} />
            </li>
          ))}
        </ol>
      )}
      {report.club !== null && <ClubRule report={report} club={report.club} done={done} />}
      <Rule report={report} done={done} />
    </li>
  );
}

function Rule({ report, done }: { report: ReportLine; done: () => Promise<unknown> }): JSX.Element {
  const asking = useAsking();
  const why = useSignal("");
  const hours = useSignal(24);
  const id = useId();

  function rule(act: NewRuling["act"]): void {
    void asking.ask(async () => {
      const lasts = act === "mute" || act === "ban" ? hours.value : 0;
      await fair.rule({ player: report.player.id, act, why: why.value, hours: lasts, report: report.id });
      await done();
    }, "rule");
  }

  return (
    <div class="account-form">
      <Words label={t("fair-why")} value={why} />
      <div class="field">
        <label class="label" for={id}>
          {t("fair-hours")}
        </label>
        <select
          id={id}
          class="text"
          value={hours.value}
          onChange={(event) => (hours.value = Number(event.currentTarget.value))}
        >
          {HOURS.map((each) => (
            <option key={each} value={each}>
              {t("fair-hours-of", { hours: each })}
            </option>
          ))}
        </select>
      </div>
      <Problem asking={asking} />
      <div class="fair-acts">
        {ACTS.map((act) => (
          <button
            key={act}
            type="button"
            class={`button ${act === "ban" ? "danger" : "plain"}`}
            aria-disabled={asking.busy.value}
            onClick={() => rule(act)}
          >
            {t(`fair-do-${act}`)}
          </button>
        ))}
      </div>
    </div>
  );
}

function Ruling({ ruling }: { ruling: RulingLine }): JSX.Element {
  return (
    <li>
      <div>
        <strong>{t(`fair-act-${ruling.act}`)}</strong> <Who who={ruling.player} />
        {ruling.club !== null && (
          <>
            {" · "}
            <bdi>{ruling.club.name}</bdi>
          </>
        )}
        <span class="soft small">
          {ruling.by === null ? t("fair-host") : ruling.by.name} · {moment(ruling.at)}
          {ruling.until !== null && ` · ${t("fair-until", { at: moment(ruling.until) })}`}
        </span>
        {ruling.why !== "" && <span class="small">{reason(ruling)}</span>}
      </div>
    </li>
  );
}

/** Return the reason for a ruling; for a role that was given or taken, the name of the role. */
function reason({ act, why }: RulingLine): string {
  return act === "grant" || act === "revoke" ? t(`desk-role-${why}`) : why;
}
