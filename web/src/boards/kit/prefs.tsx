import type { Signal } from "@preact/signals";
import type { FunctionComponent, JSX } from "preact";
import { kept, oneOf } from "../../net/settings";
import { Choice } from "../../ui/choice";
import { find, t } from "../../ui/i18n";
import { Switch } from "../../ui/switch";

interface Flag {
  default: boolean;
}

interface OneOfFew {
  values: readonly string[];
  default: string;
}

type Schema = Readonly<Record<string, Flag | OneOfFew>>;

/** A signal for each preference, by its name. */
export type Prefs<S extends Schema> = {
  readonly [Name in keyof S]: Signal<S[Name] extends { values: readonly (infer V)[] } ? V : boolean>;
};

interface Store<S extends Schema> {
  prefs: Prefs<S>;
  /** All of them in their order, for the settings panel. */
  Settings: FunctionComponent;
}

/** Keep a player's preferences for a game on this device. Texts: `GAME-ui-set-NAME`, `…-help` and `…-VALUE`. */
export function preferences<const S extends Schema>(game: string, schema: S): Store<S> {
  const cells: Record<string, Signal<unknown>> = {};
  const drawn: FunctionComponent[] = [];
  for (const [name, pref] of Object.entries(schema)) {
    const text = `${game}-ui-set-${name}`;
    if ("values" in pref) {
      const cell = kept<string>(`${game}:${name}`, pref.default, oneOf<string>(...pref.values));
      cells[name] = cell;
      drawn.push(() => <OneOf text={text} values={pref.values} cell={cell} />);
    } else {
      const cell = kept<boolean>(`${game}:${name}`, pref.default, oneOf<boolean>(true, false));
      cells[name] = cell;
      drawn.push(() => <OnOff text={text} cell={cell} />);
    }
  }
  const Settings = (): JSX.Element => (
    <>
      {drawn.map((Drawn, n) => (
        <Drawn key={n} />
      ))}
    </>
  );
  return { prefs: cells as Prefs<S>, Settings };
}

function OnOff({ text, cell }: { text: string; cell: Signal<boolean> }): JSX.Element {
  return (
    <Switch label={t(text)} help={find(`${text}-help`)} on={cell.value} change={(on) => (cell.value = on)} />
  );
}

interface OneOfProps<V extends string> {
  /** The key of the label; those of the values begin with it. */
  text: string;
  values: readonly V[];
  cell: Signal<V>;
}

/** A preference with a few values. A board may also show it beside its subject. */
export function OneOf<V extends string>({ text, values, cell }: OneOfProps<V>): JSX.Element {
  return (
    <Choice
      label={t(text)}
      options={values.map((value) => [value, t(`${text}-${value}`)] as const)}
      chosen={cell}
    />
  );
}
