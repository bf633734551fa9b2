import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import type { HiddenRoomsView } from "../../wire/hidden-rooms";
import { monsterName, named, Portrait } from "./Looks";
import { tileName, TilePicture } from "./Tile";
import { useLook } from "./library";
import type { Scene } from "./scene";

/** The open page of the stage book: its number, and the look and name of the monster met there (HR-S-11). */
export function Chapter({ view, scene }: { view: HiddenRoomsView; scene: Scene }): JSX.Element {
  const look = useLook(view);
  const open = scene.discard !== null;
  return (
    <section class="hr-chapter" aria-label={t("hidden-rooms-ui-book")}>
      <div class="hr-page" key={`${view.attempt} ${open}`}>
        <p class="hr-book-title">{named({ en: view.title, ja: view.title_ja, de: view.title_de })}</p>
        <Portrait look={look} />
        <h2>
          <small>{t("hidden-rooms-ui-stage", { stage: view.stage })}</small>
          {monsterName(view)}
        </h2>
        {look.text !== "" && <p class="hr-look">{look.text}</p>}
      </div>
      <div class="hr-discard" role="group" aria-label={t("hidden-rooms-ui-discard")}>
        {scene.discard === null ? (
          <span class="hr-slot" />
        ) : (
          <span class="hr-slot" role="img" aria-label={tileName(scene.discard)}>
            <TilePicture tile={scene.discard} />
          </span>
        )}
        <span class="hr-caption">{t("hidden-rooms-ui-discard")}</span>
      </div>
    </section>
  );
}
