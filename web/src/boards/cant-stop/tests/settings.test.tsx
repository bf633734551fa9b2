import { beforeEach, describe, expect, it } from "vitest";
import { click, draw } from "../../kit/tests/mount";
import { Settings, prefs } from "../prefs";
import ja from "../text/ja.ftl?raw";

let page: HTMLElement;

const label = (text: string): Element => {
  const found = [...page.querySelectorAll("label")].find((each) => each.textContent === text);
  if (found === undefined) throw new Error(`no ${text}`);
  return found.querySelector("input") ?? found;
};

beforeEach(() => {
  page = draw(<Settings />, [ja], "ja");
});

describe("the preferences of the game", () => {
  // clause: CS-I9
  it("offer the four backgrounds in the words of the guide, and keep the chosen one", () => {
    click(label("雲海上"));
    expect(prefs.scene.value).toBe("clouds");
    expect(localStorage.getItem("hiroma:cant-stop:scene")).toBe('"clouds"');
    for (const name of ["通常", "夕べの海", "宇宙"]) expect(label(name)).toBeInstanceOf(HTMLInputElement);
  });

  it("say when the odds are told, whether clicks ask, whether keys act", () => {
    click(label("表示しない"));
    expect(prefs.odds.value).toBe("never");
    const before = prefs.keys.value;
    click(label("1文字のショートカットキー"));
    expect(prefs.keys.value).toBe(!before);
    click(label("ボード上の操作を確認する"));
    expect(prefs.confirm.value).toBe(true);
  });
});
