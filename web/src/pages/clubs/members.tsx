import type { JSX } from "preact";
import { clubs } from "../../net/clubs";
import { me } from "../../net/hall";
import { t } from "../../ui/i18n";
import { Part } from "../../ui/parts";
import { personPath } from "../../ui/person-words";
import type { Appointment, MemberLine, Somebody } from "../../wire/http";
import { leads, type ClubProps } from "./membership";

type Role = Appointment["role"];

/** The members of a club with their presence; for officers also people who ask to join, and people put out. */
export function Members(props: ClubProps): JSX.Element {
  const { page } = props;
  return (
    <Part title={t("club-members")}>
      {page.asking.length > 0 && (
        <Waiting {...props} title="club-asking" people={page.asking} roles={["member", "out"]} />
      )}
      <ul class="club-members">
        {page.members.map((line) => (
          <Member key={line.id} {...props} line={line} />
        ))}
      </ul>
      {page.out.length > 0 && (
        <details class="account-more">
          <summary>{t("club-out", { count: page.out.length })}</summary>
          <Waiting {...props} title="club-out-line" people={page.out} roles={["none"]} />
        </details>
      )}
    </Part>
  );
}

function Member({ line, ...props }: ClubProps & { line: MemberLine }): JSX.Element {
  const roles = line.id === me.value?.id ? [] : deeds(props.page.role, line.role);
  return (
    <li>
      <span class="club-member">
        <span class={`here-dot ${line.here ? "" : "away"}`} aria-hidden="true" />
        <a href={personPath(line.id)}>
          <bdi>{line.name}</bdi>
        </a>
        {line.here && <span class="unseen">{t("is-here")}</span>}
        {line.role !== "member" && <span class="badge">{t(`club-role-${line.role}`)}</span>}
      </span>
      {roles.length > 0 && (
        <details class="club-deeds">
          <summary aria-label={t("club-deeds", { name: line.name })} />
          <Deeds {...props} id={line.id} name={line.name} now={line.role} roles={roles} />
        </details>
      )}
    </li>
  );
}

/** Return the roles that a member with the role `mine` may give to one with the role `theirs`. */
function deeds(mine: string | null, theirs: string): readonly Role[] {
  if (mine === "owner")
    return theirs === "officer" ? ["member", "owner", "out"] : ["officer", "owner", "out"];
  return mine === "officer" && theirs === "member" ? ["out"] : [];
}

interface DeedsProps extends ClubProps {
  id: string;
  name: string;
  now: string;
  roles: readonly Role[];
}

function Deeds({ page, asking, run, id, name, now, roles }: DeedsProps): JSX.Element {
  return (
    <span class="club-acts" role="group" aria-label={t("club-deeds", { name })}>
      {roles.map((role) => (
        <button
          key={role}
          type="button"
          class={`button small ${role === "out" ? "danger" : "plain"}`}
          aria-disabled={asking.busy.value}
          onClick={() => void run(() => clubs.appoint(page.id, id, role), `${id} ${role}`)}
        >
          {t(`club-make-${now === "asking" ? "asking-" : ""}${role}`)}
        </button>
      ))}
    </span>
  );
}

interface WaitingProps extends ClubProps {
  title: string;
  people: readonly Somebody[];
  roles: readonly Role[];
}

function Waiting({ title, people, roles, ...props }: WaitingProps): JSX.Element {
  return (
    <div class="club-waiting">
      <h3>{t(title)}</h3>
      <ul class="club-members">
        {people.map(({ id, name }) => (
          <li key={id}>
            <a href={personPath(id)}>
              <bdi>{name}</bdi>
            </a>
            {leads(props.page) && (
              <Deeds
                {...props}
                id={id}
                name={name}
                now={roles.includes("none") ? "out" : "asking"}
                roles={roles}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
