/** All that the hall, a table and the games say in Japanese, beside the words on their boards: one file for the browser. */
export default Object.values(
  import.meta.glob<string>(
    ["./ja.ftl", "../../../src/hiroma/table/text/ja.ftl", "../../../src/hiroma/games/*/text/ja.ftl"],
    { query: "?raw", import: "default", eager: true },
  ),
);
