import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../i18n";
import { Share } from "../share";
import type { Card } from "./card";
import { drawn, shownAs } from "./png";
import "./share-card.css";

interface Props {
  card: Card;
  /** The address of the replay. */
  path: string;
  close: () => void;
}

interface Picture {
  blob: Blob;
  address: string;
}

/** The picture of a result: to look at first, then to save, copy or share. */
export function ShareCard({ card, path, close }: Props): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const picture = useSignal<Picture | "wait" | "failed">("wait");
  useEffect(() => {
    dialog.current?.showModal();
    const hall = `${t("brand")} · ${location.host}`;
    void drawn(card, hall).then(
      async (blob) => (picture.value = { blob, address: await shownAs(blob) }),
      () => (picture.value = "failed"),
    );
  }, []);
  return (
    <dialog class="share-card" ref={dialog} aria-labelledby={id} onClose={close}>
      <h2 id={id}>{t("share-title")}</h2>
      {picture.value === "wait" && <p role="status">{t("share-wait")}</p>}
      {picture.value === "failed" && <p role="status">{t("share-failed")}</p>}
      {typeof picture.value === "object" && <Shown card={card} path={path} picture={picture.value} />}
      <p class="actions">
        <Share path={path} label={t("share-link")} />
        <button type="button" class="button plain" onClick={() => dialog.current?.close()}>
          {t("close")}
        </button>
      </p>
    </dialog>
  );
}

function Shown({ card, path, picture }: { card: Card; path: string; picture: Picture }): JSX.Element {
  const told = useSignal("");
  const file = new File([picture.blob], `hiroma-${card.game}.png`, { type: "image/png" });
  const given = { files: [file], text: card.said, url: new URL(path, location.origin).href };
  const copy = (): void => {
    // A browser without `ClipboardItem` throws at once.
    void Promise.resolve()
      .then(() => navigator.clipboard.write([new ClipboardItem({ "image/png": picture.blob })]))
      .then(
        () => (told.value = t("share-copied")),
        () => (told.value = t("share-not-copied")),
      );
  };
  return (
    <>
      <img class="share-picture" src={picture.address} alt={altOf(card)} width="1200" height="630" />
      <p class="actions">
        {sharesFiles(given) && (
          <button
            type="button"
            class="button primary"
            onClick={() => void navigator.share(given).catch(() => undefined)}
          >
            {t("share-send")}
          </button>
        )}
        <a class="button primary" href={picture.address} download={file.name}>
          {t("share-save")}
        </a>
        <button type="button" class="button plain" onClick={copy}>
          {t("share-copy")}
        </button>
        <span role="status" class="saved">
          {told.value}
        </span>
      </p>
    </>
  );
}

function sharesFiles(given: ShareData): boolean {
  return typeof navigator.canShare === "function" && navigator.canShare(given);
}

/** The picture in words. */
export function altOf({ title, date, said, decided, places }: Card): string {
  const list = places.map(
    ({ place, look, note }) =>
      `${place === null ? "" : `${String(place)}. `}${look.name}${note && ` (${note})`}`,
  );
  return [`${title}, ${date}.`, said, decided, list.join(", ")].filter((part) => part !== "").join(" ");
}
