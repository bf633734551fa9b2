import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../ui/i18n";
import type { CantStopView, Choice } from "../../wire/cant-stop";
import { list } from "../kit/words";
import type { Deed, Hand } from "./hand";
import { percent } from "./names";
import { doomed } from "./position";
import { nothingLive } from "./selection";

interface Props {
  view: CantStopView;
  hand: Hand;
  odds: boolean;
}

/** GO and STOP, or DROP when nothing is live (CS-I5, CS-I7), and the reason why one of them is unavailable. */
export function Actions({ view, hand, odds }: Props): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const asking = hand.question !== null;
  const asked = useRef(false);
  useLayoutEffect(() => {
    // The question took the focus; the buttons that replace it get it back.
    if (asked.current && !asking) box.current?.querySelector("button")?.focus({ preventScroll: true });
    asked.current = asking;
  }, [asking]);
  return (
    <div class="cs-actions" ref={box}>
      {asking ? (
        <Ask hand={hand} />
      ) : nothingLive(view) ? (
        <OnlyDrop hand={hand} />
      ) : (
        <GoStop hand={hand} odds={odds} />
      )}
    </div>
  );
}

function OnlyDrop({ hand }: { hand: Hand }): JSX.Element {
  return (
    <>
      <p class="cs-why alarm">{t("cant-stop-ui-nothing-live")}</p>
      <Button deed="drop" label="DROP" hand={hand} />
    </>
  );
}

function GoStop({ hand, odds }: { hand: Hand; odds: boolean }): JSX.Element {
  const { choice } = hand;
  const dead = choice?.live === false;
  return (
    <>
      <p class={choice !== null && doomed(choice) ? "cs-why alarm" : "cs-why"} id="cs-reason">
        {choice === null ? null : reason(choice)}
      </p>
      <Button deed="go" label="GO" hand={hand}>
        {odds && choice?.live === true && choice.bust > 0 && (
          <small>{t("cant-stop-ui-bust-short", { percent: percent(choice.bust) })}</small>
        )}
      </Button>
      <Button deed={dead ? "dead" : "stop"} label="STOP" hand={hand}>
        {dead && <small>{t("cant-stop-ui-drops")}</small>}
      </Button>
    </>
  );
}

/** Return the reason why a choice rules out GO or STOP, or a warning about it; null when all is well. */
function reason(choice: Choice): string | null {
  if (!choice.live) return t("cant-stop-ui-why-dead");
  const said: string[] = [];
  if (choice.blocked.length > 0)
    said.push(t("cant-stop-ui-why-blocked", { routes: list(choice.blocked.map(String)) }));
  if (doomed(choice)) said.push(t("cant-stop-ui-why-doomed"));
  return said.length === 0 ? null : said.join(" ");
}

interface ButtonProps {
  deed: Deed;
  label: string;
  hand: Hand;
  children?: preact.ComponentChildren;
}

/** A button that stays focusable when it cannot be pressed, so that its reason can be read. */
function Button({ deed, label, hand, children }: ButtonProps): JSX.Element {
  const off = !hand.can(deed);
  return (
    <button
      type="button"
      class={`act ${deed}`}
      aria-disabled={off}
      aria-describedby={off ? "cs-reason" : undefined}
      onClick={() => hand.commit(deed)}
    >
      <span>{label}</span>
      {children}
    </button>
  );
}

function Ask({ hand }: { hand: Hand }): JSX.Element {
  const no = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => no.current?.focus({ preventScroll: true }), []);
  const { deed, choice } = hand.question ?? { deed: "drop", choice: null };
  const certain = deed === "dead" || (deed === "go" && choice !== null && doomed(choice));
  const asked = certain && deed === "go" ? "doomed" : deed;
  const totals = { orange: choice?.orange ?? 0, red: choice?.red ?? 0 };
  return (
    <div class="cs-ask" role="alertdialog" aria-labelledby="cs-question">
      <p class={certain ? "cs-why alarm" : "cs-why"} id="cs-question">
        {t(`cant-stop-ui-ask-${asked}`, totals)}
      </p>
      <button ref={no} type="button" class="act no" onClick={() => hand.answer(false)}>
        {t("cant-stop-ui-no")}
      </button>
      <button type="button" class={`act ${deed}`} onClick={() => hand.answer(true)}>
        {deed === "dead" || deed === "drop" ? "DROP" : deed.toUpperCase()}
      </button>
    </div>
  );
}
