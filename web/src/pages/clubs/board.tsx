import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useId } from "preact/hooks";
import { clubs } from "../../net/clubs";
import { wanted } from "../../net/wanted";
import { gameName } from "../../ui/house";
import { t } from "../../ui/i18n";
import { Part } from "../../ui/parts";
import { kindName } from "../../ui/person-words";
import type { ClubBoard, ClubKind, ClubPage } from "../../wire/http";
import { Ranks } from "../people/ranks";

/** The leaderboard of a club's members among themselves, by game and by class of options. */
export function Board({ page, invite }: { page: ClubPage; invite: string }): JSX.Element {
  const field = useId();
  const chosen = useSignal(0);
  const board = useSignal<ClubBoard | null>(null);
  const kind = page.kinds[chosen.value];
  useEffect(() => {
    // Lines of another game must not stand under the name of this one.
    board.value = null;
    if (kind === undefined) return undefined;
    return wanted(
      clubs.board(page.id, invite, kind.game, kind.kind),
      (found) => (board.value = found),
      () => undefined, // the page is good without it
    );
  }, [page.id, invite, kind?.game, kind?.kind, board]);
  return (
    <Part title={t("club-board")}>
      {kind === undefined ? (
        <p class="account-words">{t("club-no-board")}</p>
      ) : (
        <>
          <div class="field">
            <label class="label" for={field}>
              {t("game")}
            </label>
            <select
              id={field}
              class="text"
              value={String(chosen.value)}
              onChange={(event) => (chosen.value = event.currentTarget.selectedIndex)}
            >
              {page.kinds.map((each, index) => (
                <option key={index} value={String(index)}>
                  {words(each)}
                </option>
              ))}
            </select>
          </div>
          {board.value !== null && <Ranks lines={board.value.board} />}
          <p class="soft small">{t("club-board-line")}</p>
        </>
      )}
    </Part>
  );
}

function words(kind: ClubKind): string {
  const game = gameName(kind.game);
  return kind.kind === "" ? game : `${game} · ${kindName(kind.game, kind)}`;
}
