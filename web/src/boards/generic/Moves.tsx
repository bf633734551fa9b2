import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { t } from "../../ui/i18n";
import { refusal } from "../../ui/refusals";
import { Sentence } from "../../ui/sentence";
import { plain } from "../../ui/words";
import type { Hand } from "./hand";
import type { AnyMove, Group, Option } from "./menu";
import { fieldWords, kindWords, moveWords, optionWords, valueWords, type Known } from "./words";

interface Props {
  hand: Hand;
  known: Known;
}

/** The turn so far, and the moves that may follow it. */
export function Moves({ hand, known }: Props): JSX.Element {
  const { draft } = hand;
  return (
    <>
      <Turn hand={hand} known={known} />
      {draft.refused !== null && (
        <p class="wrong" role="alert">
          {refusal(draft.refused, known.game)}
        </p>
      )}
      <Path hand={hand} known={known} />
      <div class="gen-groups">
        {hand.groups.map((group) => (
          <Choices key={`${group.kind ?? ""}:${group.field ?? ""}`} group={group} hand={hand} known={known} />
        ))}
      </div>
    </>
  );
}

/** The moves not yet sent, with buttons to send them and to take them back. */
function Turn({ hand, known }: Props): JSX.Element | null {
  const { draft } = hand;
  const id = useId();
  if (draft.moves.length === 0) return null;
  return (
    <div class="gen-turn">
      <ol id={id} aria-label={t("plain-drafted")}>
        {draft.moves.map((move, n) => (
          <li key={n}>
            <Sentence words={moveWords(move, known)} />
          </li>
        ))}
      </ol>
      <div class="gen-deeds">
        <button
          type="button"
          class={`button gen-send ${draft.whole ? "primary" : "plain"}`}
          aria-disabled={draft.busy}
          aria-describedby={id}
          onClick={hand.send}
        >
          {t(draft.whole ? "plain-send" : "plain-send-part")}
        </button>
        <button type="button" class="button plain" onClick={() => draft.back()}>
          {t("plain-take-back")}
        </button>
      </div>
    </div>
  );
}

/** The choices made for a move so far. */
function Path({ hand, known }: Props): JSX.Element | null {
  const { path, left } = hand;
  if (path.length === 0) return null;
  return (
    <div class="gen-path">
      <button type="button" class="button plain small" onClick={hand.back}>
        ← {t("plain-back")}
      </button>
      <p>
        {path.map(({ field, values }) => (
          <span key={field + String(values.length)}>{stepText(hand, field, values, known)}</span>
        ))}
        <small>{t("plain-count", { count: left })}</small>
      </p>
    </div>
  );
}

function stepText({ draft }: Hand, field: string, values: readonly unknown[], known: Known): string {
  if (field === "do")
    return kindWords(
      draft.offered.filter((move) => values.includes(move.do)),
      known,
    );
  const [from, to] = [values[0], values.at(-1)].map((value) => valueWords(field, value, known));
  const said = values.length === 1 ? from : t("plain-range", { from: from ?? "", to: to ?? "" });
  return `${fieldWords(field, known)} ${said ?? ""}`;
}

function Choices({ group, hand, known }: Props & { group: Group }): JSX.Element {
  const id = useId();
  const { options } = group;
  const words = optionWords(options, known);
  const title = titleOf(group, known);
  const before = hand.options.findIndex((option) => option === options[0]);
  // A single option needs no heading.
  const headed = options.length > 1;
  return (
    <div class="gen-group" role="group" aria-labelledby={headed ? id : undefined}>
      {headed && <h3 id={id}>{title}</h3>}
      <ul class={group.field === null || group.field === "do" ? "gen-options" : "gen-options chips"}>
        {options.map((option, n) => (
          <li key={nameOf(option)}>
            <button
              type="button"
              class="gen-option"
              aria-disabled={hand.draft.busy}
              onClick={() => hand.pick(option)}
            >
              {before + n < 9 && <kbd aria-hidden="true">{before + n + 1}</kbd>}
              <span>
                <Sentence words={words[n] ?? []} />
              </span>
              {option.is === "step" && (
                <>
                  <small aria-hidden="true">{option.moves.length}</small>
                  <span class="unseen">, {t("plain-count", { count: option.moves.length })}</span>
                </>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function titleOf({ kind, field, options }: Group, known: Known): string {
  if (field === "do") return t("plain-kinds");
  if (field !== null) return fieldWords(field, known);
  const moves = options.flatMap<AnyMove>((option) => (option.is === "move" ? [option.move] : []));
  const [only] = moves;
  return moves.length === 1 && only !== undefined
    ? plain(moveWords(only, known))
    : kind === null
      ? ""
      : kindWords(moves, known);
}

/** Return a name for an option: one that comes back keeps its button, another gets its own. */
function nameOf(option: Option): string {
  return JSON.stringify(option.is === "move" ? option.move : option.step);
}
