import type { JSX } from "preact";
import { company } from "../../net/company";
import { hall } from "../../net/hall";
import { Failure } from "../../net/http";
import { t } from "../i18n";
import { Icon } from "../icons";
import { warn } from "../notices";
import { refusal } from "../refusals";

/** For moderators: a button that erases the words of a line. */
export function Erase({ place, n, text }: { place: string; n: number; text: string }): JSX.Element | null {
  if ((hall.conduct.value?.reports ?? null) === null || text === "") return null;
  return (
    <button
      type="button"
      class="bare talk-erase"
      aria-label={t("talk-erase")}
      title={t("talk-erase")}
      onClick={() =>
        void company.erase(place, n).catch((failure: unknown) => {
          if (!(failure instanceof Failure)) throw failure;
          warn(refusal(failure.refused, null));
        })
      }
    >
      <Icon name="close" />
    </button>
  );
}
