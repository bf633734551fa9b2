/** All that the hall, a table and the games say in German, beside the words on their boards: one file for the browser. */
export default Object.values(
  import.meta.glob<string>(
    ["./de.ftl", "../../../src/hiroma/table/text/de.ftl", "../../../src/hiroma/games/*/text/de.ftl"],
    { query: "?raw", import: "default", eager: true },
  ),
);
