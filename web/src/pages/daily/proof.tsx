import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { sha256, unhex } from "../../net/chance";
import { t } from "../../ui/i18n";
import type { DayPage } from "../../wire/http";

/** The hall's commitment and, when the day is over, the secret itself, checked in this browser. */
export function Proof({ page }: { page: DayPage }): JSX.Element {
  const good = useSignal<boolean | null>(null);
  const { secret, commitment } = page;
  useEffect(() => {
    good.value = null;
    const bytes = secret === null ? null : unhex(secret);
    if (bytes !== null) good.value = sha256(bytes) === commitment;
  }, [secret, commitment, good]);
  return (
    <section class="sheet daily-proof" aria-labelledby="daily-proof">
      <h2 id="daily-proof">{t("daily-proof")}</h2>
      <p>{t(secret === null ? "daily-proof-sealed" : "daily-proof-open")}</p>
      <dl>
        <dt>{t("daily-commitment")}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        {secret !== null && (
          <>
            <dt>{t("daily-secret")}</dt>
            <dd>
              <code>{secret}</code>
            </dd>
          </>
        )}
      </dl>
      {good.value !== null && (
        <p class={`verdict ${good.value ? "good" : "bad"}`} role="status">
          {t(good.value ? "daily-proof-good" : "daily-proof-bad")}
        </p>
      )}
      {secret !== null && page.mine?.marks != null && (
        <a class="button plain" href={`/verify?table=${page.mine.table}&game=1`}>
          {t("daily-verify")}
        </a>
      )}
    </section>
  );
}
