import type { JSX } from "preact";
import { hall } from "../net/hall";
import { t } from "../ui/i18n";
import { Icon } from "../ui/icons";

/** For whoever looks after the hall: the way to the host's desk, or to what waits for a moderator. */
export function Duty(): JSX.Element | null {
  const { host = false, reports = null } = hall.conduct.value ?? {};
  if (!host && reports === null) return null;
  const [href, name] = host ? ["/desk", t("desk-title")] : ["/moderation", t("fair-title")];
  return (
    <a class="beam-duty" href={href} title={name}>
      <Icon name={host ? "desk" : "scales"} />
      <span class="beam-duty-word">{name}</span>
      {reports !== null && reports > 0 && (
        <span class="beam-next-count">
          {reports}
          <span class="unseen"> {t("fair-reports", { count: reports })}</span>
        </span>
      )}
    </a>
  );
}
