import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { useAsking } from "../../ui/asking";
import { listed } from "../../ui/dialect";
import { emptier } from "../../ui/emptier";
import { t } from "../../ui/i18n";
import { Field, Form, Part, Problem } from "../../ui/parts";
import { refusal } from "../../ui/refusals";
import { Switch } from "../../ui/switch";
import type { HookLine, NewHook } from "../../wire/http";
import { MOST } from "../../wire/values";
import { programs, type Mine } from "./ask";
import { Secret } from "./secret";

type Form = NonNullable<NewHook["form"]>;
type Tells = NonNullable<NewHook["tells"]>[number];

const FORMS: readonly Form[] = ["hiroma", "discord", "slack"];

/** Webhooks: the addresses to which the hall reports the player's turns and finished games. */
export function Hooks({ access, changed }: Mine): JSX.Element {
  const asking = useAsking();
  const setting = useAsking();
  const url = useSignal("");
  const form = useSignal<Form>("hiroma");
  const turn = useSignal(false);
  const over = useSignal(true);
  const id = useId();

  async function add(): Promise<void> {
    const tells: Tells[] = [
      ...(over.value ? ["over" as const] : []),
      ...(turn.value ? ["turn" as const] : []),
    ];
    const empty = emptier(url);
    changed(await programs.setHook({ url: url.value, form: form.value, tells }));
    empty();
  }

  return (
    <Part title={t("access-hooks")}>
      <p class="account-words">{t("access-hooks-line")}</p>
      {access.hooks.length > 0 && (
        <ul class="account-list access-hooks">
          {access.hooks.map((hook) => (
            <HookItem
              key={hook.id}
              hook={hook}
              drop={() => void asking.ask(async () => changed(await programs.dropHook(hook.id)), hook.id)}
            />
          ))}
        </ul>
      )}
      <Problem asking={asking} />
      <Form asking={setting} button={t("access-hook-set")} look="plain" submit={add}>
        <Field
          label={t("access-hook-address")}
          value={url}
          autocomplete="off"
          most={MOST.hook}
          help={t("access-hook-help")}
        />
        <div class="field">
          <label class="label" for={id}>
            {t("access-hook-form")}
          </label>
          <select
            id={id}
            class="text"
            value={form.value}
            onChange={(event) =>
              (form.value = FORMS.find((one) => one === event.currentTarget.value) ?? "hiroma")
            }
          >
            {FORMS.map((one) => (
              <option key={one} value={one}>
                {t(`access-hook-form-${one}`)}
              </option>
            ))}
          </select>
        </div>
        {/* One of the two stays on: a hook without events would do nothing. */}
        <Switch
          label={t("access-hook-tells-over")}
          on={over.value}
          disabled={!turn.value}
          change={(on) => (over.value = on)}
        />
        <Switch
          label={t("access-hook-tells-turn")}
          help={t("access-hook-tells-turn-help")}
          on={turn.value}
          disabled={!over.value}
          change={(on) => (turn.value = on)}
        />
      </Form>
    </Part>
  );
}

function HookItem({ hook, drop }: { hook: HookLine; drop: () => void }): JSX.Element {
  return (
    <li>
      <div>
        <strong>
          <bdi>{hook.url}</bdi>
        </strong>
        <span class="soft small">
          {FORMS.some((form) => form === hook.form) && t(`access-hook-form-${hook.form}`)}
          {" · "}
          {listed(hook.tells.map((each) => t(`access-hook-tells-${each}`)))}
        </span>
        <span class="soft small">{outcome(hook.last)}</span>
        <details class="account-more">
          <summary>{t("access-hook-secret")}</summary>
          <Secret label={t("access-hook-key")} value={hook.secret} />
        </details>
      </div>
      <button
        type="button"
        class="button plain small"
        aria-label={t("access-hook-drop-of", { url: hook.url })}
        onClick={drop}
      >
        {t("access-hook-drop")}
      </button>
    </li>
  );
}

/** Return the outcome of the last delivery, in words. */
function outcome(last: string): string {
  if (last === "") return t("access-hook-untold");
  if (/^2\d\d$/.test(last)) return t("access-hook-told", { code: last });
  if (/^\d+$/.test(last)) return t("access-hook-answered", { code: last });
  if (last === "timeout" || last === "unreachable") return t(`access-hook-${last}`);
  return refusal({ code: last, clause: null, what: {} }, null);
}
