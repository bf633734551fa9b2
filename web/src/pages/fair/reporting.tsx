import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";
import { useAsking } from "../../ui/asking";
import { t } from "../../ui/i18n";
import { Form } from "../../ui/parts";
import { MOST } from "../../wire/values";

interface Props {
  summary: string;
  /** Send the report, in the reader's own words, to the moderators. */
  send: (text: string) => Promise<unknown>;
  /** Further fields, above the words. */
  children?: ComponentChildren;
}

/** The form for a report to the moderators, folded up until the reader wants it. */
export function Reporting({ summary, send, children }: Props): JSX.Element {
  const asking = useAsking();
  const text = useSignal("");
  const sent = useSignal(false);
  if (sent.value)
    return (
      <p class="saved" role="status">
        {t("fair-reported")}
      </p>
    );
  return (
    <details class="account-more reporting">
      <summary>{summary}</summary>
      <Form
        asking={asking}
        button={t("fair-report-do")}
        look="plain"
        submit={async () => {
          await send(text.value);
          sent.value = true;
        }}
      >
        {children}
        <Words label={t("fair-text")} value={text} />
      </Form>
    </details>
  );
}

/** A field for a few lines. */
export function Words({ label, value }: { label: string; value: { value: string } }): JSX.Element {
  const id = useId();
  return (
    <div class="field">
      <label class="label" for={id}>
        {label}
      </label>
      <textarea
        id={id}
        class="text"
        rows={3}
        maxLength={MOST.report}
        value={value.value}
        onInput={(event) => (value.value = event.currentTarget.value)}
      />
    </div>
  );
}
