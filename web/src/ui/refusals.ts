import type { Reason } from "../wire/types";
import { find, t, type Args } from "./i18n";
import { thing } from "./things";
import { moment } from "./times";

/** A refusal's details, as the texts show them: lists joined, flags as words, things by the game's names. */
export function shown(what: Record<string, unknown>, game: string | null = null): Args {
  const args: Args = {};
  const named = (code: string): string => (game === null ? code : thing(game, code));
  for (const [key, value] of Object.entries(what)) {
    // People count chairs and seats from 1.
    if (key === "until" && typeof value === "number") args[key] = moment(value);
    else if (typeof value === "number") args[key] = key === "chair" || key === "seat" ? value + 1 : value;
    else if (typeof value === "string") args[key] = named(value);
    else if (Array.isArray(value)) {
      args[key] = value
        .map((item: unknown) => (Array.isArray(item) ? item.join("/") : named(String(item))))
        .join(", ");
      args[`${key}-count`] = value.length;
    } else args[key] = value === null ? "none" : JSON.stringify(value);
  }
  return args;
}

/** The reason for a refusal, in the reader's language. */
export function refusal(reason: Reason, game: string | null): string {
  const args = shown(reason.what, game);
  const own = game === null ? null : find(`${game}-refusal-${reason.code}`, args);
  return own ?? find(`refusal-${reason.code}`, args) ?? t("refusal-unknown", { code: reason.code });
}

/** The address that explains a clause. */
export function clausePath(game: string, clause: string): string {
  return `/rules/${game}#${clause}`;
}
