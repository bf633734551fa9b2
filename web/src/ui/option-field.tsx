import type { JSX } from "preact";
import { useId } from "preact/hooks";
import type { OptionCard } from "../wire/http";
import { find } from "./i18n";
import { useOffered } from "./offered";
import { clausePath } from "./refusals";
import { Switch } from "./switch";

export type OptionValue = boolean | number | string;

interface Props {
  game: string;
  option: OptionCard;
  value: OptionValue;
  /** May return a promise: true when the change was taken, false when it was refused. */
  change: (value: OptionValue) => unknown;
  disabled?: boolean;
}

/** The name of an option in the reader's language. */
export function optionName(game: string, option: string): string {
  return find(`${game}-option-${option}`) ?? option;
}

/** One option of a game, with its help. */
export function OptionField({ game, option, value, change, disabled = false }: Props): JSX.Element {
  const id = useId();
  const offered = useOffered();
  const label = optionName(game, option.name);
  const help = <Help game={game} option={option} />;
  // An option that is a text is set elsewhere: a book in the library.
  if (option.kind === "text") return <></>;
  if (option.kind === "flag")
    return <Switch label={label} help={help} on={value === true} change={change} disabled={disabled} />;
  return (
    <div class="option">
      <label for={id}>{label}</label>
      {option.kind === "number" ? (
        <input
          id={id}
          class="text number"
          type="number"
          inputMode="numeric"
          min={option.low}
          max={option.high}
          value={Number(value)}
          disabled={disabled}
          onChange={(event) => {
            const { valueAsNumber: typed, validity } = event.currentTarget;
            if (validity.valid && Number.isInteger(typed)) offered(change(typed));
            else event.currentTarget.value = String(value);
          }}
        />
      ) : (
        <select
          id={id}
          class="text"
          disabled={disabled}
          value={String(value)}
          onChange={(event) => offered(change(event.currentTarget.value))}
        >
          {option.choices.map((choice) => (
            <option key={choice} value={choice}>
              {find(`${game}-option-${option.name}-${choice}`) ?? choice}
            </option>
          ))}
        </select>
      )}
      <p class="help">{help}</p>
    </div>
  );
}

/** The effect of an option in words, with a link to its clause. */
function Help({ game, option: { name, clause } }: Pick<Props, "game" | "option">): JSX.Element {
  return (
    <>
      {find(`${game}-option-${name}-help`)}{" "}
      {clause !== "" && (
        <a class="clause" href={clausePath(game, clause)}>
          {clause}
        </a>
      )}
    </>
  );
}
