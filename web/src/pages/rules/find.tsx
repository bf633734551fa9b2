import { batch, useSignal } from "@preact/signals";
import type { JSX, RefObject } from "preact";
import { useEffect, useId, useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../../ui/icons";
import { t } from "../../ui/i18n";
import type { Book } from "./arranged";
import { mark } from "./marking";

interface Props {
  book: Book;
  /** Where the book stands on the page. */
  place: RefObject<HTMLElement | null>;
}

/** Looks for words in the book: counts them, marks them, and goes from one to the next. */
export function Find({ book, place }: Props): JSX.Element {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const words = useSignal("");
  const marks = useRef<HTMLElement[]>([]);
  const count = useSignal(0);
  const at = useSignal(-1);
  const search = (typed: string): void => {
    marks.current = place.current === null ? [] : mark(place.current, typed);
    batch(() => {
      words.value = typed;
      count.value = marks.current.length;
      at.value = -1;
    });
    if (marks.current.length > 0) go(1);
  };
  const go = (step: number): void => {
    const { current: all } = marks;
    if (all.length === 0) return;
    all[at.peek()]?.classList.remove("here");
    at.value = (at.peek() + step + all.length) % all.length;
    show(all[at.peek()]);
  };
  // Another text has no marks yet.
  useEffect(() => search(words.peek()), [book]);
  useSlash(place, field);
  const seeking = words.value.trim() !== "";
  return (
    <search class="book-find">
      <label class="unseen" for={id}>
        {t("rules-find")}
      </label>
      <input
        id={id}
        ref={field}
        class="text"
        type="search"
        autocomplete="off"
        enterkeyhint="search"
        placeholder={t("rules-find")}
        aria-describedby={`${id}-keys`}
        value={words.value}
        onInput={(event) => search(event.currentTarget.value)}
        onKeyDown={(press) => {
          if (press.key === "Enter" && !press.isComposing) go(press.shiftKey ? -1 : 1);
          else if (press.key === "Escape" && words.peek() !== "") search("");
          else return;
          press.preventDefault();
          press.stopPropagation();
        }}
      />
      <span class="unseen" id={`${id}-keys`}>
        {t("rules-find-keys")}
      </span>
      <output for={id}>
        {seeking &&
          (count.value === 0
            ? t("rules-found-none")
            : t("rules-found", { at: at.value + 1, count: count.value }))}
      </output>
      {(["previous", "next"] as const).map((way) => (
        <button
          key={way}
          type="button"
          class="bare"
          aria-label={t(`rules-find-${way}`)}
          aria-disabled={count.value === 0}
          onClick={() => go(way === "next" ? 1 : -1)}
        >
          <Icon name={way} />
        </button>
      ))}
    </search>
  );
}

/** Let the key "/" move the focus to the field from any place on the page, or of the dialog around the book. */
function useSlash(place: RefObject<HTMLElement | null>, field: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    const hear = (press: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = press;
      if (key !== "/" || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (!(target instanceof HTMLElement) || target.matches("input, textarea, select")) return;
      // Over a table the table hears its own keys.
      const around = place.current?.closest("dialog") ?? document.body;
      if (!around.contains(target)) return;
      press.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [place, field]);
}

/** Shows a mark, also where it stands behind a fold. */
function show(found: HTMLElement | undefined): void {
  if (found === undefined) return;
  const fold = found.closest("details");
  if (fold !== null) fold.open = true;
  found.classList.add("here");
  found.scrollIntoView({ block: "center" });
}
