import type { JSX } from "preact";
import { Failure } from "../../net/http";
import { t } from "../../ui/i18n";
import { warn } from "../../ui/notices";
import { refusal } from "../../ui/refusals";
import { playAlone } from "../../ui/solo";
import type { Checked } from "../../wire/http";
import { remember } from "./desk";

/** The author's own try at one stage, which must be won before a new path is published. */
export function Try({ checked, index }: { checked: Checked | null; index: number }): JSX.Element {
  const book = checked?.tries[index];

  async function play(option: string): Promise<void> {
    try {
      remember(await playAlone("hidden-rooms", { options: { book: option } }));
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure;
      warn(refusal(failure.refused, "hidden-rooms"));
    }
  }

  return (
    <div class="desk-try">
      <button
        type="button"
        class="button plain"
        aria-disabled={book === undefined}
        onClick={() => book !== undefined && void play(book)}
      >
        {t("books-try")}
      </button>
      {checked !== null && book !== undefined && (
        <p class={checked.unwon.includes(index + 1) ? "soft" : "saved"}>
          {t(checked.unwon.includes(index + 1) ? "books-try-how" : "books-try-won")}
        </p>
      )}
    </div>
  );
}
