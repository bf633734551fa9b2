import { useSignal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { gameName, openGame } from "../ui/house";
import { t } from "../ui/i18n";
import { Icon } from "../ui/icons";
import { lazy } from "../ui/lazy";
import { followed, place, placeOf, type Place } from "../ui/route";

const RuleText = lazy(() => import("../pages/rules/text").then((part) => part.RuleText));

/** A place in a rulebook. */
interface Opened {
  game: string;
  clause: string;
}

/** Return the place in a rulebook to which a click leads; null when it leads elsewhere. */
function ruleOf(click: MouseEvent): Opened | null {
  const link = followed(click);
  if (link === null) return null;
  const to = placeOf(new URL(link.href));
  return to.page === "rules" ? { game: to.game, clause: decodeURIComponent(link.hash.slice(1)) } : null;
}

/** Pages with options to choose. */
const FORMS: readonly Place["page"][] = ["new", "club", "tournaments"];

/** Return true while the reader would lose something by leaving the page: a board, or a form that is filled in. */
const stays = (): boolean => openGame.peek() !== null || FORMS.includes(place.peek().page);

/** While a board is on the screen, links to its rules open the rulebook over it: nobody leaves a table to read. */
export function RulesOver(): JSX.Element {
  const opened = useSignal<Opened | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const hear = (click: MouseEvent): void => {
      const rule = stays() ? ruleOf(click) : null;
      if (rule === null) return;
      click.preventDefault();
      opened.value = rule;
    };
    // Captured, to come before the hall's own listener, which follows the link.
    document.addEventListener("click", hear, { capture: true });
    return () => document.removeEventListener("click", hear, { capture: true });
  }, [opened]);
  useSignalEffect(() => {
    if (opened.value !== null && dialog.current?.open === false) dialog.current.showModal();
  });
  useEffect(() => dialog.current?.close(), [place.value]);
  const { value: rule } = opened;
  return (
    <dialog
      ref={dialog}
      class="panel rules-over"
      aria-labelledby="rules-over-title"
      onClose={() => {
        opened.value = null;
        // The link may have disappeared meanwhile, as in a notice.
        if (document.activeElement === document.body)
          document.getElementById("main")?.focus({ preventScroll: true });
      }}
      onClick={(click) => {
        if (click.target === dialog.current) dialog.current?.close();
      }}
    >
      {rule !== null && (
        <div class="panel-body">
          <div class="panel-head">
            <h2 id="rules-over-title">{t("rules-title", { game: gameName(rule.game) })}</h2>
            <button
              type="button"
              class="bare"
              aria-label={t("close")}
              onClick={() => dialog.current?.close()}
            >
              <Icon name="close" />
            </button>
          </div>
          <RuleText game={rule.game} at={rule} over />
        </div>
      )}
    </dialog>
  );
}
