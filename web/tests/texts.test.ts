import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SRC = join(import.meta.dirname, "../src");
const HIROMA = join(import.meta.dirname, "../../src/hiroma");

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));

const catalogues = [...files(SRC), ...files(join(HIROMA, "table")), ...files(join(HIROMA, "games"))].filter(
  (path) => path.endsWith("/text/en.ftl"),
);
const keys = (path: string): string[] =>
  new FluentResource(readFileSync(path, "utf8")).body.map((message) => message.id);
const known = new Set(catalogues.flatMap(keys));

/** The keys of `t("…")`; a `${…}` stands for any word. */
function used(): { path: string; pattern: RegExp; text: string }[] {
  const sources = files(SRC).filter((path) => /(?<!\.test)\.tsx?$/.test(path));
  return sources.flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/\bt\(\s*(?:"([^"]+)"|`([^`]+)`)/g)].map((match) => {
      const text = match[1] ?? match[2] ?? "";
      const pattern = text.split(/\$\{[^}]*\}/);
      return { path, text, pattern: new RegExp(`^${pattern.join(".+")}$`) };
    }),
  );
}

describe("the texts", () => {
  it.each(catalogues)("of %s are complete in Japanese and German, without leftovers", (english) => {
    // Read once: a catalogue is long.
    const wanted = keys(english);
    for (const locale of ["ja", "de"]) {
      const path = english.replace(/en\.ftl$/, `${locale}.ftl`);
      const text = readFileSync(path, "utf8");
      // A language may need words of its own, which its messages refer to: cases, genders.
      const own = (key: string): boolean => !wanted.includes(key) && text.includes(`{ ${key} }`);
      expect(
        keys(path)
          .filter((key) => !own(key))
          .sort(),
      ).toEqual([...wanted].sort());
    }
  });

  it("hold nothing that readers of messages skip: every brace is closed in its message", () => {
    const open = (message: string): boolean => message.split("{").length !== message.split("}").length;
    for (const english of catalogues)
      for (const locale of ["en", "ja", "de"]) {
        const path = english.replace(/en\.ftl$/, `${locale}.ftl`);
        const messages = readFileSync(path, "utf8").split(/^(?=[a-z#])/m);
        expect(messages.filter(open), path).toEqual([]);
      }
  });

  it("use the same arguments in every language", () => {
    for (const english of catalogues) {
      const wanted = variables(english);
      for (const locale of ["ja", "de"])
        for (const [key, names] of variables(english.replace(/en\.ftl$/, `${locale}.ftl`)))
          // What people name themselves may come in several languages: `monster` and `monster_ja`.
          for (const name of wanted.has(key) ? names : [])
            expect(wanted.get(key), `${locale} ${key} uses $${name}`).toContain(
              name.replace(`_${locale}`, ""),
            );
    }
  });

  it("exist for every key the client names", () => {
    const missing = used().filter(({ pattern }) => ![...known].some((key) => pattern.test(key)));
    expect(missing.map(({ path, text }) => `${path.slice(SRC.length)}: ${text}`)).toEqual([]);
  });

  it("exist for everything the server may say", () => {
    const python = ["table", "server"]
      .flatMap((part) => files(join(HIROMA, part)))
      .filter((path) => path.endsWith(".py"));
    const source = python.map((path) => readFileSync(path, "utf8")).join("\n");
    const found = (pattern: RegExp): string[] => [...source.matchAll(pattern)].map((match) => match[1] ?? "");
    const refusals = found(/\b_?(?:Refused|Refusal|refusal|refuse)\(\s*(?:code=)?"([a-z-]+)"/g);
    const events = found(/\(TableEvent\b[^)]*\btag="([a-z-]+)"/g);
    const commands = found(/\(Command\b[^)]*\btag="([a-z-]+)"/g).filter(
      (name) =>
        ![
          ...["open", "expire", "overdue", "filled", "time-out", "credit", "disclose", "close", "away"],
          ...["renew", "hinted", "pledge", "open-nonce", "redraw"],
        ].includes(name),
    );
    const questions = /QUESTIONS = \(([^)]*)\)/.exec(source)?.[1]?.match(/[a-z]+/g) ?? [];
    for (const list of [refusals, events, commands, questions]) expect(list.length).toBeGreaterThan(5);
    const wanted = [
      ...refusals.map((code) => `refusal-${code}`),
      ...events.map((tag) => `event-${tag}`),
      ...[...commands, ...questions].map((name) => `command-${name}-help`),
      ...questions.map((name) => `reply-${name}`),
    ];
    expect(wanted.filter((key) => !known.has(key))).toEqual([]);
  });

  it("parse whole: every message of the file is read", () => {
    for (const english of catalogues)
      for (const locale of ["en", "ja", "de"]) {
        const path = english.replace(/en\.ftl$/, `${locale}.ftl`);
        const written = [...readFileSync(path, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map(
          (match) => match[1],
        );
        expect(keys(path)).toEqual(written);
      }
  });
});

function variables(path: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  let key = "";
  for (const line of readFileSync(path, "utf8").split("\n")) {
    key = /^([a-z][\w-]*) =/.exec(line)?.[1] ?? key;
    const names = found.get(key) ?? new Set<string>();
    for (const match of line.matchAll(/\$([\w-]+)/g)) names.add(match[1] ?? "");
    found.set(key, names);
  }
  return found;
}
