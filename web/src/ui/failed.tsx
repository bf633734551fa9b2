import type { ComponentChildren, JSX } from "preact";
import type { Failure } from "../net/http";
import { t } from "./i18n";
import { refusal } from "./refusals";

/** Refusals that say nothing of what was asked for: the hall cannot be asked just now. */
const AWAY: ReadonlySet<string> = new Set(["offline", "http", "store-away"]);

interface Props {
  failure: Failure;
  /** The headline where the hall answered that this cannot be had. */
  title: string;
  /** The ways on. */
  children: ComponentChildren;
}

/** In place of a page that cannot be shown: why not. */
export function Failed({ failure: { refused }, title, children }: Props): JSX.Element {
  return (
    <section class="sheet narrow">
      <h1>{AWAY.has(refused.code) ? t("no-line") : title}</h1>
      <p>{refusal(refused, null)}</p>
      {children}
    </section>
  );
}
