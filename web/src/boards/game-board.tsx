import { Component, type ComponentChildren, type JSX } from "preact";
import { useCallback, useEffect, useState } from "preact/hooks";
import { boards } from ".";
import { finish } from "../ui/hints";
import { t } from "../ui/i18n";
import { useModule } from "../ui/lazy";
import { Board as PlainBoard } from "./generic";
import type { Props as PlainProps } from "./generic/hand";
import type { BoardModule, BoardProps } from "./kit/board";
import { useReady } from "./kit/clock";
import { Given } from "./kit/given";
import { Pointers } from "./kit/pointers";
import { packagedBoard } from "./packaged";
import { plain } from "./plain";

type Props = BoardProps<unknown, unknown, unknown> & {
  game: string;
  /** The number of the game: the board begins again when it changes. */
  round: number;
};

type Load = () => Promise<BoardModule>;

/** A game's own board; the plain one for a game without, for who prefers it, and when the own one fails. */
export function GameBoard(props: Props): JSX.Element {
  const { game, kept, mine, outcome } = props;
  const finished = outcome !== null && kept !== undefined && mine.length > 0;
  useEffect(() => {
    if (finished) finish(game);
  }, [finished, game]);
  return (
    <Given.Provider value={props}>
      <Chosen {...props} />
    </Given.Provider>
  );
}

function Chosen(props: Props): JSX.Element {
  const load = boards[props.game] ?? packagedBoard(props.game);
  if (load === undefined) return <Plain {...props} own={null} />;
  if (plain.value) return <Plain {...props} own={() => (plain.value = false)} />;
  return <Own key={props.game} {...props} load={load} />;
}

function Plain({ round, ...props }: Props & { own: (() => void) | null }): JSX.Element {
  useReady();
  return <PlainBoard key={round} {...(props as Omit<PlainProps, "own">)} own={props.own} />;
}

function Own({ load, ...props }: Props & { load: Load }): JSX.Element {
  const [attempt, setAttempt] = useState(1);
  // Another function each time, so that a failed module is asked for once more.
  const again = useCallback(() => load(), [load, attempt]);
  const loaded = useModule(again);
  const { round, ...given } = props;
  if (loaded.is === "loading") return <p class="wait">{t("loading")}</p>;
  const instead = (
    <>
      <div class="banner plain-notice" role="status">
        <span>{t("plain-failed")}</span>
        <button type="button" class="button plain small" onClick={() => setAttempt(attempt + 1)}>
          {t("plain-again")}
        </button>
      </div>
      <Plain {...props} own={null} />
    </>
  );
  if (loaded.is === "failed") return instead;
  const { Board, pointing } = loaded.module;
  const { advised = null, view } = given;
  return (
    <Guarded key={`${String(round)}:${String(attempt)}`} instead={instead}>
      <Came>
        <Board {...given} />
      </Came>
      {advised !== null && pointing !== undefined && (
        <Pointers pointers={pointing(advised.moves, view, advised.seat)} />
      )}
    </Guarded>
  );
}

/** A board whose code has come. */
function Came({ children }: { children: ComponentChildren }): JSX.Element {
  useReady();
  return <>{children}</>;
}

interface GuardedProps {
  /** Shown when the children fail. */
  instead: ComponentChildren;
  children: ComponentChildren;
}

/** Error boundary: what fails inside is not shown any more, and the page lives on. */
class Guarded extends Component<GuardedProps, { failed: boolean }> {
  override state = { failed: false };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ failed: true });
  }

  override render({ instead, children }: GuardedProps, { failed }: { failed: boolean }): ComponentChildren {
    return failed ? instead : children;
  }
}
