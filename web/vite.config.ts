import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const hall = `127.0.0.1:${process.env["PORT"] ?? "8000"}`;

/** Writes each asset once more, gzipped: the server must not do it while people wait. */
function zipped(): Plugin {
  return {
    name: "zipped",
    apply: "build",
    enforce: "post",
    closeBundle() {
      const assets = here("../src/hiroma/client/assets/");
      for (const name of readdirSync(assets))
        if (/\.(js|css|svg)$/.test(name))
          writeFileSync(`${assets}${name}.gz`, gzipSync(readFileSync(`${assets}${name}`), { level: 9 }));
    },
  };
}

export default defineConfig({
  // Vite compiles JSX by itself, so Preact needs no plugin.
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  // The Python package holds the texts of server and client alike.
  resolve: { alias: { "@text": here("../src/hiroma") } },
  plugins: [
    VitePWA({
      registerType: "autoUpdate",
      manifest: {
        name: "Hiroma 広間",
        short_name: "Hiroma",
        description: "A hall for board games",
        display: "standalone",
        start_url: "/",
        theme_color: "#4a2e1f",
        background_color: "#f6f0e3",
        icons: [
          { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
          { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
          { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
          { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
        ],
      },
      // Live data comes from the server, never from the cache.
      workbox: {
        importScripts: ["push.js"],
        // The island in three dimensions is large, and a drawing stands in where it cannot be loaded.
        globIgnores: ["**/node_modules/**/*", "**/world-*.js"],
        navigateFallback: "/index.html",
        navigateFallbackDenylist: [/^\/(api|ws|metrics|schema)/],
      },
    }),
    zipped(),
  ],
  build: {
    outDir: here("../src/hiroma/client"),
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: {
      input: { index: here("index.html"), push: here("src/app/push-worker.ts") },
      // The service worker takes it in by its name.
      output: {
        entryFileNames: ({ name }) => (name === "push" ? "push.js" : "assets/[name]-[hash].js"),
        // A phone waits for each file: modules that are needed together come as one.
        codeSplitting: {
          groups: [
            { name: "hall", tags: ["$initial"], test: (id) => !id.endsWith("push-worker.ts"), priority: 4 },
            {
              name: "board",
              test: /\/src\/(boards\/kit|boards\/[^/]+\.tsx?|pages\/table|ui|net)\b/,
              minShareCount: 2,
              priority: 2,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here("."), here("../src/hiroma")] },
    proxy: { "/api": { target: `http://${hall}` }, "/ws": { target: `ws://${hall}`, ws: true } },
  },
  test: {
    environment: "happy-dom",
    setupFiles: ["tests/no-gaps.ts"],
    include: ["src/**/*.test.{ts,tsx}", "tests/**/*.test.{ts,tsx}"],
  },
});
