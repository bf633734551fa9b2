import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { me } from "../../net/hall";
import { t } from "../../ui/i18n";
import { ownClubs } from "../../ui/own-clubs";
import { fill, FILLS } from "../../ui/play-now";
import { Switch } from "../../ui/switch";

interface Props {
  listed: Signal<boolean>;
  /** The club for which the table is; '' for everybody. */
  club: Signal<string>;
  unrated: Signal<boolean>;
}

/** The choice of a table's guests, and of rated games. It is folded up, because most tables are for everybody. */
export function Guests({ listed, club, unrated }: Props): JSX.Element {
  const account = me.value?.account === true;
  return (
    <details class="guests">
      <summary>{t("new-more")}</summary>
      <ForWhom club={club} />
      {club.value === "" && (
        <Switch
          label={t("listed")}
          help={t("listed-help")}
          on={listed.value}
          change={(on) => (listed.value = on)}
        />
      )}
      <Switch
        label={t("command-rated")}
        help={t(account ? "rated-help" : "rated-guest")}
        on={account && !unrated.value}
        disabled={!account}
        change={(on) => (unrated.value = !on)}
      />
      <Fill />
      <p class="soft small">{t("new-clock")}</p>
    </details>
  );
}

/** The choice of a table's audience: everybody, or the members of one of the reader's clubs. */
function ForWhom({ club }: Pick<Props, "club">): JSX.Element | null {
  const id = useId();
  if (ownClubs.value.length === 0) return null;
  return (
    <div class="option">
      <label for={id}>{t("club-for-whom")}</label>
      <select
        id={id}
        class="text"
        value={club.value}
        onChange={(event) => (club.value = event.currentTarget.value)}
      >
        <option value="">{t("club-for-all")}</option>
        {ownClubs.value.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The choice of seconds that a player who plays at once waits for people. */
function Fill(): JSX.Element {
  return (
    <label class="option">
      <span>{t("fill-choice")}</span>
      <select
        class="text"
        value={String(fill.value)}
        onChange={(event) => (fill.value = Number(event.currentTarget.value))}
      >
        {FILLS.map((seconds) => (
          <option key={seconds} value={String(seconds)}>
            {t("fill-after", { seconds })}
          </option>
        ))}
      </select>
    </label>
  );
}
