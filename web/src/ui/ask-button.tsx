import type { ComponentChildren, JSX, RefObject } from "preact";
import { useId } from "preact/hooks";
import type { Reason } from "../wire/types";
import { refusal } from "./refusals";

interface Props {
  /** The reason why it cannot be pressed; null when it can. */
  why: Reason | null;
  game: string;
  press: () => void;
  look?: "primary" | "plain" | "danger";
  place?: RefObject<HTMLButtonElement | null>;
  children: ComponentChildren;
}

/** A button that says why it cannot be pressed: it stays reachable, and its reason shows on focus, hover and tap. */
export function AskButton({ why, game, press, look = "plain", place, children }: Props): JSX.Element {
  const id = useId();
  const reason = why === null ? null : refusal(why, game);
  return (
    <span class="ask">
      <button
        type="button"
        class={`button ${look}`}
        ref={place ?? null}
        aria-disabled={reason !== null}
        aria-describedby={reason === null ? undefined : id}
        onClick={() => {
          if (reason === null) press();
        }}
      >
        {children}
      </button>
      {reason !== null && (
        <span class="why" id={id} role="tooltip">
          {reason}
        </span>
      )}
    </span>
  );
}
