import type { Signal } from "@preact/signals";
import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useId, useRef } from "preact/hooks";
import { LEAST_PASSWORD, MOST } from "../wire/values";
import type { Asking } from "./asking";
import { t } from "./i18n";

interface FieldProps {
  label: string;
  value: Signal<string>;
  autocomplete: string;
  help?: string;
  most?: number;
  /** For a field that takes a day: the first that may be chosen. */
  from?: string;
  /** For a field that takes a whole number: the least and the most. */
  range?: readonly [least: number, most: number];
}

/** A line to type in. */
export function Field(props: FieldProps): JSX.Element {
  const { label, value, autocomplete, help, most = MOST.name, from, range } = props;
  const id = useId();
  return (
    <div class="field">
      <label class="label" for={id}>
        {label}
      </label>
      <input
        id={id}
        class="text"
        required
        maxLength={most}
        autocomplete={autocomplete}
        {...(from === undefined ? {} : { type: "date", min: from })}
        {...(range === undefined ? {} : { type: "number", min: range[0], max: range[1] })}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        value={value.value}
        onInput={(event) => (value.value = event.currentTarget.value)}
      />
      {help !== undefined && (
        <p class="account-help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}

/** A field for a password, hidden until the reader asks to see it. */
export function PasswordField({ label, value, autocomplete, help }: FieldProps): JSX.Element {
  const id = useId();
  const seen = useSignal(false);
  const line = {
    id,
    class: "text",
    required: true,
    minLength: autocomplete === "new-password" ? LEAST_PASSWORD : 1,
    maxLength: MOST.password,
    autocomplete,
    "aria-describedby": help === undefined ? undefined : `${id}-help`,
    value: value.value,
    onInput: (event: { currentTarget: HTMLInputElement }) => {
      value.value = event.currentTarget.value;
    },
  };
  return (
    <div class="field">
      <label class="label" for={id}>
        {label}
      </label>
      <div class="account-password">
        {seen.value ? <input type="text" {...line} /> : <input type="password" {...line} />}
        <button
          type="button"
          class="bare"
          aria-pressed={seen.value}
          aria-label={t("account-show-password")}
          onClick={() => (seen.value = !seen.value)}
        >
          <Eye open={seen.value} />
        </button>
      </div>
      {help !== undefined && (
        <p class="account-help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}

function Eye({ open }: { open: boolean }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M2 12c4-8 16-8 20 0-4 8-16 8-20 0zM12 9a3 3 0 100 6 3 3 0 000-6" />
      {!open && <path d="M4 20L20 4" />}
    </svg>
  );
}

interface FormProps {
  asking: Asking;
  submit: () => Promise<void>;
  button: string;
  look?: "primary" | "plain" | "danger";
  /** True when it may be sent again while it is under way, as for settings and searches: the last one counts. */
  again?: boolean;
  children?: ComponentChildren;
}

/**
 * Fields, a button, and the last problem. Without `again`, two presses send the same fields only once; fields that were
 * changed in between are sent after the answer, unless it has emptied them or taken the form away.
 */
export function Form({
  asking,
  submit,
  button,
  look = "primary",
  again = false,
  children,
}: FormProps): JSX.Element {
  const { send, changed, sent } = useSending(asking, submit);
  return (
    <form
      class="account-form"
      onInput={({ currentTarget }) => changed(currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        if (again) void asking.ask(submit);
        else send(event.currentTarget);
      }}
    >
      {children}
      <Problem asking={asking} />
      <button class={`button ${look}`} type="submit" aria-disabled={sent.value}>
        {button}
      </button>
    </form>
  );
}

interface Sending {
  send: (form: HTMLFormElement) => void;
  /** Note that a field has changed. */
  changed: (form: HTMLFormElement) => void;
  /** True while exactly these fields are under way. */
  sent: Signal<boolean>;
}

function useSending(asking: Asking, submit: () => Promise<void>): Sending {
  const sent = useSignal(false);
  const newest = useRef<{ fields: string } | null>(null);
  const latest = useRef(submit);
  latest.current = submit;
  function send(form: HTMLFormElement): void {
    const press = { fields: fieldsOf(form) };
    if (newest.current?.fields === press.fields) return;
    const waits = newest.current !== null;
    newest.current = press;
    sent.value = true;
    void asking
      .ask(async () => {
        // The page shows by then what the answer before has changed.
        if (waits) await new Promise((drawn) => setTimeout(drawn));
        // Fields that changed once more are not complete: the reader is still typing.
        if (waits && (!form.isConnected || fieldsOf(form) !== press.fields)) return;
        asking.problem.value = null;
        await latest.current();
      })
      .finally(() => {
        if (newest.current !== press) return;
        newest.current = null;
        sent.value = false;
      });
  }
  return { send, changed: (form) => (sent.value = newest.current?.fields === fieldsOf(form)), sent };
}

/** The values of a form, and the word on its button, which may say what is done with them. */
function fieldsOf(form: HTMLFormElement): string {
  const said = [...form.querySelectorAll<HTMLInputElement>("input, select, textarea")].map((field) =>
    ["checkbox", "radio"].includes(field.type) ? field.checked : field.value,
  );
  return JSON.stringify([form.querySelector("[type=submit]")?.textContent, said]);
}

/** The problem with the last request, if any. */
export function Problem({ asking }: { asking: Asking }): JSX.Element {
  return (
    <p class="account-problem" role="alert">
      {asking.problem.value}
    </p>
  );
}

/** A part of the page under a heading. */
export function Part({ title, children }: { title: string; children: ComponentChildren }): JSX.Element {
  return (
    <section class="sheet account-part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
