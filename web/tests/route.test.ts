import { describe, expect, it } from "vitest";
import { invitationIn, placeOf, tableIn } from "../src/ui/route";

const at = (path: string) => placeOf(new URL(path, "http://hall.example"));

describe("addresses", () => {
  it("name pages", () => {
    expect(at("/")).toEqual({ page: "lobby" });
    expect(at("/t/abc")).toEqual({ page: "table", id: "abc" });
    expect(at("/t/abc/replay/2?step=17")).toEqual({ page: "replay", id: "abc", no: 2, step: 17, rev: null });
    expect(at("/t/abc/replay/2?step=x")).toEqual({ page: "replay", id: "abc", no: 2, step: null, rev: null });
    expect(at("/rules/cant-stop#CS-M4")).toEqual({ page: "rules", game: "cant-stop" });
    expect(at("/verify?table=abc&game=1")).toEqual({ page: "verify", id: "abc", no: 1 });
    expect(at("/clubs")).toEqual({ page: "clubs" });
    expect(at("/new")).toEqual({ page: "new", game: null });
    expect(at("/new?game=niagara")).toEqual({ page: "new", game: "niagara" });
    expect(at("/watch")).toEqual({ page: "watch" });
    expect(at("/learn")).toEqual({ page: "lessons" });
    expect(at("/learn/niagara")).toEqual({ page: "learn", game: "niagara", lesson: null });
    expect(at("/games/niagara")).toEqual({ page: "game", game: "niagara" });
    expect(at("/games/niagara/more")).toEqual({ page: "nowhere" });
    expect(at("/rankings")).toEqual({ page: "rankings" });
    expect(at("/clubs/0a1b?invite=come")).toEqual({ page: "club", id: "0a1b", invite: "come" });
    expect(at("/clubs/0a1b/more")).toEqual({ page: "nowhere" });
    expect(at("/tournaments")).toEqual({ page: "tournaments" });
    expect(at("/tournaments/0a1b")).toEqual({ page: "tournament", id: "0a1b" });
    expect(at("/tournaments/series/Winter?club=c1")).toEqual({
      page: "series",
      series: "Winter",
      club: "c1",
    });
    expect(at("/tournaments/0a1b/more")).toEqual({ page: "nowhere" });
    expect(at("/people/0a1b")).toEqual({ page: "person", id: "0a1b", table: null, talk: null });
    expect(at("/people/0a1b?table=abc")).toEqual({ page: "person", id: "0a1b", table: "abc", talk: null });
    expect(at("/seasons/niagara")).toEqual({ page: "season", game: "niagara", season: null });
    expect(at("/seasons/niagara/2026-Q4")).toEqual({ page: "season", game: "niagara", season: "2026-Q4" });
    expect(at("/t/abc/else")).toEqual({ page: "nowhere" });
    for (const friends of ["/friends", "/company"]) {
      expect(at(friends)).toEqual({ page: "company" });
      expect(at(`${friends}/0a1b`)).toEqual({ page: "conversation", id: "0a1b" });
    }
    expect(at("/attic")).toEqual({ page: "nowhere" });
    for (const garbled of ["/t/%E0%A4%A", "/people/%", "/%", "/rules/%ff"])
      expect(at(garbled)).toEqual({ page: "nowhere" });
  });

  it("are found in invitations", () => {
    expect(tableIn(" http://hall.example/t/AbC_1 ")).toBe("AbC_1");
    expect(tableIn("AbC_1")).toBe("AbC_1");
    expect(tableIn("hall.example/t/AbC_1?x=1")).toBe("AbC_1");
    expect(tableIn("come and play!")).toBeNull();
    expect(invitationIn("http://hall.example/t/AbC_1?invite=a-b_1 ")).toBe("?invite=a-b_1");
    expect(invitationIn("hall.example/t/AbC_1?x=1")).toBe("");
    expect(tableIn("")).toBeNull();
  });
});
