import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { builtName } from "./built-name";

/** The directory of the built browser files, relative to the built server file. */
const CLIENT_DIRECTORY = join(dirname(fileURLToPath(import.meta.url)), "../client");

let names: string[] | undefined;

/** The URL of a built script, by the name of its chunk. Undefined in development, where nothing is built. */
export function builtScript(name: string): string | undefined {
  names ??= existsSync(join(CLIENT_DIRECTORY, "assets")) ? readdirSync(join(CLIENT_DIRECTORY, "assets")) : [];
  const file = names.find((file) => file.startsWith(`${builtName(name)}-`) && file.endsWith(".js"));
  return file && `/assets/${file}`;
}

export const builtStyles = (href: string): string => readFileSync(join(CLIENT_DIRECTORY, href), "utf8");
