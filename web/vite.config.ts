import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

// For `npm run dev`: the server hears only pages of its own address, so the host stays as the browser says it.
const server = { target: process.env.HARICOT_SERVER ?? "http://127.0.0.1:8000", changeOrigin: false };

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  base: "./",
  server: { fs: { allow: [".."] }, proxy: { "/ws": { ...server, ws: true }, "/api": server } },
  build: {
    target: "es2022",
    outDir: "../src/haricot/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // drawings are fetched when they are shown, and kept by the browser
    modulePreload: { polyfill: false },
  },
  // No test is about time: a machine that is busy with something else may take long.
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 },
});
