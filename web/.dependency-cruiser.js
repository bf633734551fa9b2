/** The layers of the client, from the top. A file imports from its own layer and from those below. */
const LAYERS = ["app", "pages", "boards", "ui", "net", "wire"];

const from = (layer) => `^src/${layer}/`;

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-rings",
      comment: "Two files that need each other are one file, or a third one holds what both need.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-rings-of-folders",
      comment: "Pages and boards may use others of their kind, but never in a ring.",
      severity: "error",
      scope: "folder",
      from: { path: "^src/" },
      to: { circular: true, path: "^src/" },
    },
    {
      name: "boards-know-only-the-kit",
      comment: "A board uses no other board: what two boards need is in boards/kit.",
      severity: "error",
      from: { path: "^src/boards/([^/]+)/" },
      to: { path: "^src/boards/([^/]+)/", pathNot: ["^src/boards/kit/", "^src/boards/$1/"] },
    },
    ...LAYERS.slice(1).map((layer, index) => ({
      name: `${layer}-is-below-${LAYERS[index]}`,
      comment: `Imports point down: ${LAYERS.join(" > ")}.`,
      severity: "error",
      from: { path: from(layer) },
      to: { path: [...LAYERS.slice(0, index + 1).map(from), "^src/main"] },
    })),
    {
      name: "every-file-has-a-layer",
      comment: `A file of the client lies in ${LAYERS.join(", ")}, in style/ or in text/.`,
      severity: "error",
      from: {},
      to: { path: "^src/", pathNot: [`^src/(${LAYERS.join("|")}|style|text)/`] },
    },
    {
      name: "resolvable",
      comment: "An import that leads nowhere.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "/tests/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
  },
};
