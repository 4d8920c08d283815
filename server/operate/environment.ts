import { existsSync, readFileSync, statSync } from "node:fs";
import { isIP } from "node:net";
import { hostname } from "node:os";
import { join, resolve } from "node:path";
import { z } from "zod";
import { brandIds } from "../../brands";
import { formerVariables, isFormer } from "./former-variables";
import { misspelt } from "./misspelt";

const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "silent"] as const;

// The text of each type completes the message about a wrong value: `PORT is "abc": a whole number from 1 to 65535`.
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
  .refine((text) => !/\/api\/*$/i.test(text), "leave /api out: the paths of all calls begin with it")
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

const newFolder = z.string().refine((path) => !existsSync(path) || isFolder(path), "it is a file: name a folder");

/** A name with a dot and digits alone would be an address of four numbers. */
const isHost = (text: string) =>
  isIP(text) > 0 || /^(?=.{1,253}$)(?![\d.]+$)[a-z\d]([a-z\d-]*\.?[a-z\d])*$/i.test(text);

const key = z.string().trim().max(200, "at most 200 characters");

const isDsn = (text: string) => /^https?:\/\/[\w-]+@[^/]+\/(.+\/)?\d+$/.test(text);

const schema = z.object({
  BRAND: oneOf(brandIds).default(brandIds[0]),
  PORT: whole(1, 65_535).default(3000),
  /** A second port for health checks only, which then never wait for visitors' connections. */
  HEALTH_PORT: whole(1, 65_535).optional(),
  /** A port for `/metrics` only, for Prometheus. Without it there are no metrics. */
  METRICS_PORT: whole(1, 65_535).optional(),
  HOST: z.string().refine(isHost, "an address of this machine such as 0.0.0.0 or ::").default("0.0.0.0"),
  UPSTREAM_URL: upstream,
  SESSION_SECRET: secret,
  /** The former SESSION_SECRET. Values that it sealed or signed stay valid. */
  SESSION_SECRET_BEFORE: secret.optional(),
  SETTINGS_FILE: z.string().optional(),
  /** The number of trusted reverse proxies. The visitor's address is taken from their `X-Forwarded-For` entries. */
  TRUSTED_PROXIES: whole(0, 10).default(0),
  /**
   * The request header in which the proxy says where the visitor is, for the suggested city: "latitude,longitude" or a
   * name such as "Kazan, RU". Without it the shop reads none.
   */
  CITY_HEADER: z
    .string()
    .regex(/^[a-z0-9-]{1,64}$/i, "the name of a header such as X-Visitor-City")
    .optional(),
  /** Limits are then counted for all containers of a shop together; without it each process counts for itself. */
  REDIS_URL: z
    .string()
    .refine((text) => /^rediss?:\/\/./.test(text) && URL.canParse(text), "an address such as redis://redis:6379")
    .optional(),
  /** Sign-in codes for one phone in 24 hours. */
  CODES_PER_PHONE: whole(1, 1_000_000).default(10),
  /** Sign-in codes for one client address in an hour; past it a phone waits 15 minutes between two codes. */
  CODES_PER_ADDRESS: whole(1, 1_000_000).default(15),
  /** Sign-in codes for one client address in an hour, for all phones together. */
  CODES_PER_ADDRESS_AT_MOST: whole(1, 1_000_000).default(150),
  /** The DSN of a Sentry project, or of a compatible service, that receives errors. Without it none are reported. */
  SENTRY_DSN: z.string().refine(isDsn, "a DSN such as https://KEY@sentry.example/1").optional(),
  /** The contact for security reports in `/.well-allowed/security.txt`. Without it the file is missing. */
  SECURITY_CONTACT: z
    .url({ protocol: /^(https|mailto)$/, error: "an address such as mailto:security@shop.example" })
    .optional(),
  /** Each placed or paid order is posted here. */
  PURCHASE_WEBHOOK_URL: address("https://crm.chain.example/purchases").optional(),
  /** Signs the posted orders. */
  PURCHASE_WEBHOOK_SECRET: secret.optional(),
  /** Analytics only counts visitors who allow it. Without an id the cookie notice has no question. */
  GOOGLE_TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, "the id of a container such as GTM-ABC1234")
    .optional(),
  YANDEX_METRICA_ID: z
    .string()
    .regex(/^\d{5,12}$/, "the number of a counter such as 12345678")
    .optional(),
  LOG_LEVEL: oneOf(LOG_LEVELS).default("info"),
  /** Further origins of pictures, separated by spaces. The upstream's own is always allowed. */
  PICTURE_ORIGINS: origins.default([]),
  /** The folder of all that the shop keeps on disk, each kind in a folder of its own; "off" keeps nothing. */
  DATA_FOLDER: newFolder.regex(/^(?!(no|none|0|false|disabled)$)/i, 'a folder, or "off"').default("data"),
  /** The guests of a group order; 0 offers none. */
  GROUP_ORDER_GUESTS: whole(0, 50).default(20),
  /**
   * The folder of an operator's own texts, which replace those of `content/`, and in `maps` of the cities' base maps,
   * which replace ours (docs/operating/content.md).
   */
  CONTENT_FOLDER: folder.optional(),
  /** The key of the provider that `maps.map_type` names. Without it, our own maps are used. */
  MAPS_KEY: key.optional(),
  /** Yandex has a separate key for suggested addresses. Without it, the upstream's geocoder suggests them. */
  YANDEX_SUGGEST_KEY: key.optional(),
  /** A folder that containers of several builds share, so that a page of one build finds its assets at another. */
  ASSETS_FOLDER: newFolder.optional(),
  /** A separate short-lived process resizes all menu pictures after start. */
  WARM_PICTURES: flag.default(true),
  MAX_CONNECTIONS: whole(1, 100_000).default(2_000),
  /**
   * The time between SIGTERM and the end of new connections, in which `/readyz` responds 503 so that balancers go
   * elsewhere.
   */
  DRAIN_SECONDS: whole(0, 300).default(3),
  /** The value of `Strict-Transport-Security`; `max-age=0` takes it back. */
  HSTS: z
    .string()
    .regex(/^max-age=\d{1,8}(; includeSubDomains)?(; preload)?$/, "a value such as max-age=31536000; includeSubDomains")
    .default("max-age=31536000"),
  DEMO: flag.default(false),
  /** Cookies without `Secure`, only for a trial over plain HTTP on another machine. */
  INSECURE_COOKIES: flag.default(false),
});

type Values = z.infer<typeof schema>;

const dataKinds = ["pictures", "answers", "group-orders"] as const;
type DataKind = (typeof dataKinds)[number];

/** Undefined with `DATA_FOLDER=off`. */
export const dataFolder = ({ DATA_FOLDER }: Pick<Values, "DATA_FOLDER">, kind: DataKind): string | undefined =>
  DATA_FOLDER === "off" ? undefined : join(DATA_FOLDER, kind);

/** Whether the shared assets would lie among files of another kind, which are cleaned up by another rule. */
function areAssetsAmongData({ DATA_FOLDER, ASSETS_FOLDER }: Values): boolean {
  if (ASSETS_FOLDER === undefined || DATA_FOLDER === "off") return false;
  const taken = [DATA_FOLDER, ...dataKinds.map((kind) => join(DATA_FOLDER, kind))];
  return taken.some((folder) => resolve(folder) === resolve(ASSETS_FOLDER));
}

/** Variables that are valid alone and wrong together: the one to name, the condition, and the message. */
const contradictions: [name: keyof Values, when: (values: Values) => unknown, words: string][] = [
  [
    "PURCHASE_WEBHOOK_SECRET",
    // The receiver could not tell the shop's records from forged ones.
    (all) => all.PURCHASE_WEBHOOK_URL && !all.PURCHASE_WEBHOOK_SECRET,
    "is needed with PURCHASE_WEBHOOK_URL",
  ],
  [
    "CODES_PER_ADDRESS",
    (all) => all.CODES_PER_ADDRESS > all.CODES_PER_ADDRESS_AT_MOST,
    "is above CODES_PER_ADDRESS_AT_MOST",
  ],
  ["HEALTH_PORT", (all) => all.HEALTH_PORT === all.PORT, "is the same as PORT"],
  [
    "METRICS_PORT",
    (all) => all.METRICS_PORT !== undefined && [all.PORT, all.HEALTH_PORT].includes(all.METRICS_PORT),
    "is the same as PORT or HEALTH_PORT",
  ],
  ["ASSETS_FOLDER", areAssetsAmongData, "is DATA_FOLDER or a folder that the shop keeps there: each cleans up its own"],
  ["UPSTREAM_URL", (all) => isOurselves(all), "is the shop itself: it takes the address of the chain's API"],
];

const together = schema.superRefine((values, context) => {
  for (const [name, when, message] of contradictions)
    if (when(values)) context.addIssue({ code: "custom", path: [name], message, params: { together: true } });
});

export type Environment = z.infer<typeof schema>;

/** Additions to the message about a missing variable. */
const HINTS: Record<string, string> = {
  UPSTREAM_URL:
    "Set it to the address of the chain's API. For a demo on a sandbox of its own: DEMO=1 in the container, npm run demo elsewhere.",
};

export const variables = Object.keys(schema.shape);

/** Reads and checks the environment. Throws an Error whose message names every wrong or missing variable. */
export function readEnvironment(from: Record<string, string | undefined>): Environment {
  const given = withFiles(from);
  const { data, error } = together.safeParse(given);
  const former = formerVariables(given);
  if (data && former.length === 0) return data;
  const lines = new Set([...(error?.issues ?? []).map((issue) => lineOf(issue, given)), ...former]);
  const all = [...lines, ...misspeltVariables(from)].map((line) => `  ${line}`);
  throw new Error(`The shop cannot start with this environment:\n${all.join("\n")}\nREADME.md lists every variable.`);
}

/**
 * Returns the variables that are set. `NAME_FILE` names the file with the value of `NAME`, as Docker and Kubernetes
 * mount secrets.
 */
function withFiles(from: Record<string, string | undefined>): Record<string, string> {
  const set = Object.entries(from).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  const given: Record<string, string> = Object.fromEntries(set);
  for (const name of variables) {
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
  // Docker's --env-file keeps quotes.
  const quoted = /^(["']).*\1$/.test(value) ? ", without quotes" : "";
  const shown = /SECRET|KEY/.test(name) || value.includes("@") ? "cannot be used" : `is ${JSON.stringify(value)}`;
  return `${name} ${shown}: ${message}${quoted}`;
}

function isFolder(path: string): boolean {
  return Boolean(statSync(path, { throwIfNoEntry: false })?.isDirectory());
}

/** Whether UPSTREAM_URL is the port of the shop itself. */
function isOurselves({ UPSTREAM_URL, PORT }: Values): boolean {
  const { hostname: host, port, protocol } = new URL(UPSTREAM_URL);
  const isHere = /^(localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(host) || host === hostname().toLowerCase();
  return isHere && Number(port || (protocol === "https:" ? 443 : 80)) === PORT;
}

/** Returns a sentence for each unknown variable whose name resembles a allowed one. */
export function misspeltVariables(from: Record<string, string | undefined>): string[] {
  const allowed = [...variables, ...variables.map((name) => `${name}_FILE`)];
  const given = Object.keys(from).filter((name) => !isFormer(name));
  return misspelt(given, allowed).map(({ name, meant }) => `${name} is set but means nothing: is it ${meant}?`);
}

export function isLogLevel(text: string | undefined): text is Environment["LOG_LEVEL"] {
  return LOG_LEVELS.some((level) => level === text);
}

let read: Environment | undefined;

export function environment(): Environment {
  read ??= readEnvironment(process.env);
  return read;
}
