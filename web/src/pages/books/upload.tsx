import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { api } from "../../net/api";
import { Failure } from "../../net/http";
import { t } from "../../ui/i18n";
import { warn } from "../../ui/notices";
import { refusal } from "../../ui/refusals";
import { onward } from "../../ui/route";
import type { Finding } from "../../wire/http";
import { begin } from "./desk";
import { Findings } from "./findings";

/** The field for a book's file. A sound book goes onto the desk; otherwise the page lists the errors. */
export function Upload(): JSX.Element {
  const found = useSignal<readonly Finding[]>([]);

  async function take(file: File): Promise<void> {
    found.value = [];
    const go = onward();
    try {
      const checked = await api.checkBook(file);
      if (checked.book === null) found.value = checked.findings;
      else {
        begin(checked.book);
        go("/books/new");
      }
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure;
      warn(refusal(failure.refused, null));
    }
  }

  return (
    <div class="upload">
      <label class="button plain">
        {t("books-upload")}
        <input
          type="file"
          class="unseen"
          accept=".json,application/json"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = "";
            if (file !== undefined) void take(file);
          }}
        />
      </label>
      {found.value.length > 0 && (
        <div role="alert">
          <p class="wrong">{t("books-refused")}</p>
          <Findings findings={found.value} />
        </div>
      )}
    </div>
  );
}
