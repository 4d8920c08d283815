import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { builtName } from "./built-name";
import { STYLE_SHEETS } from "./first-window";

/** The directory of the built browser files, relative to the built server file. */
const CLIENT_DIRECTORY = join(dirname(fileURLToPath(import.meta.url)), "../client");

let names: string[] | undefined;

/** The URL of a built script or style sheet, by its name. Undefined in development, where nothing is built. */
export function builtFile(name: string, ending: "js" | "css" = "js"): string | undefined {
  names ??= existsSync(join(CLIENT_DIRECTORY, "assets")) ? readdirSync(join(CLIENT_DIRECTORY, "assets")) : [];
  const file = names.find((file) => file.startsWith(`${builtName(name)}-`) && file.endsWith(`.${ending}`));
  return file && `/assets/${file}`;
}

export const builtStyles = (href: string): string => readFileSync(join(CLIENT_DIRECTORY, href), "utf8");

let sheets: Record<string, string[]> | undefined;

/** The URLs of the style sheets of a page with these routes, in their order (tools/style-sheets.ts). */
export function styleSheetsOf(routes: string[]): string[] {
  sheets ??= JSON.parse(readFileSync(join(CLIENT_DIRECTORY, "..", STYLE_SHEETS), "utf8")) as Record<string, string[]>;
  return routes.flatMap((route) => sheets?.[route] ?? []);
}
