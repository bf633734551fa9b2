import { useSignal } from "@preact/signals";
import type { JSX, RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { moving, settings } from "../../settings";
import { Actions } from "./actions";
import { Film } from "./animate";
import { Background, nextGround } from "./backgrounds";
import { Choices, Risk } from "./choices";
import { Desk, type CantStopProps } from "./desk";
import { Dice } from "./dice";
import { intent } from "./keys";
import { Scene } from "./scene";
import { distinct, mustDrop, pickChoice, swap, toggle } from "./selection";
import { Standing } from "./standing";
import { Tools } from "./tools";
import { prefs, ui } from "./ui";

/** The Can't Stop board: scene on one side, dice and decisions on the other. */
export function Board(props: CantStopProps): JSX.Element {
  const desk = useMemo(() => new Desk(props), []);
  const film = useMemo(() => new Film(props.view), []);
  const seen = useSignal(props.happened?.rev ?? 0);
  const help = useRef<HTMLDialogElement>(null);
  desk.receive(props);
  useLayoutEffect(() => {
    const { view, happened, live } = props;
    const fresh = happened !== null && happened.rev > seen.value;
    if (happened !== null) seen.value = happened.rev;
    if (fresh && live && moving()) film.play(happened.events, view, settings.speed.value, desk.seat !== null);
    else film.cut(view);
  }, [props.view, props.happened, props.live]);
  useEffect(() => () => film.cut(), []);
  useKeys(desk, film, help);

  return (
    <div class="cs">
      <div class="cs-scene" onPointerDown={() => film.ready.value || film.cut()}>
        <Background ground={prefs.ground.value} />
        <Scene desk={desk} shown={film.shown.value} ready={film.ready.value} />
        <Tools help={help} />
      </div>
      <Dock desk={desk} film={film} />
    </div>
  );
}

/** Dice, choices and buttons, or a word on who is at it. */
function Dock({ desk, film }: { desk: Desk; film: Film }): JSX.Element {
  const { view, seats } = desk.props;
  const ready = film.ready.value;
  const shown = film.shown.value;
  const selection = desk.selection.value;
  const dice = ready ? view.dice : shown.dice;
  const acting = desk.seat !== null && ready;
  const orange = ready ? (selection?.orange ?? null) : null;
  const { choice } = desk;
  return (
    <div class="cs-dock">
      <Standing team={view.team} owners={shown.owners} seats={seats} mover={shown.mover} />
      <Whose desk={desk} stuck={ready && mustDrop(view)} />
      {dice !== null && view.ended === null && (
        <Dice
          dice={dice}
          orange={orange}
          tumbling={shown.tumbling}
          toggle={acting && selection !== null ? (die) => desk.select(toggle(view, selection, die), true) : null}
        />
      )}
      {view.dice !== null && view.ended === null && (
        <div class={ready ? "cs-decide" : "cs-decide waiting"} aria-hidden={!ready} inert={!ready}>
          {!mustDrop(view) && (
            <Choices view={view} chosen={choice} pick={acting ? (one) => desk.select(pickChoice(one), true) : null} />
          )}
          {desk.seat !== null && <Actions desk={desk} />}
        </div>
      )}
      {prefs.odds.value === "after" && view.climbers.length > 0 && view.ended === null && (
        <p class="cs-stands">
          {ui("bust-now")} <Risk bust={view.bust} />
        </p>
      )}
    </div>
  );
}

/** Whose turn it is; which of two colours, for somebody who plays both (CS-TM2). */
function Whose({ desk, stuck }: { desk: Desk; stuck: boolean }): JSX.Element | null {
  const { view, seats, mine } = desk.props;
  const mover = view.mover === null ? undefined : seats[view.mover];
  if (mover === undefined || view.ended !== null) return null;
  const yours = desk.seat !== null;
  const key = yours ? (mine.length > 1 ? "turn-yours-as" : "turn-yours") : "turn-theirs";
  return (
    <p class="cs-whose" style={{ "--seat": mover.colour }}>
      {stuck ? ui("turn-drop", { name: mover.name }) : ui(key, { name: mover.name, letter: mover.letter })}
    </p>
  );
}

/** Keys that work anywhere on the page, unless somebody types. */
function useKeys(desk: Desk, film: Film, help: RefObject<HTMLDialogElement>): void {
  useEffect(() => {
    const onKey = (pressed: KeyboardEvent): void => {
      const wish = prefs.keys.value === "on" || pressed.key === "Escape" ? intent(pressed) : null;
      if (wish === null) return;
      if (wish.key === "ground") return void (prefs.ground.value = nextGround(prefs.ground.value));
      if (wish.key === "help") return help.current?.showModal();
      if (!film.ready.value) return film.cut();
      const { view } = desk.props;
      const selection = desk.selection.value;
      if (wish.key === "go") desk.go(desk.choice, "button");
      else if (wish.key === "stop") desk.stop(desk.choice, "button");
      else if (wish.key === "drop") desk.drop();
      else if (wish.key === "back") desk.reset();
      else if (wish.key === "swap") desk.select(selection && swap(selection), true);
      else {
        const choice = distinct(view)[wish.n - 1]?.[0];
        if (choice !== undefined) desk.select(pickChoice(choice), true);
      }
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
