import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { boards } from "../../boards";
import type { Figure as Drawn, Part } from "../../boards/kit/figure";
import { api } from "../../net/api";
import { gameName } from "../../ui/house";
import { find, t } from "../../ui/i18n";
import type { Scene } from "../../wire/http";
import { StillBoard } from "./still-board";

interface Shown {
  drawn: Drawn;
  scene: Scene;
}

/** The board with its parts named; nothing for a game whose board names none, or while the hall is away. */
export function Figure({ game }: { game: string }): JSX.Element | null {
  const shown = useSignal<Shown | null>(null);
  useEffect(() => {
    let current = true;
    void load(game).then((found) => {
      if (current) shown.value = found;
    });
    return () => {
      current = false;
    };
  }, [game, shown]);
  return shown.value === null ? null : <Picture game={game} {...shown.value} />;
}

async function load(game: string): Promise<Shown | null> {
  try {
    const drawn = (await boards[game]?.())?.figure;
    if (drawn === undefined) return null;
    return { drawn, scene: await api.lesson(game, drawn.lesson, { turns: [] }) };
  } catch {
    return null;
  }
}

function Picture({ game, drawn, scene }: Shown & { game: string }): JSX.Element {
  const id = useId();
  const screen = useRef<HTMLDivElement>(null);
  const places = useSignal<readonly Spot[]>([]);
  useEffect(() => {
    const { current: board } = screen;
    if (board === null) return;
    const look = (): void => void (places.value = spots(board, drawn.parts));
    // The board comes piece by piece.
    const watch = new MutationObserver(look);
    watch.observe(board, { subtree: true, childList: true, attributes: true });
    const sized = new ResizeObserver(look);
    sized.observe(board);
    return () => {
      watch.disconnect();
      sized.disconnect();
    };
  }, [drawn, places]);
  return (
    <figure class="book-figure" lang={document.documentElement.lang} aria-labelledby={id}>
      <figcaption id={id}>{t("rules-figure", { game: gameName(game) })}</figcaption>
      <div class="book-picture">
        <StillBoard game={game} scene={scene} place={screen} />
        {places.value.map(({ name, edge, x, y }) => (
          <span
            key={name}
            class={`book-number ${edge}`}
            aria-hidden="true"
            style={{ left: `${x}%`, top: `${y}%` }}
          >
            {drawn.parts.findIndex((part) => part.name === name) + 1}
          </span>
        ))}
      </div>
      <ol class="book-parts">
        {drawn.parts.map(({ name }) => (
          <li key={name}>{find(`${game}-part-${name}`) ?? ""}</li>
        ))}
      </ol>
    </figure>
  );
}

/** Where the number of a part stands, in percent of the picture, and on which side of that point. */
interface Spot {
  name: string;
  edge: Edge;
  x: number;
  y: number;
}

type Edge = NonNullable<Part["edge"]>;

const EDGES: Record<Edge, readonly [number, number]> = {
  left: [0, 0.5],
  top: [0.5, 0],
  right: [1, 0.5],
  bottom: [0.5, 1],
  middle: [0.5, 0.5],
};

function spots(board: HTMLElement, parts: readonly Part[]): Spot[] {
  const around = board.getBoundingClientRect();
  return parts.flatMap(({ name, at, edge = "middle" }) => {
    const found = board.querySelector(at)?.getBoundingClientRect();
    if (found === undefined || found.width === 0 || around.width === 0) return [];
    const [x, y] = EDGES[edge];
    return {
      name,
      edge,
      x: (100 * (found.left + x * found.width - around.left)) / around.width,
      y: (100 * (found.top + y * found.height - around.top)) / around.height,
    };
  });
}
