import type { JSX } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../ui/i18n";
import { Name } from "../../ui/name";
import { Switch } from "../../ui/switch";
import { useBeside } from "../kit/beside";
import { useKeptFocus } from "../kit/focus";
import { KeyHelp } from "../kit/key-help";
import "./board.css";
import { Moves } from "./Moves";
import { FieldList } from "./Value";
import { NEXT } from "./focus";
import { useHand, viewOf, type Hand, type Props } from "./hand";
import { prefs } from "./prefs";
import { KEYS, useKeys } from "./shortcuts";
import type { Fields } from "./shape";
import type { Known } from "./words";
import { listed } from "../../ui/dialect";

/** A board for any game: the view as fields, tables and grids, the legal moves as buttons in words. */
export function Board(props: Props): JSX.Element {
  const { game, seats, actors } = props;
  const known: Known = { game, seats };
  const hand = useHand(props);
  const panel = useRef<HTMLElement>(null);
  useKeys(hand, panel);
  const id = useId();
  const beside = useBeside();
  const { view, drafted } = viewOf(props, hand);
  useKeptFocus(panel, NEXT);
  useLayoutEffect(() => {
    // New options begin at the top, under the turn so far.
    panel.current?.scrollTo(0, 0);
  }, [hand.path.length, hand.draft.moves.length]);
  return (
    <div class="generic">
      <div class={beside === null ? "gen-play" : "gen-play taught"}>
        {beside !== null && <div class="gen-beside">{beside}</div>}
        <section class="gen-view" aria-labelledby={`${id}-view`} tabIndex={0}>
          <h2 id={`${id}-view`}>{t(drafted ? "plain-foreseen" : "plain-position")}</h2>
          <ul class="gen-seats" aria-label={t("plain-seats")}>
            {seats.map((look) => (
              <li key={look.seat} aria-current={actors.includes(look.seat) ? "true" : undefined}>
                <Name look={look} />
                {actors.includes(look.seat) && <span class="unseen">{t("mark-moves")}</span>}
              </li>
            ))}
          </ul>
          <FieldList fields={fieldsOf(view)} known={known} depth={0} />
          {props.own !== null && (
            <button type="button" class="button plain small" onClick={props.own}>
              {t("plain-own")}
            </button>
          )}
        </section>
        {(props.mine.length > 0 || actors.length > 0) && (
          <section class="gen-moves" ref={panel} aria-labelledby={`${id}-moves`} tabIndex={-1}>
            <div class="gen-head">
              <h2 id={`${id}-moves`}>{title(props, hand)}</h2>
              <KeyHelp game="plain" keys={KEYS} on class="button plain small" />
            </div>
            {hand.draft.seat !== null && <Moves hand={hand} known={known} />}
            {props.submit !== null && (
              <Switch
                label={t("plain-at-once")}
                on={prefs["at-once"].value}
                change={(on) => {
                  hand.draft.clear();
                  prefs["at-once"].value = on;
                }}
              />
            )}
          </section>
        )}
      </div>
    </div>
  );
}

/** Return the view as fields; a view that is no object becomes one field. */
function fieldsOf(view: unknown): Fields {
  return typeof view === "object" && view !== null && !Array.isArray(view) ? (view as Fields) : { view };
}

/** Return the heading of the moves, which says whose turn it is. */
function title({ actors, mine, seats, outcome }: Props, { draft }: Hand): string {
  const names = actors.map((seat) => seats[seat]?.name ?? "?");
  const name = seats[draft.seat ?? -1]?.name ?? "?";
  if (draft.seat !== null) return t(mine.length > 1 ? "plain-moves-as" : "plain-moves", { name });
  if (outcome !== null) return t("not-now-over");
  return names.length === 0 ? t("plain-nobody") : t("plain-waiting", { names: listed(names) });
}
