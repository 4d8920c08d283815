import { describe, expect, it } from "vitest";
import { chosenFiles, relatedTests, testsOfWholeShop } from "../../tools/check/choose.mjs";

describe("npm run check", () => {
  it.each([
    ["app/cart/Cart.tsx", ["code", "tested"]],
    ["tools/test.mjs", ["code", "tested"]],
    ["eslint.config.js", ["code"]],
    ["app/cart/Cart.module.css", ["styles", "tested"]],
    ["tests/support/page.css", ["tested"]],
    ["locales/en/cart.json", ["tested"]],
    ["tests/rules/money.test.ts", ["code", "tested"]],
    ["tests/journeys/cart.spec.ts", ["code", "journeys"]],
    ["tests/robots/walk.ts", ["code"]],
    ["docs/robots.md", []],
  ])("of %s: %s", (file, kinds) => {
    const chosen = Object.entries(chosenFiles([file])).filter(([, files]) => files.length > 0);
    expect(chosen.map(([kind]) => kind)).toEqual(kinds);
  });

  it("finds the tests of a file, the nearest first", () => {
    const sources = {
      "app/price.ts": "",
      "app/line.tsx": 'import { price } from "./price";',
      "app/cart/index.ts": 'import "../line";',
      "tests/app/cart.test.ts": 'await import("../../app/cart");',
      "tests/app/line.test.tsx": 'import { Line } from "../../app/line";',
      "tests/app/place.test.ts": 'import { place } from "../../app/place";',
      "tests/app/price.test.ts":
        'import styles from "../../app/price.module.css";\nimport { price } from "../../app/price";',
    };
    const found = (...files: string[]) => relatedTests(new Map(Object.entries(sources)), files);
    const near = ["tests/app/price.test.ts", "tests/app/line.test.tsx", "tests/app/cart.test.ts"];
    expect(found("app/price.ts")).toEqual(near);
    expect(found("app/price.module.css")).toEqual(["tests/app/price.test.ts"]);
    expect(found("tests/app/place.test.ts")).toEqual(["tests/app/place.test.ts"]);
  });

  it("knows the tests that load the whole shop", () => {
    // In two parts, because this file does not load the shop.
    const glob = ["import.meta", "glob"].join(".");
    const imports = (from: string) => `import { shop } from "${from}";`;
    const sources = {
      "tests/support/app/whole.ts": `const files = ${glob}<Module>("../../../app/**/*.route.{ts,tsx}");`,
      "tests/support/app/running.ts": 'const { shop } = await import("./whole");',
      "tests/app/menu/menu.test.ts": imports("../../support/app/running"),
      "tests/app/own-glob.test.ts": `${glob}(["../../app/**/*.tsx"]);`,
      "tests/app/pictures.test.ts": `${glob}("../../app/icons/*.svg");`,
      "tests/app/cart/cart.test.ts": imports("../../support/app/route"),
    };
    const whole = ["tests/app/menu/menu.test.ts", "tests/app/own-glob.test.ts"];
    expect(testsOfWholeShop(new Map(Object.entries(sources))).sort()).toEqual(whole);
  });
});
