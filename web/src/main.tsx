import { effect } from "@preact/signals";
import { render } from "preact";
import "./style/index.css";
import { speak } from "./i18n";
import { reload } from "./reload";
import { settings } from "./settings";
import { App } from "./shell/app";
import { openElsewhere } from "./table/opening";

// After an update of the hall an open page may miss parts of its own build.
addEventListener("vite:preloadError", reload);

const page = document.getElementById("app");
if (page === null) throw new Error("index.html has no #app");

effect(() => {
  const { theme } = settings;
  if (theme.value === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme.value;
});
effect(() => {
  document.documentElement.dataset["motion"] = settings.motion.value;
});

await speak(settings.locale.peek());
settings.locale.subscribe((locale) => void speak(locale));
render(<App />, page);
openElsewhere();
