import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { call } from "../../net/http";
import { useAsking } from "../../ui/asking";
import { Choice } from "../../ui/choice";
import { t } from "../../ui/i18n";
import { Form } from "../../ui/parts";
import type { MailWishes as Wishes, Notices } from "../../wire/http";

const CATEGORIES = ["turn", "company", "events", "news"] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

interface WishesProps {
  wishes: Wishes;
  changed: (wishes: Notices) => void;
}

/** The player's choice of letters by category, and the hour of the daily one. */
export function MailWishes({ wishes, changed }: WishesProps): JSX.Element {
  const asking = useAsking();
  const chosen = {
    turn: useSignal(wishes.turn),
    company: useSignal(wishes.company),
    events: useSignal(wishes.events),
    news: useSignal(wishes.news),
  };
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const untouched = CATEGORIES.every((each) => wishes[each] !== "daily");
  // A player without daily letters so far gets the zone of this device, to match the clock on the wall.
  const zone = useSignal(untouched ? here : wishes.zone);
  const hour = useSignal(wishes.hour);
  const kept = useSignal(false);
  const whens = (["once", "daily", "never"] as const).map((each) => [each, t(`letters-${each}`)] as const);
  const now = (): Wishes => ({
    turn: chosen.turn.value,
    company: chosen.company.value,
    events: chosen.events.value,
    news: chosen.news.value,
    zone: zone.value,
    hour: hour.value,
  });
  const daily = CATEGORIES.some((each) => chosen[each].value === "daily");
  const same = CATEGORIES.every((each) => chosen[each].value === wishes[each]);
  const settled = same && (!daily || (zone.value === wishes.zone && hour.value === wishes.hour));
  return (
    <Form
      asking={asking}
      button={t("letters-keep")}
      look="plain"
      again
      submit={async () => {
        changed(await call("put", "/api/notices/wishes", { body: now() }));
        kept.value = true;
      }}
    >
      <h4>{t("letters-title")}</h4>
      {CATEGORIES.map((each) => (
        <Choice key={each} label={t(`letters-${each}`)} options={whens} chosen={chosen[each]} />
      ))}
      {daily && <Hour zone={zone} hour={hour} />}
      {settled && kept.value && (
        <p class="saved" role="status">
          {t("saved")}
        </p>
      )}
    </Form>
  );
}

function Hour({ zone, hour }: { zone: { value: string }; hour: { value: number } }): JSX.Element {
  const id = useId();
  const zones = [...new Set([zone.value, "UTC", ...Intl.supportedValuesOf("timeZone")])].sort();
  return (
    <div class="letter-hour">
      <div class="field">
        <label class="label" for={`${id}-hour`}>
          {t("letters-hour")}
        </label>
        <select
          id={`${id}-hour`}
          class="text"
          value={hour.value}
          onChange={(event) => (hour.value = Number(event.currentTarget.value))}
        >
          {HOURS.map((each) => (
            <option key={each} value={each}>
              {`${each}:00`}
            </option>
          ))}
        </select>
      </div>
      <div class="field">
        <label class="label" for={`${id}-zone`}>
          {t("letters-zone")}
        </label>
        <select
          id={`${id}-zone`}
          class="text"
          value={zone.value}
          onChange={(event) => (zone.value = event.currentTarget.value)}
        >
          {zones.map((each) => (
            <option key={each} value={each}>
              {each.replaceAll("_", " ")}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
