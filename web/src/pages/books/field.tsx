import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { t } from "../../ui/i18n";
import type { Name } from "../../wire/http";
import { MOST } from "../../wire/values";
import { NAMED, worded } from "./desk";

interface Props {
  label: string;
  value: string | undefined;
  most: number;
  change: (value: string) => void;
  rows?: number;
}

/** A line to write on, or several. */
export function Field({ label, value, most, change, rows = 1 }: Props): JSX.Element {
  const id = useId();
  const common = { id, class: "text", maxLength: most, value: value ?? "" };
  return (
    <div class="field">
      <label class="label" for={id}>
        {label}
      </label>
      {rows === 1 ? (
        <input {...common} onInput={(event) => change(event.currentTarget.value)} />
      ) : (
        <textarea {...common} rows={rows} onInput={(event) => change(event.currentTarget.value)} />
      )}
    </div>
  );
}

interface NameProps {
  /** 'title' for the name of the book, 'name' for that of a monster. */
  about: "title" | "name";
  name: Name;
  change: (name: Name) => void;
}

/** A name, with a line for each language. */
export function NameFields({ about, name, change }: NameProps): JSX.Element {
  return (
    <>
      {NAMED.map((language) => (
        <Field
          key={language}
          label={t(`books-${about}-${language}`)}
          value={name[language]}
          most={MOST.bookName}
          change={(words) => change(worded(name, language, words))}
        />
      ))}
    </>
  );
}
