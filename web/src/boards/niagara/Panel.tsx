import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { clausePath } from "../../ui/refusals";
import type { SeatLook } from "../../ui/seats";
import type { Outcome } from "../../wire/types";
import { NOW } from "./Areas";
import { Caption } from "./Caption";
import { Choose } from "./Choose";
import { Ransom, Trade, Weather } from "./Decide";
import { Turn } from "./Menu";
import type { Lit } from "./River";
import type { Projected } from "./film";
import type { Hand } from "./hand";
import { refusalTold, statusTold } from "./status";

interface Props {
  hand: Hand;
  shown: Projected;
  seats: readonly SeatLook[];
}

interface NowProps extends Props {
  mine: readonly number[];
  outcome: Outcome | null;
}

/** The player's task, or the reason for the last refusal. While a film runs, its round. */
export function Now({ hand, shown, ...known }: NowProps): JSX.Element {
  const { refused } = hand.draft;
  if (shown.frame !== null)
    return (
      <p class="whose" id={NOW}>
        {t("niagara-ui-round", { round: shown.scene.round })}
      </p>
    );
  if (refused === null)
    return (
      <p class="whose" id={NOW}>
        {statusTold(hand, known)}
      </p>
    );
  return (
    <p class="wrong" id={NOW} role="alert">
      {refusalTold(refused)}
      {refused.clause !== null && (
        <>
          {" "}
          <a href={clausePath("niagara", refused.clause)}>{refused.clause}</a>
        </>
      )}
    </p>
  );
}

interface PanelProps extends Props {
  light: (lit: Lit) => void;
  /** True while the board is about to make the only legal move. */
  counting: boolean;
}

/** The controls for my decision beside the river; while a film runs, its caption. */
export function Panel({ hand, shown, seats, light, counting }: PanelProps): JSX.Element {
  if (shown.frame !== null) return <Caption frame={shown.frame} seats={seats} skip={shown.skip} />;
  return (
    <div
      class={["ni-task", hand.task !== "none" && "mine", counting && "counting"].filter(Boolean).join(" ")}
      tabIndex={-1}
    >
      {hand.task === "choose" && <Choose hand={hand} />}
      {hand.task === "ransom" && <Ransom hand={hand} light={light} />}
      {hand.task === "weather" && <Weather hand={hand} />}
      {hand.task === "trade" && <Trade hand={hand} light={light} />}
      {hand.task === "canoes" && <Turn hand={hand} seats={seats} light={light} />}
      <Ending hand={hand} />
    </div>
  );
}

/** The buttons to take a step back and to end the turn. */
function Ending({ hand }: { hand: Hand }): JSX.Element | null {
  if (!hand.canGoBack && !hand.mayEnd) return null;
  const ashore = hand.task === "canoes" && !hand.canGoBack;
  return (
    <div class="ni-actions">
      {hand.canGoBack && (
        <button type="button" class="button plain" onClick={hand.back}>
          {t("niagara-ui-back")}
        </button>
      )}
      {hand.mayEnd && (
        <button type="button" class="button primary end" onClick={hand.end}>
          {t(ashore ? "niagara-ui-stay-ashore" : "niagara-ui-end-turn")}
        </button>
      )}
    </div>
  );
}
