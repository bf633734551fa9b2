/** All that the hall, a table and the games say in English, beside the words on their boards: one file for the browser. */
export default Object.values(
  import.meta.glob<string>(
    ["./en.ftl", "../../../src/hiroma/table/text/en.ftl", "../../../src/hiroma/games/*/text/en.ftl"],
    { query: "?raw", import: "default", eager: true },
  ),
);
