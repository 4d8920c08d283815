import esX from "eslint-plugin-es-x";
import a11y from "eslint-plugin-jsx-a11y";
import hooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import plainWords from "./tools/plain-words.mjs";

/**
 * The oldest browsers (build.target in vite.config.ts) lack these. The build rewrites syntax for them, but adds no
 * functions.
 */
const missing = [
  ...["array-prototype-findlast-findlastindex", "array-prototype-toreversed"],
  ...["array-prototype-tosorted", "array-prototype-tospliced", "array-prototype-with", "array-fromasync"],
  ...["string-prototype-iswellformed", "string-prototype-towellformed"],
  ...["object-hasown", "object-groupby", "map-groupby", "promise-any", "promise-withresolvers", "promise-try"],
  ...[
    "weakrefs",
    "regexp-d-flag",
    "regexp-v-flag",
    "regexp-modifiers",
    "regexp-lookbehind-assertions",
    "regexp-escape",
  ],
  ...["set-prototype-union", "set-prototype-intersection", "set-prototype-difference", "iterator", "error-cause"],
];

export default tseslint.config(
  { ignores: ["build", "node_modules", "data", "playwright-report", "test-results", ".stryker-tmp"] },
  ...tseslint.configs.recommended,
  a11y.flatConfigs.recommended,
  {
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/only-throw-error": "off",
      "no-console": "error",
    },
  },
  {
    // Rules that need types take a minute, and npm run check does without them: this one has found promises that nobody awaits.
    files: ["app", "rules", "server", "contract", "sandbox", "tests", "tools"].map(
      (part) => `${part}/**/*.{ts,tsx,mjs}`,
    ),
    ignores: process.env.LINT_TYPES === "off" ? ["**"] : ["tests/support/maps/**"],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: { "@typescript-eslint/no-floating-promises": "error" },
  },
  { files: ["app/**", "brands/**"], plugins: { "react-hooks": hooks }, rules: hooks.configs.recommended.rules },
  {
    files: ["app/**", "brands/**", "rules/**"],
    ignores: ["**/*.server.ts", "**/*.server.tsx", "app/**/*.route.ts"],
    plugins: { "es-x": esX },
    settings: { "es-x": { aggressive: true } },
    rules: {
      ...Object.fromEntries(missing.map((name) => [`es-x/no-${name}`, "error"])),
      // es-x/no-array-prototype-at would report every field of this name.
      "no-restricted-syntax": [
        "error",
        { selector: "CallExpression[callee.property.name='at']", message: "Chrome 92" },
        {
          selector: "CallExpression[callee.property.name='focus']",
          message: "app/shared/ui/hooks/focus.ts moves the focus",
        },
      ],
      "no-restricted-globals": ["error", "structuredClone", "reportError"],
      "no-restricted-properties": [
        "error",
        { object: "crypto", property: "randomUUID" },
        { object: "AbortSignal", property: "timeout" },
        { object: "AbortSignal", property: "any" },
      ],
    },
  },
  {
    files: ["app/**/*.server.ts", "app/**/*.route.ts", "app/**/*.route.tsx", "server/visitor/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...[
          "> Identifier.arguments",
          "> MemberExpression.arguments > Identifier[name='typed']",
          "CallExpression[callee.property.name='get']",
        ].map((argument) => ({
          selector: `CallExpression[callee.name='Number'] ${argument}`,
          message: "rules/digits.ts reads numbers from outside",
        })),
      ],
    },
  },
  {
    files: ["app", "rules", "server", "contract", "brands", "locales", "sandbox", "tools", "bench"].map(
      (part) => `${part}/**`,
    ),
    plugins: { "plain-words": plainWords },
    rules: { "plain-words/sentences": "error", "plain-words/limits": "error" },
  },
  { files: ["tools/**", "bench/**", "tests/**", "sandbox/seed/**"], rules: { "no-console": "off" } },
);
