import { z } from "zod";
import { brandIds } from "../../brands";
import { misspelt } from "./misspelt";

const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "silent"] as const;
const YEAR = 365 * 24 * 60 * 60;

const flag = z.enum(["0", "1", "true", "false"]).transform((value) => value === "1" || value === "true");
const address = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ""));
const origins = z.string().transform((value, context) =>
  value.split(/\s+/).flatMap((text) => {
    if (!text) return [];
    const { data } = address.safeParse(text);
    if (data) return [new URL(data).origin];
    context.issues.push({
      code: "custom",
      input: value,
      message: `"${text}" is no origin such as https://cdn.example`,
    });
    return [];
  }),
);
const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

const isDsn = (text: string) => /^https?:\/\/[\w-]+@[^/]+\/(.+\/)?\d+$/.test(text);

const schema = z.object({
  BRAND: z.enum(brandIds).default(brandIds[0]),
  PORT: whole(0, 65_535).default(3000),
  /** Answers health checks, and nothing else, besides PORT: there they never wait for visitors' connections. */
  HEALTH_PORT: whole(1, 65_535).optional(),
  /** Answers `/metrics` for Prometheus, and nothing else. Off without it. */
  METRICS_PORT: whole(1, 65_535).optional(),
  HOST: z.string().default("0.0.0.0"),
  UPSTREAM_URL: address,
  SESSION_SECRET: z.string().min(32, "needs at least 32 characters"),
  SETTINGS_FILE: z.string().optional(),
  /** Number of trusted reverse proxies; the visitor's address is taken from their `X-Forwarded-For` entries. */
  TRUSTED_PROXIES: whole(0, 10).default(0),
  /** Counts limits for all containers of a shop together; without it each process counts for itself. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Sign-in codes for one phone in 24 hours. */
  CODES_PER_PHONE: whole(1, 1_000_000).default(10),
  /** Sign-in codes for one client address in an hour; past it a phone waits 15 minutes between two codes. */
  CODES_PER_ADDRESS: whole(1, 1_000_000).default(15),
  /** Sign-in codes for one client address in an hour, whatever the phones. */
  CODES_PER_ADDRESS_AT_MOST: whole(1, 1_000_000).default(150),
  /** Where errors are reported to, a project's DSN of Sentry or of what takes its envelopes. Off without it. */
  SENTRY_DSN: z
    .url({ protocol: /^https?$/ })
    .refine(isDsn, "is no DSN such as https://KEY@sentry.example/1")
    .optional(),
  /** Where people report a hole in the shop's security: `/.well-known/security.txt` says so. Not there without it. */
  SECURITY_CONTACT: z.url({ protocol: /^(https|mailto)$/ }).optional(),
  /** Is told of each placed or paid order, by POST. Off without it. */
  PURCHASE_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Signs what is posted there, so that it can be told from what others post. */
  PURCHASE_WEBHOOK_SECRET: z.string().min(32, "needs at least 32 characters").optional(),
  /** Whose scripts count visits and purchases of visitors who allow it. Without an id nobody is asked. */
  GOOGLE_TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, "is no id of a container such as GTM-ABC1234")
    .optional(),
  YANDEX_METRICA_ID: z
    .string()
    .regex(/^\d{5,12}$/, "is no number of a counter such as 12345678")
    .optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS).default("info"),
  /** Origins, besides the upstream's own, that pictures may be fetched from; separated by spaces. */
  PICTURE_ORIGINS: origins.default([]),
  PICTURE_CACHE: z.string().default("data/pictures"),
  /** Folder of the upstream's last good answers, for a start during an outage; "off" keeps none. */
  ANSWER_CACHE: z.string().default("data/answers"),
  /** Folder of the cities' base maps, `<city alias>.geojson` (docs/operating.md#maps); by default ours, which a build has gzipped. */
  MAPS_FOLDER: z.string().default(() => (process.env.NODE_ENV === "production" ? "build/maps" : "maps")),
  /** Folder of an operator's own texts, which come before those of `content/` (docs/operating.md#texts). */
  CONTENT_FOLDER: z.string().optional(),
  /** Keys of the providers of `maps.map_type`; without its key the maps are ours. */
  GOOGLE_MAPS_KEY: z.string().trim().max(200).optional(),
  YANDEX_MAPS_KEY: z.string().trim().max(200).optional(),
  /** Folder that containers of several builds share: a page of one finds its assets at another. */
  ASSETS_FOLDER: z.string().optional(),
  /** Megabytes of memory for the answers that all visitors share. */
  ANSWER_MEMORY_MB: z.coerce.number().int().min(8).max(4_096).default(64),
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

/** A hook that cannot tell the shop's records from invented ones is of no use. */
const signed = schema.refine(
  ({ PURCHASE_WEBHOOK_URL, PURCHASE_WEBHOOK_SECRET }) => !PURCHASE_WEBHOOK_URL || PURCHASE_WEBHOOK_SECRET,
  { path: ["PURCHASE_WEBHOOK_SECRET"], error: "is needed with PURCHASE_WEBHOOK_URL" },
);

export type Environment = z.infer<typeof schema>;

/** What the line about a missing variable says besides. */
const HINTS: Record<string, string> = {
  UPSTREAM_URL:
    "Set it to the address of the chain's API. For a demo on a sandbox of its own: DEMO=1 in the container, npm run demo elsewhere.",
};

/** Reads and checks the environment. Throws an Error whose message names every wrong or missing variable. */
export function readEnvironment(from: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(from).filter(([, value]) => value !== ""));
  const parsed = signed.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path: [name = ""], message }) => {
    if (String(name) in given) return `  ${String(name)}: ${message}`;
    return [`  ${String(name)}: is missing.`, HINTS[String(name)]].filter(Boolean).join(" ");
  });
  const hints = misspeltVariables(from).map((hint) => `  ${hint}`);
  throw new Error(
    `The environment is not complete:\n${[...lines, ...hints].join("\n")}\nREADME.md lists every variable.`,
  );
}

/** One sentence for each variable that has no meaning but nearly the name of one that has. */
export function misspeltVariables(from: Record<string, string | undefined>): string[] {
  return misspelt(Object.keys(from), Object.keys(schema.shape)).map(
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
