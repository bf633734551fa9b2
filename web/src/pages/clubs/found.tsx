import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { clubPath, clubs } from "../../net/clubs";
import { me } from "../../net/hall";
import { useAsking } from "../../ui/asking";
import { Choice } from "../../ui/choice";
import { t } from "../../ui/i18n";
import { Field, Form, Part } from "../../ui/parts";
import { onward } from "../../ui/route";
import type { NewClub } from "../../wire/http";
import { MOST } from "../../wire/values";

export type Door = NonNullable<NewClub["door"]>;
export const DOORS: readonly Door[] = ["open", "asking", "invited"];

/** The form for founding a club; guests see the way to an account. */
export function Found(): JSX.Element | null {
  const asking = useAsking();
  const name = useSignal("");
  const text = useSignal("");
  const door = useSignal<Door>("open");
  // Before the hall has said who the reader is, neither form nor refusal would be true.
  if (me.value === null) return null;
  return (
    <Part title={t("club-found")}>
      {!me.value.account ? (
        <>
          <p class="account-words">{t("club-found-guest")}</p>
          <a class="button primary" href="/account">
            {t("club-to-account")}
          </a>
        </>
      ) : (
        <Form
          asking={asking}
          button={t("club-found-do")}
          submit={async () => {
            const go = onward();
            const made = await clubs.found({ name: name.value, text: text.value, door: door.value });
            go(clubPath(made.id));
          }}
        >
          <Field label={t("club-name")} value={name} autocomplete="off" most={MOST.club} />
          <ClubText value={text} />
          <DoorChoice chosen={door} />
        </Form>
      )}
    </Part>
  );
}

/** The field for a club's text about itself. */
export function ClubText({ value }: { value: { value: string } }): JSX.Element {
  return (
    <label class="field">
      <span class="label">{t("club-text")}</span>
      <textarea
        class="text"
        rows={4}
        maxLength={MOST.clubText}
        value={value.value}
        onInput={(event) => (value.value = event.currentTarget.value)}
      />
    </label>
  );
}

/** The choice of a club's door: for whom it opens, and how. */
export function DoorChoice({ chosen }: Pick<Parameters<typeof Choice<Door>>[0], "chosen">): JSX.Element {
  return (
    <>
      <Choice
        label={t("club-door")}
        options={DOORS.map((each) => [each, t(`club-door-${each}`)])}
        chosen={chosen}
      />
      <p class="account-help">{t(`club-door-${chosen.value}-help`)}</p>
    </>
  );
}
