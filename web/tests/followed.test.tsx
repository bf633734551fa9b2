import { expect, it } from "vitest";
import { click, draw } from "../src/boards/kit/tests/mount";
import { useAsking } from "../src/ui/asking";
import { Sure } from "../src/ui/sure";
import words from "../../src/hiroma/table/text/en.ftl?raw";
import type { Connection } from "../src/net/connection";
import { Table } from "../src/pages/table/table";
import { Tool } from "../src/pages/table/tool";
import { meta, you } from "./fake-socket";

const focused = (): string =>
  document.activeElement instanceof HTMLButtonElement
    ? document.activeElement.textContent.trim()
    : "no button";

/** Press the focused button, as Enter does. */
const press = (): void => {
  if (document.activeElement !== null) click(document.activeElement);
};

function Closing({ act }: { act: () => Promise<unknown> }): ReturnType<typeof Sure> {
  return <Sure button="Close the club" sure="For good?" asking={useAsking()} act={act} />;
}

it("leads the focus to the safe answer of a question, and back to the button that asked it", () => {
  const page = draw(<Closing act={() => Promise.resolve()} />, []);
  page.querySelector("button")?.focus();
  press();
  expect(focused()).toBe("Cancel");
  press();
  expect(focused()).toBe("Close the club");
});

it("leads the focus to the button that asked when the answer is yes", async () => {
  let done = 0;
  const page = draw(<Closing act={() => Promise.resolve(++done)} />, []);
  page.querySelector("button")?.focus();
  press();
  page.querySelector<HTMLButtonElement>(".danger")?.focus();
  press();
  expect(focused()).toBe("Close the club");
  await Promise.resolve();
  expect(done).toBe(1);
});

it("takes the focus from nowhere else", () => {
  const page = draw(
    <>
      <Closing act={() => Promise.resolve()} />
      <input />
    </>,
    [],
  );
  page.querySelector("input")?.focus();
  click(page.querySelector("button") as Element);
  expect(document.activeElement?.tagName).toBe("INPUT");
});

it("leads the focus of somebody who concedes by the keyboard to the safe answer, and back", () => {
  const table = new Table("t1", { follow: () => () => undefined } as unknown as Connection);
  const here = meta({ game: "probe", status: "playing" });
  table.meta.value = here;
  table.you.value = { ...you, chairs: [0], commands: { ...you.commands, concede: null } };
  const page = draw(<Tool table={table} meta={here} />, [words]);
  [...page.querySelectorAll("button")].find(({ textContent }) => textContent === "Concede")?.focus();
  press();
  expect(focused()).toBe("Cancel");
  press();
  expect(focused()).toBe("Concede");
});
