import { h, render, type JSX } from "preact";
import * as hooks from "preact/hooks";
import { useLayoutEffect, useRef } from "preact/hooks";
import { gameCard } from "../ui/house";
import { find, t } from "../ui/i18n";
import { Mark, Name } from "../ui/name";
import type { BoardModule, BoardProps } from "./kit/board";
import { Die } from "./kit/die";
import { useDraft } from "./kit/draft";
import { useKeptFocus } from "./kit/focus";
import { useShortcuts } from "./kit/keys";
import type { HallKit, PackagedBoard, Standing } from "./kit/package";

type Props = BoardProps<unknown, unknown, unknown>;
type Load = () => Promise<BoardModule>;

const KIT: HallKit = { h, render, hooks, t, find, Name, Mark, Die, useDraft, useKeptFocus, useShortcuts };

const loads = new Map<string, Load>();

/** How to load the board that a game's own package brings; undefined where there is none. */
export function packagedBoard(game: string): Load | undefined {
  const brings = gameCard(game)?.packaged;
  if (brings?.board !== true) return undefined;
  const load = loads.get(game) ?? ((): Promise<BoardModule> => fetched(game, brings.style));
  loads.set(game, load);
  return load;
}

/** Counts attempts: a module that failed is asked for again only at another address. */
let attempts = 0;

async function fetched(game: string, style: boolean): Promise<BoardModule> {
  attempts += 1;
  const address = `/games/${game}/board.js?${String(attempts)}`;
  const module = (await import(/* @vite-ignore */ address)) as PackagedBoard;
  if (typeof module.mount !== "function") throw new Error(`${game}: board.js exports no mount`);
  if (style) styled(`/games/${game}/board.css`);
  return { Board: (props: Props) => <Place module={module} props={props} game={game} /> };
}

function styled(address: string): void {
  if (document.querySelector(`link[href="${address}"]`) !== null) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  document.head.append(link);
}

/** The element that a board of a package draws in. */
function Place({ module, props, game }: { module: PackagedBoard; props: Props; game: string }): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const board = useRef<Standing | null>(null);
  useLayoutEffect(() => {
    if (place.current === null) return;
    board.current ??= module.mount(place.current, KIT);
    board.current.show(props);
  });
  useLayoutEffect(() => () => board.current?.leave(), []);
  return <div class={game} ref={place} />;
}
