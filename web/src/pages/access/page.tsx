import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import "../../ui/parts.css";
import { Failure } from "../../net/http";
import { useAsking } from "../../ui/asking";
import { t } from "../../ui/i18n";
import { Form, Part } from "../../ui/parts";
import { refusal } from "../../ui/refusals";
import { useTitle } from "../../ui/title";
import type { Access } from "../../wire/http";
import "./access.css";
import { programs, type Mine } from "./ask";
import { Hooks } from "./hooks";
import { Tokens } from "./tokens";

/** Access for programs to the player's account: tokens, hooks, and the change to a robot's account. */
export function AccessPage(): JSX.Element {
  const access = useSignal<Access | null>(null);
  const problem = useSignal<string | null>(null);
  useTitle(t("access-title"));
  useEffect(() => {
    void programs.mine().then(
      (found) => (access.value = found),
      (failure: unknown) => {
        if (!(failure instanceof Failure)) throw failure;
        problem.value = refusal(failure.refused, null);
      },
    );
  }, [access, problem]);
  const mine = access.value && { access: access.value, changed: (fresh: Access) => (access.value = fresh) };

  return (
    <div class="account">
      <section class="account-head">
        <Plug />
        <div class="account-who">
          <h1>{t("access-title")}</h1>
          <p>{t("access-line")}</p>
          <p class="account-paths">
            <a href="/account">{t("access-to-account")}</a>
            <a href="/api/schema" target="_blank" rel="noopener">
              {t("access-schema")}
            </a>
          </p>
        </div>
      </section>
      {problem.value !== null && (
        <p class="account-problem" role="alert">
          {problem.value}
        </p>
      )}
      {mine !== null && (
        <div class="account-parts">
          <Tokens {...mine} />
          <div class="account-column">
            <Hooks {...mine} />
            <Robot {...mine} />
          </div>
        </div>
      )}
      {mine === null && problem.value === null && <p class="wait">{t("loading")}</p>}
    </div>
  );
}

function Plug(): JSX.Element {
  return (
    <span class="seal" aria-hidden="true">
      <svg class="icon" viewBox="0 0 24 24" focusable="false">
        <path d="M8 3v5M16 3v5M5 8h14v3a7 7 0 01-14 0zM12 18v3" />
      </svg>
    </span>
  );
}

function Robot({ access, changed }: Mine): JSX.Element {
  const asking = useAsking();
  const sure = useSignal(false);
  return (
    <Part title={t("access-robot")}>
      <p class="account-words">{t(access.robot ? "access-robot-is" : "access-robot-line")}</p>
      {!access.robot && (
        <details class="account-more">
          <summary>{t("access-robot-become")}</summary>
          <Form
            asking={asking}
            button={t("access-robot-do")}
            look="danger"
            submit={async () => changed(await programs.becomeRobot())}
          >
            <label class="account-sure">
              <input
                type="checkbox"
                required
                checked={sure.value}
                onChange={(event) => (sure.value = event.currentTarget.checked)}
              />
              <span>{t("access-robot-sure")}</span>
            </label>
          </Form>
        </details>
      )}
    </Part>
  );
}
