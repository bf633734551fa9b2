import type { JSX, RefObject } from "preact";
import { GameBoard } from "../../boards/game-board";
import type { Happening } from "../../boards/kit/board";
import { Still } from "../../boards/kit/still";
import { Screen } from "../../boards/screen";
import type { Scene } from "../../wire/http";
import { lessonSeats } from "../learn/attempt";

/** The window of a figure, in px: upright, with the scene above the controls. */
const WIDTH = 640;
const HEIGHT = 780;
const LEAST = 420;

interface Props {
  game: string;
  scene: Scene;
  /** The newest events there, to be seen as a film; null for a still picture. */
  happened?: Happening<unknown> | null;
  /** Another number gives a fresh board. */
  round?: number;
  place?: RefObject<HTMLDivElement | null>;
}

const nothing = (): Promise<boolean> => Promise.resolve(false);

/** A position on the real board, to be looked at. */
export function StillBoard({ game, scene, happened = null, round = 1, place }: Props): JSX.Element {
  return (
    <Screen width={WIDTH} height={HEIGHT} least={LEAST} {...(place !== undefined && { place })}>
      <Still.Provider value={true}>
        <GameBoard
          game={game}
          round={round}
          view={scene.view}
          moves={{ [String(scene.seat)]: scene.moves }}
          actors={scene.actors}
          mine={[scene.seat]}
          seats={lessonSeats(scene)}
          happened={happened}
          submit={nothing}
          preview={null}
          outcome={null}
          live={happened !== null}
        />
      </Still.Provider>
    </Screen>
  );
}
