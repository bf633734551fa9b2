import type { JSX } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { click, draw, one, settled, texts } from "../src/boards/kit/tests/mount";
import { api } from "../src/net/api";
import { clubs } from "../src/net/clubs";
import { ClubPage } from "../src/pages/clubs/club";
import { Manage } from "../src/pages/clubs/manage";
import { Kinds } from "../src/pages/clubs/presets";
import { useAsking } from "../src/ui/asking";
import { house } from "../src/ui/house";
import type { ClubPage as Page, ClubPreset } from "../src/wire/http";

const kind = (name: string): ClubPreset => ({ name, game: "probe", options: {} });

/** The club as the hall has it. */
let club: Page;

function Shown({ part: Drawn }: { part: typeof Manage }): JSX.Element {
  const asking = useAsking();
  return (
    <Drawn page={shown} asking={asking} run={(ask) => asking.ask(async () => void (shown = await ask()))} />
  );
}
/** The club as the page shows it: older. */
let shown: Page;

function type(field: Element, text: string): void {
  void act(() => {
    (field as HTMLInputElement).value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

function send(page: HTMLElement): Promise<void> {
  void act(
    () => void one(page, "form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
  );
  return settled();
}

beforeEach(() => {
  vi.restoreAllMocks();
  house.value = [{ id: "probe", seats: [2, 4], options: [] }] as never;
  club = {
    id: "c1",
    name: "Name",
    text: "Text",
    door: "open",
    role: "owner",
    members: [],
    asking: [],
    out: [],
    invite: null,
    tables: [],
    presets: [kind("one")],
    kinds: [],
  } as unknown as Page;
  shown = club;
  vi.spyOn(api, "games").mockResolvedValue([]);
  vi.spyOn(globalThis, "fetch").mockRejectedValue(null);
  vi.spyOn(clubs, "page").mockImplementation(() => Promise.resolve(club));
  vi.spyOn(clubs, "change").mockImplementation((_, change) => {
    club = { ...club, ...change } as Page;
    return Promise.resolve(club);
  });
  vi.spyOn(clubs, "keepPresets").mockImplementation((_, presets) => {
    club = { ...club, presets };
    return Promise.resolve(club);
  });
});

describe("two who lead a club at the same time", () => {
  it("change what they changed, and nothing else", async () => {
    const page = draw(<Shown part={Manage} />, []);
    club = { ...club, text: "Of another", door: "asking" };
    type(one(page, "input.text"), "Another name");
    await send(page);
    expect(club).toMatchObject({ name: "Another name", text: "Of another", door: "asking" });
  });

  it("see in a field what another changed, until they change it", async () => {
    vi.useFakeTimers();
    vi.spyOn(clubs, "board").mockRejectedValue(null);
    const page = draw(<ClubPage id="c1" invite="" />, []);
    await settled();
    type(one(page, ".account-more input.text"), "Typed");
    club = { ...club, name: "Of another", text: "Of another" };
    await act(async () => {
      await vi.advanceTimersByTimeAsync(16_000);
    });
    vi.useRealTimers();
    await settled();
    expect((one(page, "h1") as HTMLElement).textContent).toBe("Of another");
    expect((one(page, ".account-more input.text") as HTMLInputElement).value).toBe("Typed");
    expect((one(page, ".account-more textarea") as HTMLTextAreaElement).value).toBe("Of another");
  });

  it("both add a kind of table", async () => {
    const page = draw(<Shown part={Kinds} />, []);
    club = { ...club, presets: [kind("one"), kind("two")] };
    click([...page.querySelectorAll("button")].at(-1) ?? page);
    type(one(page, "form input.text"), "three");
    await send(page);
    expect(club.presets.map(({ name }) => name)).toEqual(["one", "two", "three"]);
  });

  it("forget a kind of table alone", async () => {
    const page = draw(<Shown part={Kinds} />, []);
    club = { ...club, presets: [kind("two"), kind("one"), kind("one")] };
    expect(texts(page, "h3")).toEqual(["one"]);
    click(one(page, ".club-acts .plain"));
    await settled();
    expect(club.presets.map(({ name }) => name)).toEqual(["two", "one"]);
  });
});
