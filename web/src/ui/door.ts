import type { Door } from "../wire/types";
import { t } from "./i18n";

/** The conditions of a table for newcomers, each in a few words. */
export function doorWords(door: Door | null): string[] {
  if (door === null) return [];
  const { lowest, highest, games, stayed } = door;
  return [
    lowest > 0 || highest > 0 ? t("door-rating", { lowest, highest }) : "",
    games > 0 ? t("door-games", { games }) : "",
    stayed > 0 ? t("door-stayed", { stayed }) : "",
  ].filter(Boolean);
}
