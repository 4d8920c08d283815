import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import postcss, { type AtRule } from "postcss";
import { describe, expect, it } from "vitest";
import { laterSheets } from "../../app/shared/web/hydration/first-window";
import { scopedName } from "../../tools/scoped-names";

const sheets = ["app", "brands"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => resolve(folder, file)))
  .filter((file) => file.endsWith(".css"));
const modules = sheets.filter((file) => file.endsWith(".module.css"));

/** Class names and animations of a sheet, comments aside. */
function namesIn(css: string) {
  return [
    ...new Set(
      [...css.replace(/\/\*.*?\*\//gs, "").matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)|@keyframes\s+([\w-]+)/gi)].map(
        ([, name, animation]) => name ?? animation ?? "",
      ),
    ),
  ];
}

describe("built class names", () => {
  it("are each of one class of one sheet", () => {
    const names = modules.flatMap((file) => {
      const css = readFileSync(file, "utf8");
      return namesIn(css).map((name) => scopedName(name, file, css));
    });
    expect(names.length).toBeGreaterThan(300);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
    expect(names.filter((name) => /ad/i.test(name))).toEqual([]);
  });
});

describe("colours", () => {
  it("stand in tokens.css only, never as literals in a component or its style sheet", () => {
    const literal =
      /#[0-9a-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(|:[^;{}]*\b(black|white|red|green|blue|gr[ae]y|orange|yellow)\b/i;
    const styles = sheets
      .filter((file) => !file.endsWith("tokens.css"))
      .map((file) => ({
        file,
        lines: readFileSync(file, "utf8")
          .replace(/\/\*.*?\*\//gs, "")
          .split("\n"),
      }));
    expect(
      styles.flatMap(({ file, lines }) =>
        lines.filter((line) => literal.test(line)).map((line) => `${file}: ${line.trim()}`),
      ),
    ).toEqual([]);
  });
});

describe("the classes of base.css", () => {
  const shared = namesIn(readFileSync("app/shared/ui/styles/base.css", "utf8"));
  const code = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(resolve("app", file), "utf8") }));

  it("have the names that components write out", () => {
    const unknown = code.flatMap(({ file, text }) =>
      [...text.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)]
        .flatMap(([, plain, template = ""]) => (plain ?? template.replace(/\$\{[^}]*\}/g, "")).split(/\s+/))
        .filter((name) => name && !shared.includes(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it("are each named by a component", () => {
    const words = new Set(code.flatMap(({ text }) => text.match(/[a-z][\w-]*/gi)));
    expect(shared.length).toBeGreaterThan(50);
    expect(shared.filter((name) => !words.has(name))).toEqual([]);
  });
});

describe("styles of what is pointed at", () => {
  it("are for devices that point: after a tap they would stay on what was tapped", () => {
    const elsewhere = sheets.flatMap((file) => {
      const found: string[] = [];
      postcss.parse(readFileSync(file, "utf8")).walkRules(/:hover/, (rule) => {
        let around = rule.parent;
        while (around && !(around.type === "atrule" && (around as AtRule).params.includes("hover: hover")))
          around = around.parent as typeof around;
        if (!around) found.push(`${file}: ${rule.selector}`);
      });
      return found;
    });
    expect(elsewhere).toEqual([]);
  });
});

describe("the menu's later styles", () => {
  it("name sheets that exist", () => {
    expect(laterSheets.length).toBeGreaterThan(10);
    expect(laterSheets.filter((sheet) => !existsSync(sheet))).toEqual([]);
  });
});
