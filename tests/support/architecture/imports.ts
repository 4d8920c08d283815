import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import ts from "typescript";

/** `later`: not with the file itself, but when it comes to that. */
export type Import = { from: string; to: string; typeOnly: boolean; later?: true };

/** Source files below a folder, by their path from the project's root. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts"));
}

/** What a file imports: paths from the project's root for its own files, package names for others. */
export function importsOf(file: string): Import[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
  const found: Import[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const target = node.moduleSpecifier;
      if (target && ts.isStringLiteral(target))
        found.push({ from: file, to: resolved(file, target.text), typeOnly: isTypeOnly(node) });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [target] = node.arguments;
      if (target && ts.isStringLiteral(target))
        found.push({ from: file, to: resolved(file, target.text), typeOnly: false, later: true });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const clause = node.importClause;
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const named = clause.namedBindings;
  return (
    !clause.name &&
    Boolean(
      named &&
      ts.isNamedImports(named) &&
      named.elements.length &&
      named.elements.every((element) => element.isTypeOnly),
    )
  );
}

function resolved(file: string, target: string): string {
  if (!target.startsWith(".")) return target;
  const path = normalize(join(dirname(file), target.replace(/\?.*$/, "")));
  const candidates = [path, `${path}.ts`, `${path}.tsx`, join(path, "index.ts"), join(path, "index.tsx")];
  return candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile()) ?? path;
}
