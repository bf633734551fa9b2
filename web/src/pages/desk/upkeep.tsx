import type { JSX } from "preact";
import { useAsking } from "../../ui/asking";
import { t } from "../../ui/i18n";
import { Part, Problem } from "../../ui/parts";
import { Sure } from "../../ui/sure";
import { moment } from "../../ui/times";
import { desk, type DeskProps } from "./ask";
import { measure } from "./words";

/** Backups: making one while people play, and going on with one. */
export function Backups({ page, changed }: DeskProps): JSX.Element {
  const asking = useAsking();
  return (
    <Part title={t("desk-backups")}>
      <Problem asking={asking} />
      <p>
        <button
          type="button"
          class="button plain"
          aria-disabled={asking.busy.value}
          onClick={() => void asking.ask(async () => changed(await desk.backUp()), "back-up")}
        >
          {t("desk-back-up")}
        </button>
      </p>
      {page.backups.length === 0 && <p class="account-words">{t("desk-no-backup")}</p>}
      <ul class="desk-list">
        {page.backups.map(({ name, at, size }) => (
          <li key={name}>
            <div class="desk-row">
              <div>
                <code>{name}</code>
                <span class="soft">
                  {moment(at)} · {measure(size / 1e6, "megabyte")}
                </span>
              </div>
              <Sure
                button={t("desk-restore")}
                sure={t("desk-restore-sure")}
                asking={asking}
                act={async () => changed(await desk.restore(name))}
              />
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Closing in order. */
export function Restart({ changed }: DeskProps): JSX.Element {
  const asking = useAsking();
  return (
    <Part title={t("desk-restart")}>
      <Problem asking={asking} />
      <Sure
        button={t("desk-drain")}
        sure={t("desk-drain-sure")}
        asking={asking}
        act={async () => changed(await desk.drain())}
      />
    </Part>
  );
}
