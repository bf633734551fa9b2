import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useAsking } from "../account/ask";
import { Form } from "../account/parts";
import { Words } from "../fair/dealings";
import { t } from "../i18n";
import type { ClubPage } from "../wire/clubs";
import { clubs } from "./ask";

/** Tells the moderators what is wrong with a club's name or text. */
export function Report({ page }: { page: ClubPage }): JSX.Element {
  const asking = useAsking();
  const text = useSignal("");
  const sent = useSignal(false);
  if (sent.value)
    return (
      <p class="saved" role="status">
        {t("fair-reported")}
      </p>
    );
  return (
    <details class="account-more club-report">
      <summary>{t("club-report")}</summary>
      <Form
        asking={asking}
        button={t("fair-report-do")}
        look="plain"
        submit={async () => {
          await clubs.report(page.id, text.value);
          sent.value = true;
        }}
      >
        <Words label={t("fair-text")} value={text} />
      </Form>
    </details>
  );
}
