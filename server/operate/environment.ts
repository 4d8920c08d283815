import { readFileSync, statSync } from "node:fs";
import { hostname } from "node:os";
import { z } from "zod";
import { brandIds } from "../../brands";
import { misspelt } from "./misspelt";

const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "silent"] as const;
const YEAR = 365 * 24 * 60 * 60;

// Each kind of value carries the words that a wrong one is answered with: `PORT is "abc": a whole number from 1 to 65535`.
const flag = z.enum(["0", "1", "true", "false"], "0 or 1").transform((value) => value === "1" || value === "true");
const oneOf = <const Values extends readonly string[]>(values: Values) => z.enum(values, `one of ${values.join(", ")}`);
const address = (example: string) =>
  z.url({ protocol: /^https?$/, error: `an address such as ${example}`, abort: true });
const whole = (least: number, most: number) => {
  const error = `a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });
};
const secret = z
  .string()
  .refine((text) => text.length >= 32 && new Set(text).size >= 8, "at least 32 characters, 8 of them different");
const folder = z.string().refine(isFolder, "there is no such folder");

const upstream = address("https://api.chain.example")
  .refine((text) => !/[?#]/.test(text), "an address without a query: calls bring their own")
  .refine((text) => !new URL(text).username && !new URL(text).password, "an address without a name and a password")
  .refine((text) => !/\/api\/*$/.test(text), "leave /api out: the paths of all calls begin with it")
  .transform((text) => text.replace(/\/+$/, ""));

const origins = z.string().transform((value, context) =>
  value.split(/\s+/).flatMap((text) => {
    if (!text) return [];
    const { data } = address("").safeParse(text);
    if (data && !text.includes(",")) return [new URL(data).origin];
    context.issues.push({
      code: "custom",
      input: value,
      message: "origins such as https://cdn.example, separated by spaces",
    });
    return [];
  }),
);

const key = z.string().trim().max(200, "at most 200 characters");

const isDsn = (text: string) => /^https?:\/\/[\w-]+@[^/]+\/(.+\/)?\d+$/.test(text);

const schema = z.object({
  BRAND: oneOf(brandIds).default(brandIds[0]),
  PORT: whole(1, 65_535).default(3000),
  /** Answers health checks, and nothing else, besides PORT: there they never wait for visitors' connections. */
  HEALTH_PORT: whole(1, 65_535).optional(),
  /** Answers `/metrics` for Prometheus, and nothing else. Off without it. */
  METRICS_PORT: whole(1, 65_535).optional(),
  HOST: z.string().default("0.0.0.0"),
  UPSTREAM_URL: upstream,
  SESSION_SECRET: secret,
  /** The former SESSION_SECRET: what it sealed and signed is still read. */
  SESSION_SECRET_BEFORE: secret.optional(),
  SETTINGS_FILE: z.string().optional(),
  /** Number of trusted reverse proxies; the visitor's address is taken from their `X-Forwarded-For` entries. */
  TRUSTED_PROXIES: whole(0, 10).default(0),
  /** Counts limits for all containers of a shop together; without it each process counts for itself. */
  REDIS_URL: z
    .string()
    .refine((text) => /^rediss?:\/\/./.test(text) && URL.canParse(text), "an address such as redis://redis:6379")
    .optional(),
  /** Sign-in codes for one phone in 24 hours. */
  CODES_PER_PHONE: whole(1, 1_000_000).default(10),
  /** Sign-in codes for one client address in an hour; past it a phone waits 15 minutes between two codes. */
  CODES_PER_ADDRESS: whole(1, 1_000_000).default(15),
  /** Sign-in codes for one client address in an hour, whatever the phones. */
  CODES_PER_ADDRESS_AT_MOST: whole(1, 1_000_000).default(150),
  /** Where errors are reported to, a project's DSN of Sentry or of what takes its envelopes. Off without it. */
  SENTRY_DSN: z.string().refine(isDsn, "a DSN such as https://KEY@sentry.example/1").optional(),
  /** Where people report a hole in the shop's security: `/.well-known/security.txt` says so. Not there without it. */
  SECURITY_CONTACT: z
    .url({ protocol: /^(https|mailto)$/, error: "an address such as mailto:security@shop.example" })
    .optional(),
  /** Is told of each placed or paid order, by POST. Off without it. */
  PURCHASE_WEBHOOK_URL: address("https://crm.chain.example/purchases").optional(),
  /** Signs what is posted there, so that it can be told from what others post. */
  PURCHASE_WEBHOOK_SECRET: secret.optional(),
  /** Whose scripts count visits and purchases of visitors who allow it. Without an id nobody is asked. */
  GOOGLE_TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, "the id of a container such as GTM-ABC1234")
    .optional(),
  YANDEX_METRICA_ID: z
    .string()
    .regex(/^\d{5,12}$/, "the number of a counter such as 12345678")
    .optional(),
  LOG_LEVEL: oneOf(LOG_LEVELS).default("info"),
  /** Origins, besides the upstream's own, that pictures may be fetched from; separated by spaces. */
  PICTURE_ORIGINS: origins.default([]),
  PICTURE_CACHE: z.string().default("data/pictures"),
  /** Folder of the upstream's last good answers, for a start during an outage; "off" keeps none. */
  ANSWER_CACHE: z
    .string()
    .regex(/^(?!(no|none|0|false|disabled)$)/i, 'a folder, or "off"')
    .default("data/answers"),
  /** Folder of the cities' base maps, `<city alias>.geojson` (docs/operating.md#maps); by default ours, which a build has gzipped. */
  MAPS_FOLDER: folder.default(() => (process.env.NODE_ENV === "production" ? "build/maps" : "maps")),
  /** Folder of an operator's own texts, which come before those of `content/` (docs/operating.md#texts). */
  CONTENT_FOLDER: folder.optional(),
  /** Keys of the providers of `maps.map_type`; without its key the maps are ours. */
  GOOGLE_MAPS_KEY: key.optional(),
  YANDEX_MAPS_KEY: key.optional(),
  /** Yandex has another key for suggested addresses; without it they come from the upstream's geocoder. */
  YANDEX_SUGGEST_KEY: key.optional(),
  /** Folder that containers of several builds share: a page of one finds its assets at another. */
  ASSETS_FOLDER: z.string().optional(),
  /** Megabytes of memory for the answers that all visitors share. */
  ANSWER_MEMORY_MB: whole(8, 4_096).default(64),
  /** After start, a separate short-lived process resizes all menu pictures. */
  WARM_PICTURES: flag.default(true),
  MAX_CONNECTIONS: whole(1, 100_000).default(2_000),
  /** Seconds between SIGTERM and the end of new connections, in which `/readyz` answers 503 and balancers go elsewhere. */
  DRAIN_SECONDS: whole(0, 300).default(3),
  /** Seconds for which browsers use HTTPS only; 0 takes it back. */
  HSTS_MAX_AGE: whole(0, 2 * YEAR).default(YEAR),
  HSTS_INCLUDE_SUBDOMAINS: flag.default(false),
  DEMO: flag.default(false),
  /** Cookies without `Secure`: only for a trial over plain HTTP on another machine. */
  INSECURE_COOKIES: flag.default(false),
});

type Values = z.infer<typeof schema>;

/** Variables that are right by themselves and wrong together: the one to name, when, and how it is put. */
const contradictions: [name: keyof Values, when: (values: Values) => unknown, words: string][] = [
  [
    "PURCHASE_WEBHOOK_SECRET",
    // A hook that cannot tell the shop's records from invented ones is of no use.
    (all) => all.PURCHASE_WEBHOOK_URL && !all.PURCHASE_WEBHOOK_SECRET,
    "is needed with PURCHASE_WEBHOOK_URL",
  ],
  [
    "CODES_PER_ADDRESS",
    (all) => all.CODES_PER_ADDRESS > all.CODES_PER_ADDRESS_AT_MOST,
    "is above CODES_PER_ADDRESS_AT_MOST",
  ],
  ["UPSTREAM_URL", (all) => isOurselves(all), "is the shop itself: it takes the address of the chain's API"],
];

const together = schema.superRefine((values, context) => {
  for (const [name, when, message] of contradictions)
    if (when(values)) context.addIssue({ code: "custom", path: [name], message, params: { together: true } });
});

export type Environment = z.infer<typeof schema>;

/** What the line about a missing variable says besides. */
const HINTS: Record<string, string> = {
  UPSTREAM_URL:
    "Set it to the address of the chain's API. For a demo on a sandbox of its own: DEMO=1 in the container, npm run demo elsewhere.",
};

const names = Object.keys(schema.shape);

/** Reads and checks the environment. Throws an Error whose message names every wrong or missing variable. */
export function readEnvironment(from: Record<string, string | undefined>): Environment {
  const given = withFiles(from);
  const parsed = together.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = new Set(parsed.error.issues.map((issue) => `  ${lineOf(issue, given)}`));
  const hints = misspeltVariables(from).map((hint) => `  ${hint}`);
  throw new Error(
    `The shop cannot start with this environment:\n${[...lines, ...hints].join("\n")}\nREADME.md lists every variable.`,
  );
}

/** The variables that are set. `NAME_FILE` names the file that holds the value of `NAME`, as Docker and Kubernetes mount secrets. */
function withFiles(from: Record<string, string | undefined>): Record<string, string> {
  const set = Object.entries(from).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  const given: Record<string, string> = Object.fromEntries(set);
  for (const name of names) {
    const file = given[`${name}_FILE`];
    if (!file) continue;
    if (given[name]) throw new Error(`${name} and ${name}_FILE are both set: only one of them can be meant.`);
    try {
      given[name] = readFileSync(file, "utf8").trim();
    } catch (error) {
      throw new Error(`${name}_FILE cannot be read: ${(error as Error).message}`, { cause: error });
    }
  }
  return given;
}

function lineOf({ path: [variable = ""], message, ...issue }: z.core.$ZodIssue, given: Record<string, string>): string {
  const name = String(variable);
  const value = given[name];
  if ("params" in issue && issue.params?.together) return `${name} ${message}.`;
  if (value === undefined) return [`${name} is missing.`, HINTS[name]].filter(Boolean).join(" ");
  // Docker's --env-file passes quotes on.
  const quoted = /^(["']).*\1$/.test(value) ? ", without quotes" : "";
  const shown = /SECRET|KEY/.test(name) || value.includes("@") ? "cannot be used" : `is ${JSON.stringify(value)}`;
  return `${name} ${shown}: ${message}${quoted}`;
}

function isFolder(path: string): boolean {
  return Boolean(statSync(path, { throwIfNoEntry: false })?.isDirectory());
}

/** Whether the upstream's address is the port on which the shop itself is going to listen. */
function isOurselves({ UPSTREAM_URL, PORT }: Values): boolean {
  const { hostname: host, port, protocol } = new URL(UPSTREAM_URL);
  const isHere = /^(localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(host) || host === hostname().toLowerCase();
  return isHere && Number(port || (protocol === "https:" ? 443 : 80)) === PORT;
}

/** One sentence for each variable that has no meaning but nearly the name of one that has. */
export function misspeltVariables(from: Record<string, string | undefined>): string[] {
  const known = [...names, ...names.map((name) => `${name}_FILE`)];
  return misspelt(Object.keys(from), known).map(
    ({ name, meant }) => `${name} is set but means nothing: is it ${meant}?`,
  );
}

export function isLogLevel(text: string | undefined): text is Environment["LOG_LEVEL"] {
  return LOG_LEVELS.some((level) => level === text);
}

let read: Environment | undefined;

export function environment(): Environment {
  read ??= readEnvironment(process.env);
  return read;
}
