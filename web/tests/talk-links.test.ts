import { expect, test } from "vitest";
import { piecesOf } from "../src/ui/talk/links";
import { withLine } from "../src/ui/talk/lines";
import { PHRASES, lineOf, spokenLine } from "../src/ui/talk/phrases";

const HERE = "https://hall.example";
const kinds = (line: string): string[] => piecesOf(line, HERE).map(({ kind }) => kind);

test("an address of the hall leads there, one outside names its host", () => {
  expect(piecesOf(`Come to ${HERE}/t/abc?x=1, all!`, HERE)).toEqual([
    { kind: "text", text: "Come to " },
    { kind: "here", text: `${HERE}/t/abc?x=1`, href: "/t/abc?x=1", host: "hall.example" },
    { kind: "text", text: ", all!" },
  ]);
  expect(piecesOf("https://rules.example.org/a.", HERE)).toEqual([
    {
      kind: "outside",
      text: "https://rules.example.org/a",
      href: "https://rules.example.org/a",
      host: "rules.example.org",
    },
    { kind: "text", text: "." },
  ]);
});

test.each([
  "http://plain.example/",
  "https://name:word@evil.example/",
  "https://hall.example@evil.example/",
  "https://evil.example:8443/",
  "https://xn--80ak6aa92e.com/",
  "https://аpple.com/",
  "https://192.168.0.1/",
  "javascript:alert(1)",
  "https://",
])("%s stays text", (address) => {
  expect(kinds(`see ${address} now`)).not.toContain("outside");
  expect(kinds(`see ${address} now`)).not.toContain("here");
});

test("a phrase is what stands alone between colons", () => {
  expect(PHRASES.map((phrase) => spokenLine(lineOf(phrase)).phrase)).not.toContain(false);
  for (const line of [":nothing-such:", "so :hello:", ":hello", "::"])
    expect(spokenLine(line)).toEqual({ text: line, phrase: false });
});

test("a line that comes again takes the place of the first", () => {
  const line = (n: number, text: string) => ({ n, text, at: 0, player: "a", name: "A", chair: null });
  expect(withLine([line(1, "a"), line(3, "c")], line(2, "b")).map(({ text }) => text)).toEqual([
    "a",
    "b",
    "c",
  ]);
  expect(withLine([line(1, "a"), line(2, "b")], line(1, "")).map(({ text }) => text)).toEqual(["", "b"]);
});
