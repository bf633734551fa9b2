import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import type { SeatLook } from "../../ui/seats";
import { told } from "../kit/words";
import type { Projected } from "./film";

interface Props {
  frame: NonNullable<Projected["frame"]>;
  seats: readonly SeatLook[];
  skip: () => void;
}

/** The current event of the film in the words of the log. The live region speaks it. */
export function Caption({ frame, seats, skip }: Props): JSX.Element {
  return (
    <div class="ni-task film" tabIndex={-1}>
      <p class="caption" aria-hidden="true">
        {told("niagara", frame.event, seats)}
      </p>
      <button type="button" class="button plain" onClick={skip}>
        {t("niagara-ui-skip")}
      </button>
    </div>
  );
}
