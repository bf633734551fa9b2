import { expect, it, vi } from "vitest";
import { clubs } from "../src/net/clubs";
import { Failure } from "../src/net/http";
import { keepKinds, type ClubProps } from "../src/pages/clubs/membership";
import type { ClubPage } from "../src/wire/http";

/** A club's page with that mark. */
function page(mark: string): ClubPage {
  return { id: "c", mark, presets: [] } as unknown as ClubPage;
}

/** What is shown after the hall has answered. */
async function kept(answer: () => Promise<ClubPage>): Promise<{ shown: string[]; refused: string | null }> {
  const shown: string[] = [];
  vi.spyOn(clubs, "keepPresets").mockImplementation(answer);
  vi.spyOn(clubs, "page").mockResolvedValue(page("theirs"));
  const props = { page: page("seen"), show: ({ mark }: ClubPage) => shown.push(mark) };
  const refused = await keepKinds(props as unknown as ClubProps, []).then(
    () => null,
    (failure: unknown) => (failure as Failure).refused.code,
  );
  expect(clubs.keepPresets).toHaveBeenCalledWith("c", [], "seen");
  return { shown, refused };
}

function refuse(code: string): () => Promise<ClubPage> {
  return () => Promise.reject(new Failure({ code, clause: null, what: {} }));
}

it("shows the kinds that are kept", async () => {
  expect(await kept(() => Promise.resolve(page("mine")))).toEqual({ shown: ["mine"], refused: null });
});

it("shows the kinds of others that came first, and the refusal", async () => {
  expect(await kept(refuse("list-changed"))).toEqual({ shown: ["theirs"], refused: "list-changed" });
  expect(await kept(refuse("too-many"))).toEqual({ shown: [], refused: "too-many" });
});
