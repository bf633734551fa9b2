import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { clubs } from "../../net/clubs";
import { useAsking } from "../../ui/asking";
import { t } from "../../ui/i18n";
import { notify } from "../../ui/notices";
import { Field, Form, Part, Problem } from "../../ui/parts";
import { visit } from "../../ui/route";
import { Sure } from "../../ui/sure";
import { MOST } from "../../wire/values";
import { ClubText, DoorChoice, DOORS, type Door } from "./found";
import type { ClubProps } from "./membership";

/** What officers may change, and what the owner alone may. */
export function Manage({ page, run }: ClubProps): JSX.Element {
  const own = page.role === "owner";
  const asking = useAsking();
  const name = useSignal(page.name);
  const text = useSignal(page.text);
  const door = useSignal<Door>(DOORS.find((each) => each === page.door) ?? "open");

  async function change(): Promise<void> {
    const rest = own ? { name: name.value, door: door.value } : {};
    const changed = await clubs.change(page.id, { text: text.value, ...rest });
    await run(() => Promise.resolve(changed));
    notify(t("saved"));
  }

  return (
    <Part title={t("club-manage")}>
      <details class="account-more">
        <summary>{t("club-change")}</summary>
        <Form asking={asking} button={t("club-save")} submit={change}>
          {own && <Field label={t("club-name")} value={name} autocomplete="off" most={MOST.club} />}
          <ClubText value={text} />
          {own && <DoorChoice chosen={door} />}
        </Form>
      </details>
      <Problem asking={asking} />
      <div class="club-manage">
        <Sure
          button={t("club-renew")}
          sure={t("club-renew-sure")}
          asking={asking}
          act={() => run(async () => ({ ...page, ...(await clubs.renew(page.id)) }))}
        />
        {own && (
          <Sure
            button={t("club-close")}
            sure={t("club-close-sure")}
            asking={asking}
            act={async () => {
              await clubs.close(page.id);
              visit("/clubs");
            }}
          />
        )}
      </div>
    </Part>
  );
}
