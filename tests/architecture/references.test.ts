import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const filesIn = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => name.test(file))
    .map((file) => join(folder, file));

const folders = ["app", "bench", "brands", "contract", "rules", "sandbox", "server", "tests", "tools"];
const code = folders.flatMap((folder) => filesIn(folder, /\.(tsx?|m?js|css)$/));
const pages = ["README.md", ...filesIn("docs", /\.md$/)];

describe("references", () => {
  it("of the code lead to a page of docs/ and a heading of it", () => {
    const references = code.flatMap((file) =>
      [...read(file).matchAll(/(?<![\w/.-])docs\/[\w/.-]+\.md(?:#[\w-]+)?/g)].map(([to]) => ({ file, to })),
    );
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter(({ to }) => !exists(to))).toEqual([]);
  });

  it("of the pages in docs/ and of the README lead to a file and a heading of it", () => {
    const references = pages.flatMap((file) =>
      [...read(file).matchAll(/\]\((?![a-z]+:)([^)\s]+)\)/g)].map(([, to = ""]) => ({
        file,
        to: to.startsWith("#") ? file + to : join(dirname(file), to),
      })),
    );
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter(({ to }) => !exists(to))).toEqual([]);
  });

  it("are links: no comment and no page cites a section or a decision by its number alone", () => {
    const citation = /\b(spec|design|decisions?) (\d+ )?§|\bspec \d|\bissue \d|\bdecisions? \d/gi;
    const citations = [...code, ...pages].flatMap((file) =>
      (
        read(file)
          .replace(/\[[^\]]*\]\(/g, "(")
          .match(citation) ?? []
      ).map((text) => `${file}: ${text}`),
    );
    expect(citations).toEqual([]);
  });
});

function read(file: string): string {
  return readFileSync(file, "utf8");
}

function exists(reference: string): boolean {
  const [file = "", heading] = reference.split("#");
  return existsSync(file) && (heading === undefined || !file.endsWith(".md") || headings(file).has(heading));
}

/** The ids that GitHub gives to the headings of a page; of equal headings only the first can be linked to. */
function headings(file: string): Set<string> {
  const text = read(file).replace(/^```.*?^```/gms, "");
  return new Set([...text.matchAll(/^#+ (.*)$/gm)].map(([, title = ""]) => slug(title)));
}

function slug(title: string): string {
  const words = title.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").toLowerCase();
  return words.replace(/[^\p{L}\p{N}_\- ]/gu, "").replaceAll(" ", "-");
}
