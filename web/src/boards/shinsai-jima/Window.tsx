import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../ui/i18n";
import { OneOf } from "../kit/prefs";
import { windowOf } from "./choices";
import type { Hand } from "./hand";
import { deedName } from "./names";
import { ASKING, prefs } from "./prefs";

const PATIENCE_S = 30;

/** The window to interrupt (SJ-F9) or eat (SJ-F8): claim, meal or pass. After `PATIENCE_S` the board passes. */
export function Window({ hand }: { hand: Hand }): JSX.Element | null {
  const { offered } = hand.draft;
  const pass = offered.find((move) => move.do === "pass");
  const left = useCountdown(windowOf(hand.draft) ?? "", () => {
    if (pass !== undefined) void hand.draft.send(pass);
  });
  if (pass === undefined) return null;
  const claims = offered.some((move) => move.do === "interrupt");
  return (
    <div class="sj-actions sj-window">
      <p>{t(`shinsai-jima-ui-window${claims ? "" : "-eat"}`)}</p>
      <progress
        max={PATIENCE_S}
        value={left}
        aria-label={t("shinsai-jima-ui-window-left", { seconds: left })}
      />
      <div class="sj-buttons">
        <button type="button" class="act sj-ok" onClick={() => hand.answer(pass)}>
          {t("shinsai-jima-ui-do-pass")}
        </button>
        {offered
          .filter((move) => move !== pass)
          .map((move) => (
            <button key={JSON.stringify(move)} type="button" class="act" onClick={() => hand.answer(move)}>
              {deedName(move)}
            </button>
          ))}
      </div>
      <details>
        <summary>{t("shinsai-jima-ui-set-asking")}</summary>
        <OneOf text="shinsai-jima-ui-set-asking" values={ASKING} cell={prefs.asking} />
      </details>
    </div>
  );
}

/** Return the whole seconds left, counted from the beginning of `what`; at 0 call `over` once. */
function useCountdown(what: string, over: () => void): number {
  const [left, setLeft] = useState(PATIENCE_S);
  useEffect(() => {
    const end = Date.now() + PATIENCE_S * 1000;
    setLeft(PATIENCE_S);
    const tick = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(now);
      if (now > 0) return;
      clearInterval(tick);
      over();
    }, 1000);
    return () => clearInterval(tick);
  }, [what]);
  return left;
}
