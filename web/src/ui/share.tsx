import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { copy } from "./copy";
import { t } from "./i18n";
import { Icon } from "./icons";

/** Shares an address where the device can, copies it where not. */
export function Share({ path, label }: { path: string; label: string }): JSX.Element {
  const done = useSignal<"" | "copied" | "failed">("");

  async function share(): Promise<void> {
    const url = new URL(path, location.origin).href;
    const touch = matchMedia("(pointer: coarse)").matches;
    if (touch && typeof navigator.share === "function") {
      await navigator.share({ url }).catch(() => undefined);
      return;
    }
    done.value = (await copy(url)) ? "copied" : "failed";
  }

  return (
    <span class="share">
      <button type="button" class="button plain" onClick={() => void share()}>
        <Icon name="share" /> {label}
      </button>
      <span role="status" class="saved">
        {done.value === "copied" ? t("copied") : ""}
      </span>
      {done.value === "failed" && (
        <input class="text" readOnly value={new URL(path, location.origin).href} aria-label={label} />
      )}
    </span>
  );
}
