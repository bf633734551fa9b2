import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import type { CantStopView } from "../../wire/cant-stop";
import { useShortcuts } from "../kit/keys";
import { Sheet } from "./Sheet";
import type { Hand } from "./hand";
import { intent, type KeyIntent } from "./keys";
import { nextScene, prefs } from "./prefs";
import { pin, swap } from "./selection";

/** Listens to the keys of the page; the signal says whether the list of keys is shown. */
export function useKeys(view: CantStopView, hand: Hand): Signal<boolean> {
  const open = useSignal(false);
  useShortcuts((press) => {
    const asked = prefs.keys.value ? intent(press) : null;
    if (asked === null) return;
    if (asked.ask === "keys") open.value = true;
    else obey(asked, view, hand);
  });
  return open;
}

/** Does what a key asks. */
export function obey(asked: KeyIntent, view: CantStopView, hand: Hand): void {
  switch (asked.ask) {
    case "pick": {
      const choice = view.choices[asked.choice];
      if (choice !== undefined) hand.select((now) => pin(now, choice));
      break;
    }
    case "go":
    case "drop":
      hand.commit(asked.ask);
      break;
    case "stop":
      hand.commit(hand.choice?.live === false ? "dead" : "stop");
      break;
    case "swap":
      hand.select(swap);
      break;
    case "reset":
      hand.reset();
      break;
    case "scene":
      nextScene();
      break;
    case "keys":
  }
}

const KEYS = [
  ["G", "go"],
  ["S", "stop"],
  ["D", "drop"],
  ["1–6", "pick"],
  ["O", "swap"],
  ["Esc", "reset"],
  ["←↑↓→", "arrows"],
  ["Enter", "enter"],
  ["B", "scene"],
  ["?", "keys"],
] as const;

/** The list of keys. */
export function KeyHelp({ open }: { open: Signal<boolean> }): JSX.Element {
  return (
    <Sheet open={open} title={t("cant-stop-ui-keys")}>
      <dl class="keys">
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`cant-stop-ui-key-${does}`)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
