import type { ComponentChildren, JSX } from "preact";
import { useSignal } from "@preact/signals";
import { useId, useRef } from "preact/hooks";
import { Icon } from "../../ui/icons";
import { t } from "../../ui/i18n";
import { useBeside } from "./beside";
import { HelpButton, type Help } from "./help";
import type { KeyText } from "./key-help";
import "./play.css";

interface Props {
  game: string;
  /** The reader's choices now, for the card behind "?". Null: the kinds of legal moves say it. */
  help?: Help | null;
  /** The keys of the board, for the same card. */
  keys?: readonly KeyText[];
  /** True where single keys act on the board: then the key "?" opens the card, too. */
  hears?: boolean;
  /** The board proper. It fills its cell, a size container called `scene`, and never scrolls. */
  scene: ComponentChildren;
  /** One or two lines: whose turn it is, what is to be done. */
  now: ComponentChildren;
  /** All that the player acts with outside the scene: dice, waiting pieces, cards, tiles, buttons. */
  hand: ComponentChildren;
  /** Things to look up: everybody's goods, tables, settings. Behind a button where there is no room. */
  more?: ComponentChildren;
}

/**
 * The room of a board; nothing sticks out of it. Scene and hand stand beside each other in a wide window and on a phone
 * on its side. On an upright phone the hand stands under the scene.
 */
export function Play({ game, help = null, keys, hears, scene, now, hand, more = null }: Props): JSX.Element {
  const open = useSignal(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const beside = useBeside();
  const close = (): void => {
    open.value = false;
    button.current?.focus();
  };
  return (
    <div class={beside === null ? "play" : "play taught"}>
      {beside !== null && <div class="play-beside">{beside}</div>}
      <div class="play-scene">{scene}</div>
      <div class="play-now">
        <div class="play-words">{now}</div>
        <HelpButton game={game} help={help} keys={keys} hears={hears} />
        {more !== null && (
          <button
            type="button"
            class="play-button play-opens"
            ref={button}
            aria-label={t("play-more")}
            aria-expanded={open.value}
            aria-controls={id}
            onClick={() => (open.value = !open.value)}
          >
            <Icon name={open.value ? "close" : "more"} />
          </button>
        )}
      </div>
      <div class="play-hand">{hand}</div>
      {more !== null && (
        <div
          class="play-more"
          id={id}
          role="group"
          aria-label={t("play-more")}
          tabIndex={0}
          data-open={open.value}
          onKeyDown={(press) => {
            if (press.key !== "Escape" || !open.value) return;
            press.stopPropagation();
            close();
          }}
        >
          {more}
        </div>
      )}
    </div>
  );
}
