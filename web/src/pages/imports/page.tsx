import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Failure } from "../../net/http";
import { useAsking, type Asking } from "../../ui/asking";
import { Failed } from "../../ui/failed";
import { gameName, learnGames } from "../../ui/house";
import { t } from "../../ui/i18n";
import { LogFile } from "../../ui/log-file";
import { Problem } from "../../ui/parts";
import { Share } from "../../ui/share";
import { Sure } from "../../ui/sure";
import { Switch } from "../../ui/switch";
import { day } from "../../ui/times";
import { useTitle } from "../../ui/title";
import type { ImportCard, ImportedGame, Imports } from "../../wire/http";
import { imports } from "./ask";
import "../../ui/parts.css";
import "./imports.css";

/** Logs that the reader has imported as files: games to look at, and to go on from. */
export function ImportsPage(): JSX.Element {
  const own = useSignal<Imports | null>(null);
  const failed = useSignal<Failure | null>(null);
  const asking = useAsking();
  useTitle(t("imports-title"));
  async function learn(): Promise<void> {
    own.value = await imports.own();
  }
  useEffect(() => {
    void learnGames();
    void learn().catch((failure: unknown) => {
      if (!(failure instanceof Failure)) throw failure;
      failed.value = failure;
    });
    // Once, when the page opens.
  }, [own, failed]);
  if (failed.value !== null)
    return (
      <Failed failure={failed.value} title={t("imports-title")}>
        <a class="button primary" href="/">
          {t("to-lobby")}
        </a>
      </Failed>
    );
  if (own.value === null) return <p class="wait">{t("loading")}</p>;
  const { most, size, most_size } = own.value;
  return (
    <article class="sheet narrow imports">
      <h1>{t("imports-title")}</h1>
      <p>{t("imports-line")}</p>
      <Bring asking={asking} done={learn} />
      {own.value.imports.length === 0 ? (
        <p class="empty">{t("imports-none")}</p>
      ) : (
        <>
          <ul class="imports-list">
            {own.value.imports.map((card) => (
              <Item key={card.id} card={card} changed={learn} />
            ))}
          </ul>
          <p class="soft small">
            {t("imports-room", {
              count: own.value.imports.length,
              most,
              size: mebibytes(size),
              room: mebibytes(most_size),
            })}
          </p>
        </>
      )}
    </article>
  );
}

function mebibytes(bytes: number): string {
  return (bytes / 1024 ** 2).toFixed(1);
}

/** The field for a file. A refusal of a bad log names its first bad entry. */
function Bring({ asking, done }: { asking: Asking; done: () => Promise<void> }): JSX.Element {
  return (
    <div class="verify">
      <LogFile
        help={t("imports-how")}
        take={(file) =>
          void asking.ask(async () => {
            await imports.bring(file);
            await done();
          })
        }
      />
      <div role="status">{asking.busy.value && <p class="wait">{t("imports-checking")}</p>}</div>
      <Problem asking={asking} />
    </div>
  );
}

function Item({ card, changed }: { card: ImportCard; changed: () => Promise<void> }): JSX.Element {
  const asking = useAsking();
  return (
    <li>
      <h2>
        {gameName(card.game)} <span class="soft small">{t("imports-made", { day: day(card.made) })}</span>
      </h2>
      <ol class="imports-games">
        {card.games.map((game) => (
          <li key={game.no}>
            <a class="button plain" href={`/imports/${card.id}/${game.no}`}>
              {t("game-no", { no: game.no })}
            </a>{" "}
            <span class="soft small">{told(game)}</span>
          </li>
        ))}
      </ol>
      <Switch
        label={t("imports-share")}
        help={t("imports-share-help")}
        on={card.shared}
        change={async (on) => {
          let taken = false;
          await asking.ask(async () => {
            await imports.share(card.id, on);
            taken = true;
            await changed();
          });
          return taken;
        }}
      />
      <div class="actions">
        {card.shared && (
          <Share path={`/imports/${card.id}/${card.games[0]?.no ?? 1}`} label={t("imports-link")} />
        )}
        <Sure
          button={t("imports-drop")}
          sure={t("imports-drop-sure")}
          asking={asking}
          act={async () => {
            await imports.drop(card.id);
            await changed();
          }}
        />
      </div>
      <Problem asking={asking} />
    </li>
  );
}

function told(game: ImportedGame): string {
  return t("imports-game", { day: day(game.ended), people: game.people, bots: game.bots });
}
