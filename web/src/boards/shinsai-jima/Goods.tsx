import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import type { SeatLook } from "../../ui/seats";
import type { ShinsaiJimaView, SideSight } from "../../wire/shinsai-jima";
import { paint } from "./sides";

interface Props {
  view: ShinsaiJimaView;
  seats: readonly SeatLook[];
}

/** What each side has: points, surge chip, coloured cube, corpses, and how many of its pieces live. */
export function Goods({ view, seats }: Props): JSX.Element {
  return (
    <table class="sj-goods">
      <thead>
        <tr>
          <th scope="col">{t("shinsai-jima-ui-side")}</th>
          <th scope="col">{t("shinsai-jima-ui-score", { goal: view.goal })}</th>
          <th scope="col">{t("shinsai-jima-ui-chip")}</th>
          <th scope="col">{t("shinsai-jima-ui-cube")}</th>
          <th scope="col">{t("shinsai-jima-ui-held")}</th>
        </tr>
      </thead>
      <tbody>
        {view.sides.map((side) => (
          <Side key={side.id} side={side} view={view} seats={seats} />
        ))}
      </tbody>
    </table>
  );
}

/** Phases in which not all pieces stand yet. */
const BEFORE: ReadonlySet<string> = new Set(["build", "place", "native"]);

function Side({ side, view, seats }: Props & { side: SideSight }): JSX.Element {
  const natives = side.id === "N";
  const out = !natives && side.living === 0 && !BEFORE.has(view.phase);
  return (
    <tr class={out ? "out" : undefined} style={paint(side.id, seats)}>
      <th scope="row">
        <span class="sj-swatch">{side.id}</span>{" "}
        {natives ? (
          <bdi>{t("shinsai-jima-ui-natives")}</bdi>
        ) : (
          <Members side={side} view={view} seats={seats} />
        )}
        {side.seats.includes(view.marker) && (
          <span class="sj-start" title={t("shinsai-jima-ui-start")} aria-label={t("shinsai-jima-ui-start")}>
            ⚑
          </span>
        )}
      </th>
      <td>
        {natives ? "–" : side.score}
        {side.score !== side.tokens && (
          <small>
            {" "}
            ({side.tokens}+{side.score - side.tokens})
          </small>
        )}
      </td>
      <td>
        <span class={side.chip ? "sj-chip ready" : "sj-chip"}>
          {t(side.chip ? "shinsai-jima-ui-chip-ready" : "shinsai-jima-ui-chip-used")}
        </span>
      </td>
      <td>{t(`shinsai-jima-ui-cube-${side.cube}`)}</td>
      <td>{side.held.length === 0 ? "–" : side.held.join(" ")}</td>
    </tr>
  );
}

/** Who plays for a side, and which of them have only cubes left to move (SJ-TE4). */
function Members({ side, view, seats }: Props & { side: SideSight }): JSX.Element {
  const lives = (seat: number): boolean =>
    view.pieces.some((piece) => piece.seat === seat && ["alive", "stunned"].includes(piece.status));
  const pieces = (seat: number): string[] =>
    view.pieces.filter((piece) => piece.seat === seat).map(({ id }) => id);
  const dead = (seat: number): boolean => side.living > 0 && !BEFORE.has(view.phase) && !lives(seat);
  return (
    <>
      {side.seats.map((seat, index) => (
        <span key={seat}>
          {index > 0 && ", "}
          <bdi class={dead(seat) ? "sj-dead" : undefined}>{seats[seat]?.name ?? "?"}</bdi>
          {side.seats.length > 1 && <small> {pieces(seat).join(" ")}</small>}
          {dead(seat) && <small> ({t("shinsai-jima-ui-only-cubes")})</small>}
        </span>
      ))}
    </>
  );
}
