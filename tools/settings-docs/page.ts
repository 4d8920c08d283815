import { z } from "zod";
import { settingsSchema } from "../../server/operate/settings";

/** A part of a JSON schema of zod. */
type Schema = {
  type?: string;
  format?: string;
  enum?: string[];
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  required?: string[];
};

const schema = (): Schema => z.toJSONSchema(settingsSchema, { io: "input", reused: "inline" }) as Schema;

/**
 * The JSON schema by which an editor checks and completes a settings file. No field is required, because the brand has
 * them all.
 */
export function settingsJsonSchema(): string {
  const text = JSON.stringify(
    schema(),
    (name, value: unknown) => (name === "required" && Array.isArray(value) ? undefined : value),
    2,
  );
  return `${text}\n`;
}

export function settingsPage(): string {
  const rows = fieldsOf(schema()).map(
    ({ path, field }) => `| \`${path}\` | ${takes(field)} | ${field.description ?? ""} |`,
  );
  return `<!-- Written by npm run settings from server/operate/settings.ts: change it there. -->
# Settings
\`brands/*/settings.json\` are the defaults. \`SETTINGS_FILE\` may override single fields: objects are merged, lists and single values replaced. A wrong field stops the start and is named with its path.

A changed file takes effect with a restart or with SIGHUP (\`kill -HUP\`, \`docker kill -s HUP\`): it is checked first, and with a wrong one the former settings stay and the log says \`the former settings stay\` with the reason. Pages that are kept
for anonymous visitors are rendered anew. Give each container the signal.

Editors complete and check a file whose first field is \`"$schema": "https://…/settings.schema.json"\`, or a path to [settings.schema.json](settings.schema.json).

| field | takes | meaning |
|---|---|---|
${rows.join("\n")}
`;
}

/** `links.job` for a field of an object in an object. */
export const settingsPaths = (): string[] => fieldsOf(schema()).map(({ path }) => path);

type Row = { path: string; field: Schema };

function fieldsOf({ properties = {} }: Schema, before = ""): Row[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = `${before}${name}`;
    return field.properties ? fieldsOf(field, `${path}.`) : [{ path, field }];
  });
}

function takes(field: Schema): string {
  const { type, format, items, additionalProperties } = field;
  if (field.enum) return field.enum.map((value) => `\`${value}\``).join(", ");
  if (field.properties)
    return Object.keys(field.properties)
      .map((name) => `\`${name}\``)
      .join(", ");
  if (type === "array") return `list of ${items ? takes(items) : "values"}`;
  if (type === "object" && typeof additionalProperties === "object")
    return `for each key: ${takes(additionalProperties)}`;
  if (type === "boolean") return "`true`, `false`";
  if (type === "integer" || type === "number") return "a number";
  return format === "uri"
    ? "an address"
    : format === "email"
      ? "an e-mail address"
      : format === "date"
        ? "a date"
        : "a text";
}
