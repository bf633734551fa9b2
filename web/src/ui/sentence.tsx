import type { JSX } from "preact";
import { Name } from "./name";
import type { Word } from "./words";

/** A sentence with names on their colours. */
export function Sentence({ words }: { words: readonly Word[] }): JSX.Element {
  return (
    <>{words.map((word, index) => (typeof word === "string" ? word : <Name key={index} look={word} />))}</>
  );
}
