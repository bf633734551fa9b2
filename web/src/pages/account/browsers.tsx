import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { call } from "../../net/http";
import { hush, listen, standing, type Standing } from "../../net/push";
import { useAsking } from "../../ui/asking";
import { t } from "../../ui/i18n";
import { Problem } from "../../ui/parts";
import { day } from "../../ui/times";
import type { Browser, Notices } from "../../wire/http";

interface BrowsersProps {
  wishes: Notices;
  changed: (wishes: Notices) => void;
}

/** The browsers to which the hall sends push messages, this browser first. */
export function Browsers({ wishes, changed }: BrowsersProps): JSX.Element {
  const asking = useAsking();
  const here = useSignal<Standing | null>(null);
  const tried = useSignal(false);
  useEffect(() => {
    void standing(wishes.key).then((now) => (here.value = now));
  }, [here, wishes.key]);
  const now = here.value;
  const id = now !== null && typeof now === "object" ? now.id : null;
  const mine = wishes.browsers.find((browser) => browser.id === id);

  async function drop(browser: string): Promise<void> {
    changed(await call("delete", "/api/notices/browsers/{browser}", { path: { browser } }));
  }

  async function begin(): Promise<void> {
    const made = await listen(wishes.key);
    if (made !== null) changed(await call("post", "/api/notices/browsers", { body: made }));
    here.value = await standing(wishes.key);
  }

  async function end(browser: string): Promise<void> {
    await drop(browser);
    await hush();
    tried.value = false;
    here.value = await standing(wishes.key);
  }

  return (
    <>
      <h3>{t("push-title")}</h3>
      <p class="account-words">{t("push-line")}</p>
      {now !== null && <p role="status">{t(sentence(now, mine, tried.value))}</p>}
      <Problem asking={asking} />
      {mine !== undefined ? (
        <p class="account-deeds">
          <button
            type="button"
            class="button plain"
            onClick={() => void asking.ask(() => end(mine.id), mine.id)}
          >
            {t("push-end")}
          </button>
          <button
            type="button"
            class="button plain"
            onClick={() =>
              void asking.ask(async () => {
                await call("post", "/api/notices/browsers/{browser}/try", { path: { browser: mine.id } });
                tried.value = true;
              }, "try")
            }
          >
            {t("push-try")}
          </button>
        </p>
      ) : (
        now !== null &&
        now !== "unable" &&
        now !== "forbidden" && (
          <button
            type="button"
            class="button primary"
            aria-disabled={asking.busy.value}
            onClick={() => void asking.ask(begin, "begin")}
          >
            {t("push-begin")}
          </button>
        )
      )}
      <Others
        browsers={wishes.browsers.filter(({ id }) => id !== mine?.id)}
        drop={(id) => void asking.ask(() => drop(id), id)}
      />
    </>
  );
}

function sentence(now: Standing, mine: Browser | undefined, tried: boolean): string {
  if (mine !== undefined) return tried ? "push-tried" : "push-here";
  return `push-${typeof now === "object" ? "quiet" : now}`;
}

function Others({ browsers, drop }: { browsers: Browser[]; drop: (id: string) => void }): JSX.Element | null {
  if (browsers.length === 0) return null;
  return (
    <>
      <h4>{t("push-others")}</h4>
      <ul class="account-list">
        {browsers.map(({ id, device, since }) => (
          <li key={id}>
            <div>
              <strong>{device === "" ? t("account-device") : device}</strong>
              <span class="soft small">{t("push-since", { day: day(since) })}</span>
            </div>
            <button
              type="button"
              class="button plain small"
              aria-label={t("push-drop-of", { device })}
              onClick={() => drop(id)}
            >
              {t("push-drop")}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
