import { readFileSync } from "node:fs";
import { z } from "zod";
import { brands } from "../../brands";
import { languages } from "../../rules/languages";
import { environment } from "./environment";

const language = z.enum(languages);
const link = z.url().optional();

/** Spec 1 §3 "Global settings" of a deployment (decisions §3). docs/operating.md explains each. */
export const settingsSchema = z.strictObject({
  name: z.string(),
  default_language: language,
  /** By country code, for a visitor of a city there who states no preference. */
  default_language_by_country: z.record(z.string().regex(/^[A-Z]{2}$/), language),
  languages: z.array(language).min(1),
  show_lang_button: z.boolean(),
  company_names: z.record(z.string(), z.string()),
  links: z.strictObject({
    job: link,
    franchise: link,
    privacy_policy: link,
    apps: z.strictObject({ apple: link, android: link, huawei: link }).optional(),
  }),
  emails: z.strictObject({ feedback: z.email() }),
  default_phone: z.string(),
  customers: z.strictObject({
    is_auth_enabled: z.boolean(),
    notify_channels: z.array(z.enum(["call", "sms", "vk"])).min(1),
  }),
  /** Yandex SmartCaptcha in the forms that ask for a sign-in code. Without it they have none. */
  captcha: z.strictObject({ client_key: z.string().trim().min(1).max(200) }).optional(),
  /** Whether customers have bonuses, in cities with a loyalty system. */
  bonus: z.strictObject({
    enabled: z.boolean(),
    /** Nothing is earned any more; what is there can be spent until the day `spend_until` (decisions §10). */
    accrual_suspended: z.boolean(),
    spend_until: z.iso.date(),
  }),
  enable_fractional_prices: z.boolean(),
  show_popular_product_groups: z.boolean(),
  /** Whether takeaway dishes are sold by `sale_multiplicity_last_hour` in a shop's last hour. */
  last_hour: z.boolean(),
  /** Minutes before a shop closes from which on collecting an order is warned about; 0: never. */
  late_pickup_minutes: z.number().int().min(0).max(1440),
  /** The picture on the first page, as the upstream names it: one of the brand's dishes. */
  welcome_picture: z.string().optional(),
  /** Origins of acquirers and banks: visitors are sent to no other to pay (decisions §8). */
  payment_origins: z.array(z.url().transform((address) => new URL(address).origin)),
  /** Schemes of banks' apps that a link to pay may open, such as `bank100000000004`; none that a browser itself handles. */
  payment_schemes: z.array(
    z.string().regex(/^(?!(?:javascript|data|vbscript|file|blob|about|https?|intent)$)[a-z][a-z0-9+.-]*$/),
  ),
  /** Whole units of the currency, by currency code. */
  banknotes: z.record(z.string(), z.array(z.number().int().positive())),
  /** The largest sum that change is brought for, in whole units, by currency code; 5000 for others (decisions §16). */
  cash_max: z.record(z.string(), z.number().int().positive()),
});

export type Settings = z.infer<typeof settingsSchema>;

function merged(base: unknown, over: unknown): unknown {
  if (typeof base !== "object" || typeof over !== "object" || !base || !over || Array.isArray(over))
    return over ?? base;
  const result: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(over)) result[key] = merged(result[key], value);
  return result;
}

/** Checks settings; throws an Error that names each wrong field by its path. `over` replaces single fields of `base`. */
export function readSettings(base: unknown, over?: unknown): Settings {
  const parsed = settingsSchema.safeParse(over === undefined ? base : merged(base, over));
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".") || "(the file)"}: ${issue.message}`);
  throw new Error(`The settings are wrong:\n${lines.join("\n")}`);
}

/** The sandbox lets bonuses be spent for longer, so that a demo shows the programme. */
const demo = { bonus: { spend_until: "2035-05-21" } };

let read: Settings | undefined;

/** The settings of this deployment: the brand's own, changed by SETTINGS_FILE. */
export function settings(): Settings {
  if (read) return read;
  const { BRAND, SETTINGS_FILE, DEMO } = environment();
  const over = SETTINGS_FILE ? jsonFile(SETTINGS_FILE) : undefined;
  read = readSettings(DEMO ? merged(brands[BRAND], demo) : brands[BRAND], over);
  return read;
}

function jsonFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as unknown;
  } catch (error) {
    throw new Error(`SETTINGS_FILE ${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
