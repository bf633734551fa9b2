import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import type { SeatLook } from "../../ui/seats";
import { paint } from "../../ui/seats";
import { plain, sentence, type Said } from "../../ui/words";
import type { Projected } from "./film";

interface Props {
  frame: NonNullable<Projected["frame"]>;
  seats: readonly SeatLook[];
  skip: () => void;
}

/** While a film runs: what it shows, in the words of the log. It is spoken elsewhere. */
export function Caption({ frame, seats, skip }: Props): JSX.Element {
  const nobody: SeatLook = { seat: 0, name: "–", ...paint(0), side: 0, bot: null };
  const who = {
    game: "niagara",
    seats: [...seats],
    chair: (chair: number) => seats[chair] ?? nobody,
    player: () => "–",
    goal: 1,
  };
  const said = sentence(frame.event as unknown as Said, who);
  return (
    <div class="ni-task film" tabIndex={-1}>
      <p class="whose" aria-hidden="true">
        {said === null ? "" : plain(said)}
      </p>
      <button type="button" class="button plain" onClick={skip}>
        {t("niagara-ui-skip")}
      </button>
    </div>
  );
}
