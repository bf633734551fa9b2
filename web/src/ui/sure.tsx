import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import type { Asking } from "./asking";
import { useFollowed } from "./followed";
import { t } from "./i18n";

interface Props {
  button: string;
  sure: string;
  asking: Asking;
  act: () => Promise<unknown>;
}

/** A button that asks once more before anything is done. */
export function Sure({ button, sure, asking, act }: Props): JSX.Element {
  const open = useSignal(false);
  const place = useFollowed(open.value);
  const id = useId();
  if (!open.value)
    return (
      <button type="button" class="button plain small" ref={place} onClick={() => (open.value = true)}>
        {button}
      </button>
    );
  return (
    <div class="desk-sure" role="group" aria-label={button}>
      <p>{sure}</p>
      <button
        type="button"
        class="button danger"
        aria-disabled={asking.busy.value}
        onClick={() => {
          open.value = false;
          void asking.ask(act, id);
        }}
      >
        {button}
      </button>
      <button type="button" class="button plain" ref={place} onClick={() => (open.value = false)}>
        {t("desk-cancel")}
      </button>
    </div>
  );
}
