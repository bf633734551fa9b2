import { gameCard } from "./house";
import { find, t } from "./i18n";
import { optionName, type OptionValue } from "./option-field";

/** The options that differ from the game's defaults, in words. */
export function setOptions(game: string, options: Record<string, OptionValue>): string[] {
  const declared = gameCard(game)?.options ?? [];
  return declared
    .filter((option) => options[option.name] !== undefined && options[option.name] !== option.default)
    .map((option) => optionWords(game, option.name, options[option.name] ?? option.default));
}

/** The way a table is played, in few words: by its name where it has one, else the options that differ. */
export function wayToPlay(game: string, options: Record<string, OptionValue>): string[] {
  const { options: declared = [], styles = [] } = gameCard(game) ?? {};
  const named = styles.find((style) =>
    declared.every(({ name, default: usual }) => (style.options[name] ?? usual) === (options[name] ?? usual)),
  );
  return named === undefined
    ? setOptions(game, options)
    : [find(`${game}-style-${named.name}`) ?? named.name];
}

/** An option with its value: 'No shared bivouacs', 'without Boat', 'Rounds: 7'. */
export function optionWords(game: string, name: string, value: OptionValue): string {
  const option = optionName(game, name);
  const kind = gameCard(game)?.options.find((one) => one.name === name)?.kind;
  if (value === true || kind === "text") return option;
  if (value === false) return t("people-without", { option });
  return t("people-option", { option, value: find(`${game}-option-${name}-${value}`) ?? `${value}` });
}
