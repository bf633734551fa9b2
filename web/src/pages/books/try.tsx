import type { JSX } from "preact";
import { useBusy } from "../../ui/busy";
import { t } from "../../ui/i18n";
import { playAlone } from "../../ui/solo";
import type { Checked } from "../../wire/http";
import { remember } from "./desk";

interface Props {
  checked: Checked | null;
  /** True when `checked` is about the book as it is now. */
  current: boolean;
  index: number;
}

/** The author's own try at one stage, which must be won before a new path is published. */
export function Try({ checked, current, index }: Props): JSX.Element {
  // A changed book is checked first: its author must win the new path, not the former one.
  const book = current ? checked?.tries[index] : undefined;
  const { busy, act } = useBusy();
  const play = (option: string): void =>
    act("hidden-rooms", async () => remember(await playAlone("hidden-rooms", { options: { book: option } })));

  return (
    <div class="desk-try">
      <button
        type="button"
        class="button plain"
        aria-disabled={busy || book === undefined}
        onClick={() => book !== undefined && play(book)}
      >
        {t("books-try")}
      </button>
      {checked?.tries[index] !== undefined && (
        <p class={checked.unwon.includes(index + 1) ? "soft" : "saved"}>
          {t(checked.unwon.includes(index + 1) ? "books-try-how" : "books-try-won")}
        </p>
      )}
    </div>
  );
}
