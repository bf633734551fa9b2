import type { ComponentChildren, JSX } from "preact";
import { Face } from "../../ui/faces/face";
import { t } from "../../ui/i18n";
import { personPath } from "../../ui/person-words";
import type { Acquaintance } from "../../wire/http";

/** A person's face, name and presence. */
export function Person({ who, children }: { who: Acquaintance; children?: ComponentChildren }): JSX.Element {
  return (
    <div class="company-person">
      <Face code={who.face} />
      <div>
        <a href={personPath(who.id)}>
          <bdi>{who.name}</bdi>
        </a>
        <p class="soft small">
          {who.here === true && <span class="here-dot" aria-hidden="true" />}{" "}
          {who.here !== null && t(who.here ? "company-here" : "company-away")} {children}
        </p>
      </div>
    </div>
  );
}
