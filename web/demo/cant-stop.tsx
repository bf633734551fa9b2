import { render } from "preact";
import "../src/style/index.css";
import { Board, Settings } from "../src/boards/cant-stop";
import type { Props } from "../src/boards/cant-stop/hand";
import { settings, type Locale } from "../src/net/settings";
import { speak } from "../src/ui/i18n";
import { paint } from "../src/ui/seats";

type Fixture = Pick<Props, "view" | "moves" | "actors" | "mine" | "happened" | "outcome">;

const fixtures = import.meta.glob<Fixture>("../src/boards/cant-stop/fixtures/*.json", {
  eager: true,
  import: "default",
});
const asked = new URLSearchParams(location.search);
const name = asked.get("fixture") ?? "middle";
const fixture = fixtures[`../src/boards/cant-stop/fixtures/${name}.json`];
const page = document.getElementById("app");
if (fixture === undefined || page === null) throw new Error(`no fixture ${name}`);

const NAMES = ["Haruka", "Kenji", "Mio", "Sora", "Yuki"];
const seats = Array.from({ length: fixture.view.seats }, (_, seat) => ({
  seat,
  name: NAMES[seat] ?? "?",
  ...paint(seat),
  side: fixture.view.team ? seat % 2 : seat,
  bot: null,
}));

await speak((asked.get("locale") as Locale | null) ?? settings.locale.peek());
const sent = document.createElement("output");
render(
  <main style={{ padding: "8px", maxWidth: "1240px", margin: "0 auto", width: "100%" }}>
    <Board
      {...fixture}
      seats={seats}
      preview={null}
      live={!asked.has("still")}
      submit={
        asked.has("watch")
          ? null
          : (seat, moves) => {
              sent.textContent = `${seat}: ${JSON.stringify(moves)}`;
              return Promise.resolve(true);
            }
      }
    />
    {asked.has("settings") && <Settings />}
  </main>,
  page,
);
document.body.append(sent);
