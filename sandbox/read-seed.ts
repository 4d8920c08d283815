import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";

/** Seeds are in a folder beside this module, or beside the built program. */
const folder =
  ["./seed/", "./sandbox-seed/"].map((place) => fileURLToPath(new URL(place, import.meta.url))).find(existsSync) ??
  "sandbox/seed/";

/** Reads a JSON file of `sandbox/seed`. Throws an Error that names the file, the row and the field of all that is wrong. */
export function readSeed<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  return parseSeed(`sandbox/seed/${file}`, readFileSync(folder + file, "utf8"), schema);
}

export function seedFiles(within: string): string[] {
  return readdirSync(folder + within).map((name) => `${within}/${name}`);
}

/** Parses the text of a file, whose name is for the Error. */
export function parseSeed<Schema extends z.ZodType>(file: string, text: string, schema: Schema): z.infer<Schema> {
  const json = parseJson(file, text);
  const { data, error } = schema.safeParse(json);
  if (!error) return data;
  const lines = error.issues.map(({ path, message }) => `  ${placeOf(path, json)}: ${message}`);
  throw new Error(`${file} is wrong:\n${lines.join("\n")}`);
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON: ${String(error)}`);
  }
}

/** "row 3 (baked), dishes, row 12 (tempura-crab), price". The first field of a row names it. */
function placeOf(path: readonly PropertyKey[], json: unknown): string {
  let at = json;
  const steps = path.map((step) => {
    at = (at as Record<PropertyKey, unknown> | undefined)?.[step];
    if (typeof step !== "number") return String(step);
    return typeof at === "object" ? `row ${step + 1} (${String(Object.values(at ?? {})[0])})` : `value ${step + 1}`;
  });
  return steps.join(", ") || "the whole file";
}

/** Rows whose field `by` is different in each. */
export function rows<Row extends z.ZodObject>(row: Row, by: keyof Row["shape"] & string = "key") {
  return z.array(row).superRefine((all, context) => {
    const keys = all.map((one) => (one as Record<string, unknown>)[by]);
    keys.forEach((key, index) => {
      if (keys.indexOf(key) !== index)
        context.addIssue({ code: "custom", path: [index, by], message: "an earlier row has the same" });
    });
  });
}

/** Several words in one text, separated by spaces. */
export function words<Word extends z.ZodType<string, string>>(word: Word) {
  return z
    .string()
    .transform((text) => text.split(" "))
    .pipe(z.array(word));
}

/** A word that names a row of another file. */
export function nameIn(file: string, known: { has(name: string): boolean }) {
  return z.string().refine((name) => known.has(name), { error: ({ input }) => `${file} has no "${String(input)}"` });
}

/** Hours from midnight, 26 is 02:00 of the next day; read as minutes. */
export const hour = z
  .number()
  .min(0)
  .max(30)
  .transform((hours) => hours * 60);
export const period = z.strictObject({ from: hour, to: hour });
