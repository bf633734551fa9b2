import type { JSX } from "preact";
import { settings } from "../../net/settings";
import { t } from "../../ui/i18n";
import type { HiddenRoomsView } from "../../wire/hidden-rooms";

import coil from "./drawings/coil.svg?url";
import hound from "./drawings/hound.svg?url";
import sweeper from "./drawings/sweeper.svg?url";
import unknown from "./drawings/unknown.svg?url";
import warden from "./drawings/warden.svg?url";
import weaver from "./drawings/weaver.svg?url";

/** The look of a monster: a bundled drawing by its name or an author's own, and the same in words. */
export interface Look {
  svg: string;
  text: string;
}

/** The drawings that come with the game, by the names that books give them. */
export const DRAWINGS: Readonly<Record<string, string>> = { sweeper, coil, weaver, warden, hound, unknown };

/** Return the URL of a look's drawing. An author's own drawing is shown as a picture: no script in it can run. */
export function drawing(svg: string): string {
  return svg.startsWith("<")
    ? `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`
    : (DRAWINGS[svg] ?? unknown);
}

/** The picture of a monster, with words for readers who cannot see it. */
export function Portrait({ look, class: shape = "" }: { look: Look; class?: string }): JSX.Element {
  return (
    <img class={`hr-portrait ${shape}`} src={drawing(look.svg)} alt={look.text} width="200" height="200" />
  );
}

/** Return a name in the reader's language, or in English where it has none in that language. */
export function named(name: { en: string; ja?: string; de?: string }): string {
  const said = { ja: name.ja, de: name.de, en: name.en }[settings.locale.value];
  return said === undefined || said === "" ? name.en : said;
}

export function monsterName(view: Pick<HiddenRoomsView, "name" | "name_ja" | "name_de">): string {
  return named({ en: view.name, ja: view.name_ja, de: view.name_de });
}

/** Return the look of one of our five monsters, in the reader's language. */
export function designedLook(key: string): Look {
  return { svg: key, text: t(`hidden-rooms-ui-look-${key}`) };
}
