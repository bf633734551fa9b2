import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Failure } from "../../net/http";
import "../../ui/parts.css";
import { learnGames } from "../../ui/house";
import { t } from "../../ui/i18n";
import { refusal } from "../../ui/refusals";
import { useTitle } from "../../ui/title";
import type { DeskPage as Page } from "../../wire/http";
import { ToModeration } from "../fair/way";
import { desk } from "./ask";
import "./desk.css";
import { second } from "../../ui/times";
import { People } from "./people";
import { Processes } from "./processes";
import { Settings } from "./settings";
import { Tables } from "./tables";
import { Backups, Restart } from "./upkeep";

const AGAIN_MS = 10_000;

/** The host's desk: the state of the hall, and the means to look after it. */
export function DeskPage(): JSX.Element {
  const page = useSignal<Page | null>(null);
  const problem = useSignal<string | null>(null);
  useTitle(t("desk-title"));
  useEffect(() => {
    const look = (): void =>
      void desk.page().then(
        (found) => {
          page.value = found;
          problem.value = null;
        },
        (failure: unknown) => {
          if (!(failure instanceof Failure)) throw failure;
          problem.value = refusal(failure.refused, null);
        },
      );
    void learnGames();
    look();
    const again = setInterval(look, AGAIN_MS);
    return () => clearInterval(again);
  }, [page, problem]);
  const shown = page.value;
  const closing = shown?.closing ?? null;
  const changed = (fresh: Page): void => {
    page.value = fresh;
  };
  return (
    <div class="desk">
      <h1>{t("desk-title")}</h1>
      <p class="desk-ways">
        <ToModeration />
      </p>
      {problem.value !== null && (
        <p class="account-problem" role="alert">
          {problem.value}
        </p>
      )}
      {closing !== null && (
        <p class="desk-closing" role="status">
          {t("desk-closing", { time: second(closing) })}
        </p>
      )}
      {shown === null ? (
        problem.value === null && <p class="wait">{t("loading")}</p>
      ) : (
        <div class="desk-parts">
          <Processes page={shown} />
          <Tables page={shown} changed={changed} />
          <People />
          <Backups page={shown} changed={changed} />
          <Restart page={shown} changed={changed} />
          <Settings page={shown} />
        </div>
      )}
    </div>
  );
}
