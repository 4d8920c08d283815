import a11y from "eslint-plugin-jsx-a11y";
import hooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

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
  { files: ["app/**", "brands/**"], plugins: { "react-hooks": hooks }, rules: hooks.configs.recommended.rules },
  { files: ["tools/**", "bench/**", "tests/**", "sandbox/seed/**"], rules: { "no-console": "off" } },
);
