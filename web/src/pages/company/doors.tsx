import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { company } from "../../net/company";
import { useAsking } from "../../ui/asking";
import { Choice } from "../../ui/choice";
import { useEdited } from "../../ui/edited";
import { t } from "../../ui/i18n";
import { Form, Part } from "../../ui/parts";
import type { Circle } from "../../wire/http";

type Whom = Circle["letters"];

interface Props {
  circle: Circle;
  run: (act: () => Promise<Circle>) => Promise<boolean>;
}

/** The reader's choice of the people who may see where they are, and of those who may write to them. */
export function Doors({ circle, run }: Props): JSX.Element {
  const asking = useAsking();
  const whereabouts = useEdited<Whom>(circle.whereabouts);
  const letters = useEdited<Whom>(circle.letters);
  const whom = (["everybody", "friends", "nobody"] as const).map(
    (each) => [each, t(`whom-${each}`)] as const,
  );
  const kept = useSignal(false);
  const same = whereabouts.value === circle.whereabouts && letters.value === circle.letters;
  return (
    <Part title={t("company-doors")}>
      <Form
        asking={asking}
        button={t("company-keep")}
        look="plain"
        again
        submit={async () => {
          const wanted = { whereabouts: whereabouts.value, letters: letters.value };
          kept.value = await run(() => company.privacy(wanted));
        }}
      >
        <Choice label={t("company-where")} options={whom} chosen={whereabouts} />
        <p class="account-help">{t("company-where-help")}</p>
        <Choice label={t("company-who-writes")} options={whom} chosen={letters} />
        {same && kept.value && (
          <p class="saved" role="status">
            {t("saved")}
          </p>
        )}
      </Form>
    </Part>
  );
}
