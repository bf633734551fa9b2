import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { now } from "../../net/hall";
import { t } from "../../ui/i18n";
import type { Meta } from "../../wire/types";
import { give } from "./asking";
import type { Table } from "./table";

const SECONDS = 30;
const TICK_MS = 500;

/** The countdown until bots take the missing chairs, and the host's buttons to begin and to stop it. */
export function Filling({ table, meta }: { table: Table; meta: Meta }): JSX.Element | null {
  const may = table.you.value?.commands["fill"] === null && meta.max_chairs > 1;
  if (meta.fill === null)
    return may ? (
      <button
        type="button"
        class="button plain"
        onClick={() => void give(table, "fill", { seconds: SECONDS })}
      >
        {t("fill-in", { seconds: SECONDS })}
      </button>
    ) : null;
  return (
    <p class="filling">
      <Countdown key={meta.fill} to={meta.fill} />
      {may && (
        <button
          type="button"
          class="button small plain"
          onClick={() => void give(table, "fill", { seconds: 0 })}
        >
          {t("fill-not")}
        </button>
      )}
    </p>
  );
}

function Countdown({ to }: { to: number }): JSX.Element {
  const left = (): number => Math.max(0, Math.ceil(to - now()));
  const seconds = useSignal(left());
  useEffect(() => {
    const timer = setInterval(() => (seconds.value = left()), TICK_MS);
    return () => clearInterval(timer);
  });
  return <span role="timer">{t("filling", { seconds: seconds.value })}</span>;
}
