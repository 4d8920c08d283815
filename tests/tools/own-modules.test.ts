import { describe, expect, it } from "vitest";
import { needsOwnModules, testsWithOwnModules } from "../../tools/own-modules";

describe("which test files share their modules", () => {
  it.each([
    ["replaces a module", `vi.${"mock"}("../../server/operate/settings", () => ({}));`],
    ["replaces a global", `vi.${"stubGlobal"}("fetch", fetch);`],
    ["changes the environment", `vi.${"stubEnv"}("BRAND", "mylavash");`],
    ["starts a whole shop", `import { runningShop } from "../../support/app/${"running-shop"}";`],
    ["has a document of its own", `// @${"vitest-environment"} happy-dom`],
  ])("not one that %s", (_, source) => expect(needsOwnModules(source)).toBe(true));

  it("one that does none of that", () => {
    expect(needsOwnModules(`import { vi } from "vitest";\nvi.useFakeTimers();`)).toBe(false);
  });

  it("the files of both kinds are found", () => {
    const own = testsWithOwnModules();
    expect(own).toContain("tests/app/shared/web/pictures/pictures.test.ts");
    expect(own).not.toContain("tests/tools/own-modules.test.ts");
  });
});
