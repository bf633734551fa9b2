import type { JSX } from "preact";
import { hall } from "../../net/hall";
import { t } from "../../ui/i18n";

/** For the host: the way to the desk. */
export function ToDesk(): JSX.Element | null {
  return hall.conduct.value?.host === true ? <a href="/desk">{t("desk-title")}</a> : null;
}

/** For moderators: the way to what waits for them. */
export function ToModeration(): JSX.Element | null {
  const waiting = hall.conduct.value?.reports ?? null;
  return waiting === null ? null : <a href="/moderation">{t("fair-way", { count: waiting })}</a>;
}
