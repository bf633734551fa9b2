import type { JSX } from "preact";
import { clubs } from "../../net/clubs";
import { t } from "../../ui/i18n";
import type { ClubPage } from "../../wire/http";
import { Reporting } from "../fair/reporting";

/** Tells the moderators what is wrong with a club's name or text. */
export function Report({ page }: { page: ClubPage }): JSX.Element {
  return <Reporting summary={t("club-report")} send={(text) => clubs.report(page.id, text)} />;
}
