import { signal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useLayoutEffect, useMemo } from "preact/hooks";
import { clubPath, clubs } from "../../net/clubs";
import { AWAY, Failure } from "../../net/http";
import { t } from "../../ui/i18n";
import type { TableClub } from "../../wire/http";
import type { Meta, Reason } from "../../wire/types";

/** The club of the table on the page; null while it is not known. */
const club = signal<{ table: string; is: TableClub } | null>(null);
/** The table to which an invitation is on its way. Until the hall has taken it, the reader is outside. */
const coming = signal<string | null>(null);

/** Ask for a table's club, once for each table. A table that the lobby lists belongs to no club. */
export function useClub({ id, listed, practice, shared }: Meta): Signal<typeof club.value> {
  const open = listed || practice || shared !== "";
  const invite = useMemo(() => new URL(location.href).searchParams.get("invite"), []);
  useLayoutEffect(() => {
    if (open || club.peek()?.table === id) return;
    const known = (is: TableClub): void => void (club.value = { table: id, is });
    const ask = (): Promise<void> => clubs.ofTable(id).then(known, () => undefined);
    if (invite === null) return void ask();
    coming.value = id;
    void come(id, invite)
      .then((is) => (is === null ? ask() : known(is)))
      .then(() => {
        if (coming.peek() === id) coming.value = null;
      });
  }, [id, open, invite]);
  return club;
}

/** Milliseconds until an invitation is shown again to a hall that was out of reach. */
const AGAIN_MS = 3_000;

/** Comes to a table by an invitation. Returns null when the hall refuses it, or the reader has left meanwhile. */
async function come(id: string, invite: string): Promise<TableClub | null> {
  const { href } = location;
  while (location.href === href) {
    try {
      return await clubs.come(id, invite);
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure;
      if (!AWAY.has(failure.refused.code)) return null;
      await new Promise((soon) => setTimeout(soon, AGAIN_MS));
    }
  }
  return null;
}

const tried = new Set<string>();

/** Use the invitation in the address at a table for invited people alone. Return true when the hall took it. */
export async function comeInvited(id: string): Promise<boolean> {
  const invite = new URL(location.href).searchParams.get("invite");
  if (invite === null || tried.has(id)) return false;
  tried.add(id);
  return (await come(id, invite)) !== null;
}

/** Return the path to a table. For a club's table it has the word that lets others sit down. */
export function wayTo(table: string): string {
  const known = club.value;
  const word = known?.table === table ? known.is.invite : null;
  return word === null ? `/t/${table}` : `/t/${table}?invite=${word}`;
}

/** Return the reason why the reader cannot sit down at the table; null when none is known. */
export function outside({ id }: Meta): Reason | null {
  const known = club.value;
  if (coming.value !== id && (known?.table !== id || known.is.welcome)) return null;
  return { code: "club-members-only", clause: null, what: {} };
}

/** A line that names the club of the table. */
export function ClubLine({ meta }: { meta: Meta }): JSX.Element | null {
  const known = useClub(meta).value;
  if (known?.table !== meta.id) return null;
  const { club: named, welcome } = known.is;
  return (
    <>
      {named !== null && (
        <p class="club-line">
          {t("club-table")}{" "}
          <a href={clubPath(named.id)}>
            <bdi>{named.name}</bdi>
          </a>
        </p>
      )}
      {!welcome && <p class="club-line">{t("refusal-club-members-only")}</p>}
    </>
  );
}
