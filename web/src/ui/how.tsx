import type { JSX } from "preact";
import { texts } from "./i18n";

/** A game in a few sentences, in the reader's language (its texts `<game>-how-…`). */
export function How({ game }: { game: string }): JSX.Element | null {
  const sentences = texts(`${game}-how-`);
  return sentences.length === 0 ? null : (
    <ol class="how">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ol>
  );
}
