import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { DRAWINGS, Portrait } from "../../boards/hidden-rooms/Looks";
import { t } from "../../ui/i18n";
import type { Book, Stage } from "../../wire/hidden-rooms";
import { MOST } from "../../wire/values";
import { withStage } from "./desk";
import { Field, NameFields } from "./field";
import { PathDesk } from "./path";

const LARGEST = 8 * 1024;

/** One stage on the desk: the monster's name and look, and its path. */
export function StageDesk({ book, index }: { book: Signal<Book>; index: number }): JSX.Element {
  const stage = book.value.stages[index];
  if (stage === undefined) return <></>;
  const { name, look } = stage;
  const set = (change: Partial<Stage>): void => void (book.value = withStage(book.value, index, change));
  const own = look.svg.startsWith("<");

  async function draw(file: File): Promise<void> {
    if (stage !== undefined && file.size <= LARGEST * 2)
      set({ look: { ...look, svg: (await file.text()).trim() } });
  }

  return (
    <div class="stage-desk">
      <div class="stage-words">
        <Portrait look={look} />
        <div class="field">
          <label class="label" for="drawing">
            {t("books-drawing")}
          </label>
          <select
            id="drawing"
            class="text"
            value={own ? "" : look.svg}
            onChange={(event) => {
              if (event.currentTarget.value !== "")
                set({ look: { ...look, svg: event.currentTarget.value } });
            }}
          >
            {own && <option value="">{t("books-drawing-own")}</option>}
            {Object.keys(DRAWINGS).map((each) => (
              <option key={each} value={each}>
                {t(`books-drawing-${each}`)}
              </option>
            ))}
          </select>
          <label class="button plain small">
            {t("books-drawing-file")}
            <input
              type="file"
              class="unseen"
              accept=".svg,image/svg+xml"
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                event.currentTarget.value = "";
                if (file !== undefined) void draw(file);
              }}
            />
          </label>
        </div>
        <NameFields about="name" name={name} change={(said) => set({ name: said })} />
        <Field
          label={t("books-look")}
          value={look.text}
          most={MOST.bookLook}
          rows={4}
          change={(text) => set({ look: { ...look, text } })}
        />
      </div>
      <PathDesk path={stage.path} change={(path) => set({ path })} />
    </div>
  );
}
