import eslint from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

export default defineConfig(
  // A foreign tool writes http.ts; the compiler checks it all the same.
  globalIgnores(["node_modules", "dev-dist", "src/wire/http.ts"]),
  eslint.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ["*.js"] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "max-lines": ["error", { max: 400, skipBlankLines: false, skipComments: false }],
      // Numbers are what boards are made of.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // Event listeners may be arrow functions of one expression.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
    },
  },
  {
    // A formatter is slow to make: ui/dialect.ts makes each once.
    files: ["src/**/*.{ts,tsx}"],
    ignores: ["src/ui/dialect.ts", "**/*.test.{ts,tsx}"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "NewExpression[callee.object.name='Intl'][callee.property.name=/Format$/]",
          message: "Use ui/dialect.ts.",
        },
        {
          selector: "CallExpression[callee.property.name=/^toLocale(|Date|Time)String$/]",
          message: "Use ui/dialect.ts.",
        },
        // The value of a select is compared with what it shows; `selected` is compared with what was drawn before.
        {
          selector: "JSXOpeningElement[name.name='option'] > JSXAttribute[name.name='selected']",
          message: "Give the select a value.",
        },
      ],
    },
  },
  {
    // The kit plays films, hears keys and keeps settings: no board has its own way.
    files: ["src/boards/*/**/*.{ts,tsx}"],
    ignores: ["src/boards/kit/**", "**/tests/**"],
    rules: {
      "no-restricted-globals": [
        "error",
        "localStorage",
        "setTimeout",
        "requestAnimationFrame",
        "addEventListener",
      ],
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            { group: ["**/net/settings"], importNames: ["kept"], message: "Use preferences() of the kit." },
          ],
        },
      ],
    },
  },
  // Tests may be long, and so may what tools/wire_types.py writes.
  { files: ["**/*.test.{ts,tsx}", "src/wire/*.ts"], rules: { "max-lines": "off" } },
);
