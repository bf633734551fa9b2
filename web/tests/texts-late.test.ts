import { afterEach, expect, it, vi } from "vitest";
import { find, learn, learnPackaged, speak } from "../src/ui/i18n";

/** The file of a board's texts cannot be had the first time. */
const tries = vi.hoisted(() => ({ count: 0 }));
vi.mock("../src/boards/niagara/text/en.ftl?raw", () => ({
  get default() {
    tries.count += 1;
    if (tries.count === 1) throw new TypeError("no line");
    return "niagara-late = The falls";
  },
}));

afterEach(() => vi.unstubAllGlobals());

it("keeps the newest texts when an older load comes after it", async () => {
  const waiting: { address: string; come: () => void }[] = [];
  vi.stubGlobal(
    "fetch",
    (address: string) =>
      new Promise<Response>((answer) => {
        const game = address.split("/")[2] ?? "";
        waiting.push({ address, come: () => answer(new Response(`${game}-name = The game ${game}`)) });
      }),
  );
  await speak("en");
  const first = learnPackaged(["one"]);
  const second = learnPackaged(["two"]);
  const [late, ...soon] = waiting;
  for (const { come } of soon) come();
  await second;
  expect(find("two-name")).toBe("The game two");
  late?.come();
  await first;
  expect(waiting).toHaveLength(3);
  expect(find("one-name")).toBe("The game one");
  expect(find("two-name")).toBe("The game two");
});

it("asks again for texts of a board that could not be had", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("")));
  await expect(learn("niagara")).rejects.toThrow("no line");
  expect(find("niagara-late")).toBeNull();
  await learn("niagara");
  expect(find("niagara-late")).toBe("The falls");
});
