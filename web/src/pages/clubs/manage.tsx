import type { JSX } from "preact";
import { clubs } from "../../net/clubs";
import { useAsking } from "../../ui/asking";
import { useEdited } from "../../ui/edited";
import { t } from "../../ui/i18n";
import { notify } from "../../ui/notices";
import { Field, Form, Part, Problem } from "../../ui/parts";
import { onward } from "../../ui/route";
import { Sure } from "../../ui/sure";
import type { ClubPage } from "../../wire/http";
import { MOST } from "../../wire/values";
import { ClubText, DoorChoice, DOORS, type Door } from "./found";
import type { ClubProps } from "./membership";

const doorOf = ({ door }: ClubPage): Door => DOORS.find((each) => each === door) ?? "open";

/** The settings of a club: those that officers may change, and those for the owner alone. */
export function Manage({ page, run }: ClubProps): JSX.Element {
  const own = page.role === "owner";
  const asking = useAsking();
  const name = useEdited(page.name);
  const text = useEdited(page.text);
  const door = useEdited(doorOf(page));

  async function change(): Promise<void> {
    const [sentName, sentText, sentDoor] = [name.peek(), text.peek(), door.peek()];
    // Only changed fields are sent: another officer may be changing the others.
    const changed = await clubs.change(page.id, {
      ...(sentName !== page.name && { name: sentName }),
      ...(sentText !== page.text && { text: sentText }),
      ...(sentDoor !== doorOf(page) && { door: sentDoor }),
    });
    if (name.peek() === sentName) name.value = changed.name;
    if (text.peek() === sentText) text.value = changed.text;
    if (door.peek() === sentDoor) door.value = doorOf(changed);
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
              const go = onward();
              await clubs.close(page.id);
              go("/clubs");
            }}
          />
        )}
      </div>
    </Part>
  );
}
