import type { JSX } from "preact";
import { find, t } from "../../ui/i18n";
import { shown } from "../../ui/refusals";
import type { Finding } from "../../wire/http";

/** The findings in a book. Errors refuse it, warnings are for its author. */
export function Findings({ findings }: { findings: readonly Finding[] }): JSX.Element {
  return (
    <ul class="findings">
      {findings.map((finding, index) => (
        <li key={index} class={finding.code.startsWith("E-") ? "error" : "warning"}>
          <code>{finding.code}</code> <span class="where">{placeName(finding.place)}</span>{" "}
          {sentence(finding)}
        </li>
      ))}
    </ul>
  );
}

function sentence({ code, what }: Finding): string {
  return find(`books-${code}`, shown({ why: "type", part: "none", ...what })) ?? "";
}

/** Return a place in a book in words: `stages[2].path[7]` is square 8 of the path of stage 3. */
export function placeName(place: string): string {
  const stage = /^stages\[(\d)\](?:\.(.+))?$/.exec(place);
  if (stage === null) return place;
  const within = stage[2] ?? "";
  const square = /^path\[(\d+)\]$/.exec(within);
  const number = t("hidden-rooms-ui-stage", { stage: Number(stage[1]) + 1 });
  if (square !== null) return `${number}, ${t("books-square", { n: Number(square[1]) + 1 })}`;
  return within === "" ? number : `${number}, ${within}`;
}
