import { useComputed } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { GameBoard } from "../../boards/game-board";
import { Player } from "../../pages/replay/player";
import { Scrubber } from "../../pages/replay/scrubber";
import { t } from "../../ui/i18n";
import { Name } from "../../ui/name";
import { Notices } from "../notices";
import { paint, type SeatLook } from "../../ui/seats";
import type { Line } from "./line";
import type { Scene, Step } from "./scene";

/** The scene that Python has sent last. */
export function Shown({ line }: { line: Line }): JSX.Element {
  const scene = line.scene.value;
  if (scene === null) return <p class="wait">{t("loading")}</p>;
  return (
    <div class="notebook">
      <ol class="notebook-seats" aria-label={t("players-bar")}>
        {looks(scene).map((look) => (
          <li key={look.seat}>
            <Name look={look} />
          </li>
        ))}
      </ol>
      {scene.replay ? <Replay scene={scene} /> : <Live scene={scene} line={line} />}
      <Notices />
    </div>
  );
}

/** A position to play from. */
function Live({ scene, line }: { scene: Scene; line: Line }): JSX.Element | null {
  const step = scene.steps.at(-1);
  return step === undefined ? null : <Position scene={scene} step={step} line={line} live />;
}

/** A game to slide through. */
function Replay({ scene }: { scene: Scene }): JSX.Element | null {
  const last = scene.steps.length - 1;
  const player = useComputed(() => new Player(last, 0)).value;
  useEffect(() => player.run(), [player]);
  const step = scene.steps[player.step.value];
  if (step === undefined) return null;
  return (
    <>
      <Position scene={scene} step={step} line={null} live={player.forward.value} />
      <Scrubber player={player} />
    </>
  );
}

interface PositionProps {
  scene: Scene;
  step: Step;
  /** Null where nobody moves. */
  line: Line | null;
  live: boolean;
}

function Position({ scene, step, line, live }: PositionProps): JSX.Element {
  return (
    <div class="board">
      <GameBoard
        game={scene.game}
        round={1}
        view={step.view}
        moves={line === null ? {} : step.moves}
        actors={line === null ? [] : step.actors}
        mine={line === null ? [] : scene.mine}
        seats={looks(scene)}
        happened={live && step.events.length > 0 ? { rev: step.rev, events: step.events } : null}
        submit={line === null ? null : (seat, moves) => line.submit(seat, moves)}
        preview={line === null ? null : (seat, moves) => line.preview(seat, moves)}
        outcome={step.outcome}
        live={live}
      />
    </div>
  );
}

/** The seats, by the names that Python gave them. */
function looks({ names, sides }: Scene): SeatLook[] {
  return names.map((name, seat) => ({
    seat,
    name,
    ...paint(seat),
    lettered: name === paint(seat).letter,
    side: Math.max(
      0,
      sides.findIndex((side) => side.includes(seat)),
    ),
    bot: null,
  }));
}
