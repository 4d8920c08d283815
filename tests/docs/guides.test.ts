import { readFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

const GUIDES = ["docs/first-change.md", "docs/new-field.md"];

const blocksOf = (guide: string) =>
  [...readFileSync(guide, "utf8").matchAll(/^```(\w+) (\S+)\n([^]*?)^```$/gm)].map(
    ([, language = "", file = "", text = ""]) => ({ isNew: language !== "diff", file, text }),
  );

const linesOf = (text: string, marks: RegExp) =>
  text
    .split("\n")
    .filter((line) => marks.test(line))
    .map((line) => `${line.slice(1)}\n`)
    .join("");

/** The files that a guide writes and changes, as they are once it was followed; it may have been. */
function followed(guide: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const { isNew, file, text } of blocksOf(guide)) {
    if (isNew) files.set(file, text);
    else files.set(file, changed(file, files.get(file) ?? readFileSync(file, "utf8"), text));
  }
  return files;
}

function changed(file: string, content: string, diff: string): string {
  const [before, after] = [linesOf(diff, /^[ -]/), linesOf(diff, /^[ +]/)];
  if (content.includes(after)) return content;
  expect(content.split(before), `the lines of ${file} are there once:\n${before}`).toHaveLength(2);
  return content.replace(before, () => after);
}

/** The types of these files, with all that they import, and of the sandbox's handlers, of which there is one for each call. */
function typeErrors(files: Map<string, string>): string[] {
  const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, process.cwd());
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  const own = (path: string) => files.get(relative(process.cwd(), path));
  const folders = new Set([...files.keys()].map(dirname));
  host.fileExists = (path) => own(path) !== undefined || fileExists(path);
  host.readFile = (path) => own(path) ?? readFile(path);
  host.directoryExists = (path) => folders.has(relative(process.cwd(), path)) || ts.sys.directoryExists(path);
  const checked = [...files.keys(), "sandbox/handlers/index.ts"].filter((file) => /\.[jt]sx?$/.test(file));
  const program = ts.createProgram([...checked, "env.d.ts", "locales/i18next.d.ts"], options, host);
  return checked
    .flatMap((file) => [
      ...program.getSyntacticDiagnostics(program.getSourceFile(file)),
      ...program.getSemanticDiagnostics(program.getSourceFile(file)),
    ])
    .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`);
}

it.each(GUIDES)("the code of %s fits into the project and has no type error", { timeout: 300_000 }, (guide) => {
  const files = followed(guide);
  expect(files.size).toBeGreaterThan(5);
  expect(typeErrors(files)).toEqual([]);
});
