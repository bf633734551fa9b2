import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The boards for notebooks: one module and one sheet of styles, which the Python package puts into a frame. */
export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  resolve: { alias: { "@text": here("../src/hiroma") } },
  // The island in three dimensions is large: its drawing stands in.
  plugins: [
    {
      name: "no-world",
      enforce: "pre",
      resolveId: (id) => (id === "./world" ? "\0no-world" : null),
      load: (id) => (id === "\0no-world" ? "throw new Error('a drawing stands in')" : null),
    },
  ],
  publicDir: false,
  build: {
    outDir: here("../src/hiroma/client/notebook"),
    emptyOutDir: true,
    target: "es2022",
    cssCodeSplit: false,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      input: here("src/app/notebook/main.tsx"),
      output: { entryFileNames: "board.js", assetFileNames: "board[extname]", codeSplitting: false },
    },
  },
});
