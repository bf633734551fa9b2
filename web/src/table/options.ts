import { gameCard } from "../games/house";
import { optionName, type OptionValue } from "../shell/option-field";

/** The options that differ from the game's defaults, in words. */
export function setOptions(game: string, options: Record<string, OptionValue>): string[] {
  const declared = gameCard(game)?.options ?? [];
  return declared
    .filter((option) => options[option.name] !== undefined && options[option.name] !== option.default)
    .map((option) => {
      const value = options[option.name];
      return value === true || option.kind === "text"
        ? optionName(game, option.name)
        : `${optionName(game, option.name)} ${String(value)}`;
    });
}
