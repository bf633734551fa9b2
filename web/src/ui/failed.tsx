import type { ComponentChildren, JSX } from "preact";
import { AWAY, type Failure } from "../net/http";
import { t } from "./i18n";
import { refusal } from "./refusals";

interface Props {
  failure: Failure;
  /** The headline when the hall has refused. */
  title: string;
  /** Links to go on by. */
  children: ComponentChildren;
}

/** The reason why a page cannot be shown, in its place. */
export function Failed({ failure: { refused }, title, children }: Props): JSX.Element {
  return (
    <section class="sheet narrow">
      <h1>{AWAY.has(refused.code) ? t("no-line") : title}</h1>
      <p>{refusal(refused, null)}</p>
      {children}
    </section>
  );
}
