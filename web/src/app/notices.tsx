import type { JSX } from "preact";
import { t } from "../ui/i18n";
import { Icon } from "../ui/icons";
import { dismiss, hold, notices } from "../ui/notices";

/** Closes a notice by its button. The focus goes on first, to another notice or the page: it would be lost. */
function close(button: HTMLElement, n: number): void {
  const notice = button.parentElement;
  const other = notice?.nextElementSibling ?? notice?.previousElementSibling;
  const next = other?.querySelector("button") ?? document.querySelector<HTMLElement>("main");
  if (document.activeElement === button) next?.focus({ preventScroll: true });
  dismiss(n);
}

/** Short messages for the reader alone, above everything. They disappear by themselves. */
export function Notices(): JSX.Element {
  return (
    <div
      class="notices"
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocusIn={() => hold(true)}
      onFocusOut={() => hold(false)}
    >
      {notices.value.map((notice) => (
        <div class="notice" key={notice.n}>
          <p>
            {notice.text}{" "}
            {notice.link !== null && (
              <a class="clause" href={notice.link.href}>
                {notice.link.text}
              </a>
            )}
          </p>
          <button
            type="button"
            class="bare"
            aria-label={t("close")}
            onClick={(click) => close(click.currentTarget, notice.n)}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
