import { useSignal } from "@preact/signals";
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
export function OptionField(props: Props): JSX.Element {
  const { game, option, value, change, disabled = false } = props;
  const id = useId();
  const label = optionName(game, option.name);
  const help = <Help game={game} option={option} />;
  // An option that is a text is set elsewhere: a book in the library.
  if (option.kind === "text") return <></>;
  if (option.kind === "flag")
    return <Switch label={label} help={help} on={value === true} change={change} disabled={disabled} />;
  return (
    <div class="option">
      <label for={id}>{label}</label>
      {option.kind === "number" ? <NumberField {...props} id={id} /> : <ChoiceField {...props} id={id} />}
      <p class="help">{help}</p>
    </div>
  );
}

function NumberField({ id, option, value, change, disabled = false }: Props & { id: string }): JSX.Element {
  const [shown, offer] = useOffered(value);
  /** The text that the reader is typing. It stands until they leave the field, whatever else draws that. */
  const typed = useSignal<string | null>(null);
  return (
    <input
      id={id}
      class="text number"
      type="number"
      inputMode="numeric"
      min={option.low}
      max={option.high}
      value={typed.value ?? Number(shown)}
      disabled={disabled}
      onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
      onBlur={() => (typed.value = null)}
      onChange={({ currentTarget }) => {
        const { valueAsNumber: number, validity } = currentTarget;
        typed.value = null;
        if (validity.valid && Number.isInteger(number)) offer(number, change(number));
        else currentTarget.value = String(shown);
      }}
    />
  );
}

function ChoiceField({
  id,
  game,
  option,
  value,
  change,
  disabled = false,
}: Props & { id: string }): JSX.Element {
  const [shown, offer] = useOffered(value);
  return (
    <select
      id={id}
      class="text"
      disabled={disabled}
      value={String(shown)}
      onChange={({ currentTarget: { value: choice } }) => offer(choice, change(choice))}
    >
      {option.choices.map((choice) => (
        <option key={choice} value={choice}>
          {find(`${game}-option-${option.name}-${choice}`) ?? choice}
        </option>
      ))}
    </select>
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
