import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useAsking } from "../../ui/asking";
import { emptier } from "../../ui/emptier";
import { t } from "../../ui/i18n";
import { Field, Form, Part } from "../../ui/parts";
import { personPath } from "../../ui/person-words";
import { moment } from "../../ui/times";
import type { PersonLine } from "../../wire/http";
import { MOST } from "../../wire/values";
import { desk } from "./ask";

const HOURS = [1, 24, 168, 8760] as const;

/** A search for people by name, with mutes and bans. */
export function People(): JSX.Element {
  const asking = useAsking();
  const text = useSignal("");
  const found = useSignal<readonly PersonLine[] | null>(null);
  const search = async (): Promise<void> => {
    found.value = await desk.people(text.value);
  };
  return (
    <Part title={t("desk-process-people")}>
      <Form asking={asking} button={t("desk-search-do")} look="plain" again submit={search}>
        <Field label={t("desk-search")} value={text} autocomplete="off" />
      </Form>
      {found.value?.length === 0 && <p class="account-words">{t("desk-none")}</p>}
      <ul class="desk-list">
        {found.value?.map((person) => (
          <Person key={person.id} person={person} search={search} />
        ))}
      </ul>
    </Part>
  );
}

function Person({ person, search }: { person: PersonLine; search: () => Promise<void> }): JSX.Element {
  const { muted, banned } = person;
  const words = [
    person.account === null ? t("desk-guest") : t("desk-account", { time: moment(person.account) }),
    t("desk-seen", { time: moment(person.seen) }),
    ...person.roles.map((role) => t(`desk-role-${role}`)),
  ];
  return (
    <li>
      <a href={personPath(person.id)}>
        <bdi>{person.name}</bdi>
      </a>
      <span class="soft">{words.join(" · ")}</span>
      {muted !== null && <span class="desk-ruled">{t("desk-muted", { time: moment(muted) })}</span>}
      {banned !== null && <span class="desk-ruled">{t("desk-banned", { time: moment(banned) })}</span>}
      {person.roles.length === 0 && <Ruling person={person} search={search} />}
    </li>
  );
}

/** The form for a mute or a ban, with the reason that the hall shows to the person. */
function Ruling({ person, search }: { person: PersonLine; search: () => Promise<void> }): JSX.Element {
  const asking = useAsking();
  const act = useSignal<"mute" | "ban">("mute");
  const why = useSignal("");
  const hours = useSignal(24);
  async function rule(): Promise<void> {
    const empty = emptier(why);
    await desk.rule(person.id, act.value, why.value, hours.value);
    empty();
    await search();
  }
  return (
    <details class="account-more">
      <summary>{t("desk-rule", { name: person.name })}</summary>
      <Form asking={asking} button={t(`desk-${act.value}`)} look="danger" submit={rule}>
        <div class="desk-states" role="group" aria-label={t("desk-rule", { name: person.name })}>
          {(["mute", "ban"] as const).map((one) => (
            <button
              key={one}
              type="button"
              class="button plain small"
              aria-pressed={act.value === one}
              onClick={() => (act.value = one)}
            >
              {t(`desk-${one}`)}
            </button>
          ))}
          <label>
            <span class="unseen">{t("desk-for")}</span>
            <select
              class="text"
              value={hours.value}
              onChange={(event) => (hours.value = Number(event.currentTarget.value))}
            >
              {HOURS.map((count) => (
                <option key={count} value={count}>
                  {t(`desk-hours-${count}`)}
                </option>
              ))}
              <option value={0}>{t("desk-lift")}</option>
            </select>
          </label>
        </div>
        <Field label={t("desk-why")} value={why} autocomplete="off" most={MOST.why} />
      </Form>
    </details>
  );
}
