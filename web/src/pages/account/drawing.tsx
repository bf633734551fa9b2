import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { api } from "../../net/api";
import { hall, me } from "../../net/hall";
import { Failure } from "../../net/http";
import { Choice } from "../../ui/choice";
import { anyFace, choices, kindOf, type Part as FacePart, PARTS, withPart } from "../../ui/faces/code";
import { Face } from "../../ui/faces/face";
import { t } from "../../ui/i18n";
import { warn } from "../../ui/notices";
import { Part } from "../../ui/parts";
import { refusal } from "../../ui/refusals";
import "./drawing.css";

/** The editor of the player's picture, which is composed of drawn parts. */
export function Drawing(): JSX.Element | null {
  const draft = useSignal<string | null>(null);
  const part = useSignal<FacePart>("ears");
  const saved = useSignal(false);
  const known = me.value?.face;
  if (known === undefined) return null;
  const code = draft.value ?? known;

  function draw(face: string): void {
    draft.value = face;
    saved.value = false;
  }

  async function save(): Promise<void> {
    try {
      hall.me.value = await api.setMe({ face: code });
      // Changes that were drawn meanwhile are not saved yet.
      if (draft.peek() !== code) return;
      draft.value = null;
      saved.value = true;
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure;
      warn(refusal(failure.refused, null));
    }
  }

  return (
    <Part title={t("face-title")}>
      <div class="drawing">
        <Face code={code} />
        <p class="account-words">{t("face-line")}</p>
      </div>
      <Choice
        label={t("face-part")}
        options={PARTS.map((each) => [each, t(`face-part-${each}`)])}
        chosen={part}
      />
      <Kinds part={part.value} code={code} draw={draw} />
      <p class="actions">
        <button
          type="button"
          class="button primary"
          aria-disabled={code === known}
          onClick={() => code !== known && void save()}
        >
          {t("face-save")}
        </button>
        <button type="button" class="button plain" onClick={() => draw(anyFace())}>
          {t("face-random")}
        </button>
        <span class="saved" role="status">
          {saved.value ? t("saved") : ""}
        </span>
      </p>
    </Part>
  );
}

interface KindsProps {
  part: FacePart;
  code: string;
  draw: (code: string) => void;
}

/** The kinds of one part, each shown on the present face. */
function Kinds({ part, code, draw }: KindsProps): JSX.Element {
  const name = useId();
  return (
    <fieldset class="kinds">
      <legend class="unseen">{t(`face-part-${part}`)}</legend>
      {Array.from({ length: choices(part) }, (_, kind) => (
        <label key={kind} title={t(`face-${part}`, { kind })}>
          <input
            type="radio"
            name={name}
            checked={kindOf(code, part) === kind}
            onChange={() => draw(withPart(code, part, kind))}
          />
          <Face code={withPart(code, part, kind)} />
          <span class="unseen">{t(`face-${part}`, { kind })}</span>
        </label>
      ))}
    </fieldset>
  );
}
