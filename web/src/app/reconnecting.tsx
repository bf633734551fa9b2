import { signal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { hall } from "../net/hall";
import { t } from "../ui/i18n";
import { second } from "../ui/times";

/** Drops shorter than this heal before anybody notices. */
const PATIENCE_MS = 700;
const shown = signal(false);

/** A calm word that the hall closes, cannot reach its records, or that the line is down. Typed text is kept. */
export function Reconnecting(): JSX.Element | null {
  useSignalEffect(() => {
    if (hall.status.value !== "lost") {
      shown.value = false;
      return;
    }
    const timer = setTimeout(() => (shown.value = true), PATIENCE_MS);
    return () => clearTimeout(timer);
  });
  const closing = hall.closing.value;
  if (closing !== null && !shown.value)
    return (
      <p class="reconnecting" role="status">
        <span class="pulse" aria-hidden="true" /> {t("hall-closing", { time: second(closing) })}
      </p>
    );
  if (hall.away.value && !shown.value)
    return (
      <p class="reconnecting" role="status">
        <span class="pulse" aria-hidden="true" /> {t("store-away")}
      </p>
    );
  return shown.value ? (
    <p class="reconnecting" role="status">
      <span class="pulse" aria-hidden="true" /> {t("reconnecting")}
    </p>
  ) : null;
}
