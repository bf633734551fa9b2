import type { JSX } from "preact";
import { me } from "../../net/hall";
import { t } from "../i18n";
import { piecesOf } from "./links";
import { spokenLine } from "./phrases";

/** A line of chat: phrases in the reader's language, links as links, the reader's name marked. */
export function Words({ text }: { text: string }): JSX.Element {
  if (text === "") return <em class="talk-erased">{t("talk-erased")}</em>;
  const said = spokenLine(text);
  if (said.phrase) return <span class="talk-phrase">{said.text}</span>;
  const called = names(text);
  const pieces = piecesOf(text, location.origin).map((piece) =>
    piece.kind === "text" ? (
      piece.text
    ) : piece.kind === "here" ? (
      <a href={piece.href}>{piece.text}</a>
    ) : (
      <a class="talk-outside" href={piece.href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {piece.text} <span class="soft small">{t("talk-outside", { host: piece.host })}</span>
      </a>
    ),
  );
  return called ? <mark class="talk-called">{pieces}</mark> : <span>{pieces}</span>;
}

/** Returns true when a line calls the reader by name. */
function names(text: string): boolean {
  const name = me.value?.name;
  return name !== undefined && text.toLocaleLowerCase().includes(`@${name.toLocaleLowerCase()}`);
}
