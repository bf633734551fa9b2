import { signal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useLayoutEffect, useMemo } from "preact/hooks";
import { clubPath, clubs } from "../../net/clubs";
import { t } from "../../ui/i18n";
import type { TableClub } from "../../wire/http";
import type { Meta, Reason } from "../../wire/types";

/** For which club the table on the page is; null while that is not known. */
const club = signal<{ table: string; is: TableClub } | null>(null);
/** The table to which an invitation is on its way: until it is taken one is outside. */
const coming = signal<string | null>(null);

/** Asks whose table it is, once for each: what everybody finds in the lobby is no club's. */
export function useClub({ id, listed, practice, shared }: Meta): Signal<typeof club.value> {
  const open = listed || practice || shared !== "";
  const invite = useMemo(() => new URL(location.href).searchParams.get("invite"), []);
  useLayoutEffect(() => {
    if (open || club.peek()?.table === id) return;
    const known = (is: TableClub): void => void (club.value = { table: id, is });
    const ask = (): Promise<void> => clubs.ofTable(id).then(known, () => undefined);
    if (invite === null) return void ask();
    coming.value = id;
    void clubs
      .come(id, invite)
      .then(known, ask)
      .then(() => {
        if (coming.peek() === id) coming.value = null;
      });
  }, [id, open, invite]);
  return club;
}

const tried = new Set<string>();

/** Comes to a table that only shows itself to who is invited, by the word in the address; whether that helped. */
export async function comeInvited(id: string): Promise<boolean> {
  const invite = new URL(location.href).searchParams.get("invite");
  if (invite === null || tried.has(id)) return false;
  tried.add(id);
  return clubs.come(id, invite).then(
    () => true,
    () => false,
  );
}

/** The way to a table, with the word that lets others sit down where it is a club's. */
export function wayTo(table: string): string {
  const known = club.value;
  const word = known?.table === table ? known.is.invite : null;
  return word === null ? `/t/${table}` : `/t/${table}?invite=${word}`;
}

/** Why one cannot sit down at the table; null where nothing is known against it. */
export function outside({ id }: Meta): Reason | null {
  const known = club.value;
  if (coming.value !== id && (known?.table !== id || known.is.welcome)) return null;
  return { code: "club-members-only", clause: null, what: {} };
}

/** Whose table it is. */
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
