import { beforeEach, describe, expect, it } from "vitest";
import { click, draw, texts } from "./mount";
import { preferences } from "../prefs";

const TEXTS = `
toy-ui-set-sky = The sky
toy-ui-set-sky-day = Day
toy-ui-set-sky-night = Night
toy-ui-set-loud = Loud
toy-ui-set-loud-help = With a drum.
toy-ui-set-keys = Keys
`;

const page = document.body;
const stored = (name: string): string | null => localStorage.getItem(`hiroma:toy:${name}`);

const open = () => {
  const store = preferences("toy", {
    sky: { values: ["day", "night"], default: "day" },
    loud: { default: false },
    keys: { default: true },
  });
  draw(<store.Settings />, [TEXTS]);
  return store.prefs;
};

const press = (n: number): void => click(page.querySelectorAll("input")[n] ?? page);

beforeEach(() => localStorage.clear());

describe("the preferences of a game", () => {
  it("begin as the schema says, and are drawn in its order with the texts of the game", () => {
    const prefs = open();
    expect([prefs.sky.value, prefs.loud.value, prefs.keys.value]).toEqual(["day", false, true]);
    expect(texts(page, "legend, label, .help")).toEqual([
      "The sky",
      "Day",
      "Night",
      "Loud",
      "With a drum.",
      "Keys",
    ]);
  });

  it("are changed by their fields, and kept", () => {
    const prefs = open();
    press(1);
    press(2);
    expect([prefs.sky.value, prefs.loud.value]).toEqual(["night", true]);
    expect([stored("sky"), stored("loud"), stored("keys")]).toEqual(['"night"', "true", "true"]);
    expect(open().sky.value).toBe("night");
  });

  it("begin anew when what was stored is none of them", () => {
    localStorage.setItem("hiroma:toy:sky", '"green"');
    localStorage.setItem("hiroma:toy:loud", "7");
    const prefs = open();
    expect([prefs.sky.value, prefs.loud.value]).toEqual(["day", false]);
  });
});
