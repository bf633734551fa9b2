import { render } from "preact";
import "../../style/index.css";
import "./notebook.css";
import { speak } from "../../ui/i18n";
import { Line } from "./line";
import { Shown } from "./shown";

/** The page in a notebook's frame. The widget around it hands over a port, the line to Python. */
addEventListener("message", ({ data, ports: [port] }) => {
  const root = document.getElementById("app");
  if (data !== "hiroma" || port === undefined || root === null) return;
  const line = new Line(port);
  let spoken = "";
  line.scene.subscribe((scene) => {
    if (scene === null || scene.locale === spoken) return;
    spoken = scene.locale;
    void speak(scene.locale);
  });
  render(<Shown line={line} />, root);
});
