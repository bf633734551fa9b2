import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX, RefObject } from "preact";
import { lazy } from "../../shell/lazy";
import { nextGround } from "./backgrounds";
import { prefs, ui } from "./ui";

const OddsTable = lazy(() => import("./odds").then((module) => module.default));

interface Props {
  help: RefObject<HTMLDialogElement>;
}

/** The small buttons in the corner of the scene: background, odds, keys. */
export function Tools({ help }: Props): JSX.Element {
  const odds = useSignal(false);
  const table = { current: null as HTMLDialogElement | null };
  const ground = prefs.ground.value;
  return (
    <div class="cs-tools">
      <button
        type="button"
        title={ui("background")}
        aria-label={ui("background-now", { name: ui(`ground-${ground}`) })}
        onClick={() => (prefs.ground.value = nextGround(ground))}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 5h18v14H3zM3 16l5-6 4 5 3-3 6 6M15.5 8.5h.01" />
        </svg>
      </button>
      <button
        type="button"
        title={ui("odds")}
        aria-label={ui("odds")}
        onClick={() => {
          odds.value = true;
          table.current?.showModal();
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 18L18 6M7.5 9.5a2 2 0 1 1 0-4 2 2 0 0 1 0 4zM16.5 18.5a2 2 0 1 1 0-4 2 2 0 0 1 0 4z" />
        </svg>
      </button>
      <button type="button" title={ui("keys")} aria-label={ui("keys")} onClick={() => help.current?.showModal()}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5h.01" />
        </svg>
      </button>
      <Sheet of={table} title={ui("odds")}>
        {odds.value && <OddsTable />}
      </Sheet>
      <Sheet of={help} title={ui("keys")}>
        <Keys />
      </Sheet>
    </div>
  );
}

interface SheetProps {
  of: { current: HTMLDialogElement | null };
  title: string;
  children: ComponentChildren;
}

function Sheet({ of, title, children }: SheetProps): JSX.Element {
  return (
    <dialog
      ref={(element) => {
        of.current = element;
      }}
      class="cs-sheet"
      aria-label={title}
      onClick={(click) => {
        if (click.target === of.current) of.current?.close();
      }}
    >
      <div class="cs-sheet-head">
        <h2>{title}</h2>
        <button type="button" onClick={() => of.current?.close()}>
          {ui("close")}
        </button>
      </div>
      {children}
    </dialog>
  );
}

const KEYS = [
  ["G", "go"],
  ["S", "stop"],
  ["D", "drop"],
  ["1 – 6", "choice"],
  ["O", "swap"],
  ["← ↑ ↓ →", "arrows"],
  ["Enter", "enter"],
  ["Esc", "back"],
  ["B", "ground"],
  ["?", "help"],
] as const;

function Keys(): JSX.Element {
  return (
    <dl class="cs-keys">
      {KEYS.map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{ui(`key-${what}`)}</dd>
        </div>
      ))}
      <p>{ui("mouse-help")}</p>
    </dl>
  );
}
