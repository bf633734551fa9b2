import { afterEach, expect, it, vi } from "vitest";
import { address, call, Failure } from "../src/net/http";

function answers(status: number, body: unknown): ReturnType<typeof vi.fn<typeof fetch>> {
  const asked = vi.fn<typeof fetch>().mockResolvedValue(new Response(JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", asked);
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

it("fills in the path, leaves out what is not asked for, and sends a body as JSON", async () => {
  const asked = answers(200, []);
  await call("get", "/api/tables", { query: { game: "pile", mine: true, clock: null } });
  expect(asked.mock.calls[0]?.[0]).toBe("/api/tables?game=pile&mine=true");
  await call("put", "/api/me/shunned/{how}/{player}", { path: { how: "ignored", player: "a/b" } });
  expect(asked.mock.calls[1]?.[0]).toBe("/api/me/shunned/ignored/a%2Fb");
  await call("post", "/api/tables", { body: { game: "pile" } });
  expect(asked.mock.calls[2]?.[1]).toMatchObject({ method: "POST", body: '{"game":"pile"}' });
  expect(address("/api/tables/{table}/log", { path: { table: "t?1" } })).toBe("/api/tables/t%3F1/log");
});

it("a book's file goes as it is", async () => {
  const asked = answers(200, {});
  const file = new Blob(["{"]);
  await call("post", "/api/books/check", { body: file });
  expect(asked.mock.calls[0]?.[1]?.body).toBe(file);
});

it("a refusal, an answer that is none, and no answer at all become failures", async () => {
  answers(404, { type: "refused", code: "no-such-table", clause: null, what: {} });
  await expect(call("get", "/api/me")).rejects.toMatchObject({ refused: { code: "no-such-table" } });
  answers(500, "?");
  await expect(call("get", "/api/me")).rejects.toMatchObject({
    refused: { code: "http", what: { status: 500 } },
  });
  vi.stubGlobal("fetch", vi.fn<typeof fetch>().mockRejectedValue(new TypeError("offline")));
  await expect(call("get", "/api/me")).rejects.toBeInstanceOf(Failure);
});

/** Calls that the compiler refuses. If it accepted one, `npm run check` would fail. */
export const wrong = [
  // @ts-expect-error no such route
  () => call("get", "/api/tabels"),
  // @ts-expect-error no such method there
  () => call("delete", "/api/tables/{table}", { path: { table: "t" } }),
  // @ts-expect-error a part of the path is missing
  () => call("get", "/api/tables/{table}/games/{no}/replay", { path: { table: "t" } }),
  // @ts-expect-error the path is missing altogether
  () => call("get", "/api/tables/{table}"),
  // @ts-expect-error a number is wanted
  () => call("get", "/api/tables/{table}/history", { path: { table: "t" }, query: { before: "7" } }),
  // @ts-expect-error no such parameter
  () => call("get", "/api/tables", { query: { gmae: "pile" } }),
  // @ts-expect-error no such value
  () => call("get", "/api/tables", { query: { status: "closed" } }),
  // @ts-expect-error the body is missing
  () => call("post", "/api/tables"),
  // @ts-expect-error a field of the body is missing
  () => call("post", "/api/tables", { body: { listed: true } }),
  // @ts-expect-error no such field in the body
  () => call("post", "/api/tables", { body: { game: "pile", listde: true } }),
  // @ts-expect-error no file is taken there
  () => call("post", "/api/tables", { body: new Blob() }),
  // @ts-expect-error no such field in the answer
  async () => String((await call("get", "/api/me")).nmae),
  // @ts-expect-error this route takes nothing
  () => call("get", "/api/me", { query: { since: 1 } }),
];
