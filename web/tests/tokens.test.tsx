import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { act } from "preact/test-utils";
import { expect, it, vi } from "vitest";
import { click, draw, one, settled } from "../src/boards/kit/tests/mount";
import { programs } from "../src/pages/access/ask";
import { Tokens } from "../src/pages/access/tokens";
import type { Access, TokenLine } from "../src/wire/http";

const line = (id: string, created: number): TokenLine => ({
  id,
  label: id,
  scopes: ["read"],
  created,
  used: null,
  expires: null,
});

const access = signal<Access>({ tokens: [line("old", 1)], hooks: [] } as unknown as Access);

function Page(): JSX.Element {
  return <Tokens access={access.value} changed={(fresh) => (access.value = fresh)} />;
}

it("a new token is shown until it is taken back itself", async () => {
  vi.spyOn(programs, "makeToken").mockImplementation(() =>
    Promise.resolve({
      token: "secret",
      access: { ...access.peek(), tokens: [line("new", 2), ...access.peek().tokens] },
    }),
  );
  vi.spyOn(programs, "takeBack").mockImplementation((gone) =>
    Promise.resolve({ ...access.peek(), tokens: access.peek().tokens.filter(({ id }) => id !== gone) }),
  );
  const page = draw(<Page />, []);
  void act(
    () => void one(page, "form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
  );
  await settled();
  const shown = (): string | undefined => page.querySelector<HTMLInputElement>(".access-secret input")?.value;
  expect(shown()).toBe("secret");
  click(one(page, ".account-list li:last-child button"));
  await settled();
  expect(access.value.tokens).toHaveLength(1);
  expect(shown()).toBe("secret");
  click(one(page, ".account-list li:last-child button"));
  await settled();
  expect(shown()).toBeUndefined();
});
