import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { fair } from "./ask";

/** For moderators: the way to what waits for them. */
export function ToModeration(): JSX.Element | null {
  const waiting = useSignal<number | null>(null);
  useEffect(() => {
    void fair.conduct().then(
      (found) => (waiting.value = found.reports),
      () => undefined, // the page is good without it
    );
  }, [waiting]);
  if (waiting.value === null) return null;
  return <a href="/moderation">{t("fair-way", { count: waiting.value })}</a>;
}
