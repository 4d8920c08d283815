import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The built browser files, seen from the built server file. */
const CLIENT = join(dirname(fileURLToPath(import.meta.url)), "../client");

let names: string[] | undefined;

/** The address of a built script, by its name without the hash. Undefined in development, where nothing is built. */
export function builtScript(name: string): string | undefined {
  names ??= existsSync(join(CLIENT, "assets")) ? readdirSync(join(CLIENT, "assets")) : [];
  const file = names.find((file) => file.startsWith(`${name}-`) && file.endsWith(".js"));
  return file && `/assets/${file}`;
}

export const builtStyles = (href: string): string => readFileSync(join(CLIENT, href), "utf8");
