import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["src/wire.ts"] }, // made by a program
  js.configs.recommended,
  typescript.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-unused-vars": "off", // the types' own check says it
      "svelte/no-useless-mustaches": "off", // a space before the end of a block is kept by {" "} only
      "svelte/prefer-svelte-reactivity": "off", // most sets and maps are for looking up, and nobody watches them
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
    rules: { "no-useless-assignment": "off" }, // it does not see that a bound property is read by its owner
  },
);
