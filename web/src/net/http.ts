import type { Refused, paths } from "../wire/http";

/** A refusal of the HTTP interface, or 'offline' when nothing came back. */
export class Failure extends Error {
  constructor(readonly refused: Pick<Refused, "code" | "clause" | "what">) {
    super(refused.code);
  }
}

/** Codes of failures that say nothing of what was asked: the hall cannot be asked just now. */
export const AWAY: ReadonlySet<string> = new Set(["offline", "http", "store-away"]);

type Method = "get" | "post" | "put" | "patch" | "delete";

/** The routes that answer a method. */
export type Route<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, { responses: unknown }> ? P : never;
}[keyof paths];

type Act<M extends Method, P extends Route<M>> = paths[P] extends Record<M, infer A> ? A : never;

type Json<C> = C extends { content: { "application/json": infer T } } ? T : never;

/** The answer of a route that does not refuse. */
export type Answer<M extends Method, P extends Route<M>> =
  Act<M, P> extends { responses: infer R } ? Json<R[keyof R & (200 | 201)]> : never;

type Parameters<A, W extends "path" | "query"> = A extends { parameters: Record<W, infer T> }
  ? Record<W, T>
  : A extends { parameters: Partial<Record<W, infer T>> }
    ? [T] extends [undefined]
      ? unknown
      : Partial<Record<W, T>>
    : unknown;

// A file goes as it is: the server checks it.
type File<C> = C extends { content: { "application/octet-stream": unknown } } ? Blob : never;

type Body<A> = A extends { requestBody: infer C } ? { body: Json<C> | File<C> } : unknown;

/** The arguments of a route: the parts of its path, its query and its body. */
export type Given<M extends Method, P extends Route<M>> = Parameters<Act<M, P>, "path"> &
  Parameters<Act<M, P>, "query"> &
  Body<Act<M, P>>;

type Rest<G> = unknown extends G ? [] : Record<string, never> extends G ? [given?: G] : [given: G];

interface Parts {
  path?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: unknown;
}

/** The address of a route. */
export function address<P extends Route<"get">>(route: P, ...[given]: Rest<Given<"get", P>>): string {
  return written(route, given ?? {});
}

/** Asks the hall over HTTP; throws `Failure`. */
export async function call<M extends Method, P extends Route<M>>(
  method: M,
  route: P,
  ...[given]: Rest<Given<M, P>>
): Promise<Answer<M, P>> {
  const parts: Parts = given ?? {};
  const init: RequestInit = { method: method.toUpperCase(), headers: { accept: "application/json" } };
  if (parts.body !== undefined) {
    init.headers = { accept: "application/json", "content-type": "application/json" };
    init.body = parts.body instanceof Blob ? parts.body : JSON.stringify(parts.body);
  }
  const response = await answered(written(route, parts), init);
  // The one place where the types of the schema are believed.
  return (await response.json().catch(() => null)) as Answer<M, P>;
}

/** Returns the unread response of an address; throws `Failure` for a refusal, and without a response. */
export async function answered(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(path, init).catch(() => null);
  if (response === null) throw new Failure({ code: "offline", clause: null, what: {} });
  if (response.ok) return response;
  const said: unknown = await response.json().catch(() => null);
  throw new Failure(
    isRefused(said) ? said : { code: "http", clause: null, what: { status: response.status } },
  );
}

function written(route: string, { path = {}, query = {} }: Parts): string {
  const filled = route.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ""));
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
  return asked.length === 0 ? filled : `${filled}?${String(new URLSearchParams(asked))}`;
}

function isRefused(said: unknown): said is Refused {
  return typeof said === "object" && said !== null && "code" in said && typeof said.code === "string";
}
