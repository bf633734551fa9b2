import { effect, signal } from "@preact/signals";
import { expect, test } from "vitest";
import { alarm, announce, polite, urgent } from "../src/ui/announce";

test.each([
  [announce, polite],
  [alarm, urgent],
])("who speaks does not listen to what was said: an effect says it once", (say, said) => {
  const news = signal("rain");
  const before = said.peek().n;
  const stop = effect(() => say(news.value));
  say("thunder");
  expect(said.peek()).toEqual({ text: "thunder", n: before + 2 });
  news.value = "sun";
  expect(said.peek()).toEqual({ text: "sun", n: before + 3 });
  stop();
});
