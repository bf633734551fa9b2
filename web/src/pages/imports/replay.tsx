import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { t } from "../../ui/i18n";
import { Share } from "../../ui/share";
import type { ImportCard } from "../../wire/http";
import { Rewound } from "../replay/page";
import { ofImport } from "../replay/source";
import { imports } from "./ask";
import "./imports.css";

interface Props {
  id: string;
  no: number;
  step: number | null;
}

/** A game of an imported log, to watch from any step, and to go on from. */
export function ImportPage({ id, no, step }: Props): JSX.Element {
  const source = useMemo(() => ofImport(id, no), [id, no]);
  const card = useSignal<ImportCard | null>(null);
  useEffect(() => {
    void imports.one(id).then(
      (found) => (card.value = found),
      () => undefined, // the replay shows the reason
    );
  }, [id, card]);
  return (
    <Rewound
      source={source}
      step={step}
      rev={null}
      mark={
        <p class="imports-mark" title={t("imports-mark-help")}>
          <strong>{t("imports-mark")}</strong> <span class="soft small">{t("imports-mark-help")}</span>
        </p>
      }
    >
      {card.value?.shared === true && <Share path={source.path} label={t("imports-link")} />}
      {card.value?.mine !== false && (
        <a class="button plain" href="/imports">
          {t("imports-title")}
        </a>
      )}
    </Rewound>
  );
}
