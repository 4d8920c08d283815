import { z } from "zod";
import { brandIds } from "../../brands";

const flag = z.enum(["0", "1", "true", "false"]).transform((value) => value === "1" || value === "true");
const count = z.coerce.number().int().min(1).max(1_000_000);
const origin = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ""));

const schema = z.object({
  NODE_ENV: z.string().default("production"),
  BRAND: z.enum(brandIds).default(brandIds[0]),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default("0.0.0.0"),
  UPSTREAM_URL: origin,
  SESSION_SECRET: z.string().min(32, "needs at least 32 characters"),
  SETTINGS_FILE: z.string().optional(),
  /** Number of trusted reverse proxies; the visitor's address is taken from their `X-Forwarded-For` entries. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** Counts limits for all containers of a shop together; without it each process counts for itself. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Sign-in codes for one phone in 24 hours. */
  CODES_PER_PHONE: count.default(10),
  /** Sign-in codes for one client address in an hour; past it a phone waits 15 minutes between two codes. */
  CODES_PER_ADDRESS: count.default(15),
  /** Sign-in codes for one client address in an hour, whatever the phones. */
  CODES_PER_ADDRESS_AT_MOST: count.default(150),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
  /** Origins, besides the upstream's own, that pictures may be fetched from; separated by spaces. */
  PICTURE_ORIGINS: z
    .string()
    .default("")
    .transform((value) => value.split(/\s+/).filter(Boolean)),
  PICTURE_CACHE: z.string().default("data/pictures"),
  /** Folder of the upstream's last good answers, for a start during an outage; "off" keeps none. */
  ANSWER_CACHE: z.string().default("data/answers"),
  /** Megabytes of memory for the answers that all visitors share. */
  ANSWER_MEMORY_MB: z.coerce.number().int().min(8).max(4_096).default(64),
  /** After start, a separate short-lived process resizes all menu pictures. */
  WARM_PICTURES: flag.default(true),
  /** Says in the footer that this is a demo. */
  DEMO: flag.default(false),
  /** Cookies without `Secure`: only for a trial over plain HTTP on another machine. */
  INSECURE_COOKIES: flag.default(false),
});

export type Environment = z.infer<typeof schema>;

/** Reads and checks the environment. Throws an Error whose message names every wrong or missing variable. */
export function readEnvironment(from: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(from).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => {
    const name = issue.path.join(".");
    return `  ${name}: ${name in given ? issue.message : "is missing"}`;
  });
  throw new Error(`The environment is not complete:\n${lines.join("\n")}\nREADME.md lists every variable.`);
}

let read: Environment | undefined;

/** The environment of this process, read once. */
export function environment(): Environment {
  read ??= readEnvironment(process.env);
  return read;
}
