import { effect } from "@preact/signals";
import { render } from "preact";
import "./style/index.css";
import { App } from "./app/app";
import { tellOfCompany } from "./app/company";
import { hall } from "./net/hall";
import { reload } from "./net/reload";
import { settings } from "./net/settings";
import { openElsewhere } from "./pages/table/opening";
import { restWhenIdle } from "./ui/ambience";
import { learnGames } from "./ui/house";
import { speak } from "./ui/i18n";
import { place } from "./ui/route";
import { awaitGesture } from "./ui/sound/play";

// After an update of the hall an open page may miss parts of its own build. Without a line it would lose itself.
addEventListener("vite:preloadError", () => {
  if (navigator.onLine && hall.status.peek() !== "lost") reload();
});

const page = document.getElementById("app");
if (page === null) throw new Error("index.html has no #app");

effect(() => {
  const { theme } = settings;
  if (theme.value === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme.value;
});
effect(() => {
  const { dataset, style } = document.documentElement;
  dataset["motion"] = settings.motion.value;
  dataset["palette"] = settings.palette.value;
  style.fontSize = settings.textSize.value === "100" ? "" : `${settings.textSize.value}%`;
});

awaitGesture();
restWhenIdle();

// The games of the house, the texts and a table's page come side by side: whoever opens a link needs them all.
void learnGames();
if (place.peek().page === "table") void import("./pages/table/page");
await speak(settings.locale.peek());
settings.locale.subscribe((locale) => void speak(locale));
render(<App />, page);
openElsewhere();
tellOfCompany();
