import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { useAsking } from "../../ui/asking";
import { emptier } from "../../ui/emptier";
import { t } from "../../ui/i18n";
import { Field, Form, Part, PasswordField, Problem } from "../../ui/parts";
import { day } from "../../ui/times";
import type { TokenLine } from "../../wire/http";
import { MOST } from "../../wire/values";
import { programs, type Mine } from "./ask";
import { Secret } from "./secret";

const DAYS = [30, 90, 365, 0];

/** A token that has just been made, as its program shows it. */
interface Fresh {
  id: string;
  token: string;
}

/** API tokens, which programs show to act in the player's name. */
export function Tokens({ access, changed }: Mine): JSX.Element {
  const asking = useAsking();
  const made = useSignal<Fresh | null>(null);
  // The hall never shows it again, so it stays on the page when another token is taken back.
  const fresh = access.tokens.some(({ id }) => id === made.value?.id) ? made.value : null;

  async function takeBack(token: TokenLine): Promise<void> {
    changed(await programs.takeBack(token.id));
  }

  return (
    <Part title={t("access-tokens")}>
      <p class="account-words">{t("access-tokens-line")}</p>
      {fresh !== null && (
        <div class="access-fresh" role="status">
          <p>{t("access-token-once")}</p>
          <Secret key={fresh.id} label={t("access-token-new")} value={fresh.token} />
        </div>
      )}
      {access.tokens.length > 0 && (
        <ul class="account-list">
          {access.tokens.map((token) => (
            <TokenItem
              key={token.id}
              token={token}
              takeBack={() => void asking.ask(() => takeBack(token), token.id)}
            />
          ))}
        </ul>
      )}
      <Problem asking={asking} />
      <Make access={access} changed={changed} made={(token) => (made.value = token)} />
    </Part>
  );
}

function TokenItem({ token, takeBack }: { token: TokenLine; takeBack: () => void }): JSX.Element {
  const plays = token.scopes.includes("play");
  return (
    <li>
      <div>
        <div class="access-token">
          <strong>
            <bdi>{token.label}</bdi>
          </strong>
          <span class={`access-scope ${plays ? "plays" : ""}`}>
            {t(plays ? "access-may-play" : "access-may-read")}
          </span>
        </div>
        <span class="soft small">
          {token.used === null ? t("access-never-used") : t("access-used", { day: day(token.used) })}
          {" · "}
          {token.expires === null ? t("access-endless") : t("access-until", { day: day(token.expires) })}
        </span>
      </div>
      <button
        type="button"
        class="button plain small"
        aria-label={t("access-take-back-of", { label: token.label })}
        onClick={takeBack}
      >
        {t("access-take-back")}
      </button>
    </li>
  );
}

function Make({ access, changed, made }: Mine & { made: (token: Fresh) => void }): JSX.Element {
  const asking = useAsking();
  const label = useSignal("");
  const plays = useSignal(true);
  const days = useSignal(90);
  const password = useSignal("");
  const id = useId();

  async function make(): Promise<void> {
    const empty = emptier(label, password);
    const answer = await programs.makeToken({
      label: label.value,
      scopes: plays.value ? ["read", "play"] : ["read"],
      days: days.value,
      password: password.value,
    });
    changed(answer.access);
    const { id } = answer.access.tokens.reduce((one, other) => (other.created > one.created ? other : one));
    made({ id, token: answer.token });
    empty();
  }

  return (
    <details class="account-more" open={access.tokens.length === 0}>
      <summary>{t("access-token-add")}</summary>
      <Form asking={asking} button={t("access-token-make")} submit={make}>
        <Field
          label={t("access-label")}
          value={label}
          autocomplete="off"
          most={MOST.token}
          help={t("access-label-help")}
        />
        <fieldset class="access-may">
          <legend class="label">{t("access-may")}</legend>
          {[true, false].map((which) => (
            <label key={`${which}`}>
              <input
                type="radio"
                name={`${id}-may`}
                checked={plays.value === which}
                onChange={() => (plays.value = which)}
              />
              <span>{t(which ? "access-may-play-line" : "access-may-read-line")}</span>
            </label>
          ))}
        </fieldset>
        <div class="field">
          <label class="label" for={`${id}-days`}>
            {t("access-good-for")}
          </label>
          <select
            id={`${id}-days`}
            class="text"
            value={days.value}
            onChange={(event) => (days.value = Number(event.currentTarget.value))}
          >
            {DAYS.map((each) => (
              <option key={each} value={each}>
                {each === 0 ? t("access-endless") : t("access-days", { days: each })}
              </option>
            ))}
          </select>
        </div>
        {access.password ? (
          <PasswordField
            label={t("account-password-now")}
            value={password}
            autocomplete="current-password"
            help={t("access-password-help")}
          />
        ) : (
          <p class="account-help">{t("access-no-password")}</p>
        )}
      </Form>
    </details>
  );
}
