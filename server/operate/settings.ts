import { readFileSync } from "node:fs";
import { z } from "zod";
import { brands } from "../../brands";
import type { Feature } from "../../contract/calls/row";
import { isTimeZone } from "../../rules/city-time";
import { languages } from "../../rules/languages";
import { environment } from "./environment";

/** The features that pages offer unless the settings say that the chain lacks them. Its answers tell of the others. */
const hideableFeatures = [
  "contact forms",
  "promo codes",
  "repeated orders",
  "saved addresses",
  "profile",
  "maps",
  "related dishes",
] as const satisfies readonly Feature[];

export type HideableFeature = (typeof hideableFeatures)[number];

const language = z.enum(languages);
const languageList = z
  .array(language)
  .min(1)
  .refine((all) => new Set(all).size === all.length, "each language once");
const storyPage = z.string().regex(/^(about|vacancies|franchise)$/, "a page: about, vacancies or franchise");
const phone = z.string().refine((text) => (text.match(/\d/g) ?? []).length >= 3, "a phone number");
const country = z.string().regex(/^[A-Z]{2}$/, "a country code such as DE");
const link = (meaning: string) =>
  z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(meaning);
const currencies = <Value extends z.ZodType>(value: Value) => z.record(z.string().regex(/^[A-Z]{3}$/), value);

/**
 * The settings of a deployment (docs/specification/behaviour.md#settings-of-a-deployment) with their meanings. `npm run
 * settings` generates docs/settings.md and the JSON schema for editors from them.
 */
export const settingsSchema = z.strictObject({
  $schema: z.string().optional().describe("the JSON schema that editors check the file by; the shop does not read it"),
  name: z.string().trim().min(1, "a text").describe("the shop's name: header, titles, sentences, the web app"),
  app_env: z
    .enum(["production", "staging", "test"])
    .optional()
    .describe("what this deployment is; other than `production` (the default) search engines are asked to stay away"),
  domain: z
    .string()
    .regex(
      /^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/,
      "a host name such as shop.example, without https:// and a path",
    )
    .optional()
    .describe(
      "the host name by which search engines know the shop, for canonical addresses and the site map; without it that of the request",
    ),
  country_code: country
    .optional()
    .describe("the country of pages that belong to no city: their language, by `default_language_by_country`"),
  default_language: language.describe("the language of a visitor without a preference"),
  default_language_by_country: z
    .record(country, language)
    .describe('the same by the country code of the city: `{ "DE": "de" }`'),
  languages: languageList.describe("languages on offer, in the order of the choice"),
  show_lang_button: z.boolean().describe("whether pages offer a choice of language"),
  logo: z
    .partialRecord(language, z.string())
    .optional()
    .describe(
      "by language, a picture in place of the drawn logo, 42 pixels high, as the upstream names its pictures; without one the drawn logo",
    ),
  company_names: z
    .record(z.string(), z.string())
    .describe(
      "the seller's name in the footer and the legal texts, by city id, with a `default`. That of the city's id comes before the upstream's `legal`, the `default` after it",
    ),
  company_details: z
    .record(
      z.string().regex(/^(default|[1-9]\d*)$/, "a city's id or default"),
      z.strictObject({
        inn: z.string().min(1).optional().describe("the number for taxes"),
        ogrn: z.string().min(1).optional().describe("the number in the register of companies"),
        address: z.string().min(1).optional().describe("where post reaches the company"),
        director: z.string().min(1).optional().describe("who represents it"),
        registrar: z.string().min(1).optional().describe("the court or authority that registered it"),
        notes: z.array(z.string().min(1)).optional().describe("other particulars, each whole"),
      }),
    )
    .describe(
      "what the legal texts tell of the seller, by city id, with a `default` ([the seller](operating/content.md#the-seller))",
    ),
  time_zones: z
    .record(
      z.string().regex(/^([A-Z]{2}|[1-9]\d*)$/, "a country code such as DE or a city's id"),
      z.string().refine(isTimeZone, "an IANA zone such as Europe/Berlin"),
    )
    .describe(
      "the IANA time zone by city id, or by country code where the whole country has one, for cities without `time_zone` upstream: times of last summer or beyond the change of clocks are then right. A zone counts while its hours are the city's `timezone`; without one all times are told with those hours",
    ),
  links: z.strictObject({
    job: link("address of your own page about jobs, to which `{city}/vacancies` links"),
    franchise: link("address of your own page for franchisees, to which `{city}/franchise` links"),
    partners: link("address of your own page for suppliers, to which `{city}/partners` links"),
    arenda: link("address of your own page for landlords, to which `{city}/rent` links"),
    mobileApplications: link("address of your own page about the apps, in the footer"),
    privacy_policy: link(
      "address of your own privacy policy, in place of ours at `/privacy-policy`; the consents link to it",
    ),
    user_agreement: link("the same in place of `/user-agreement`"),
    apps: z
      .strictObject({
        apple: link("address of the app in the App Store; without it there is no link"),
        android: link("the same in Google Play"),
        huawei: link("the same in AppGallery"),
      })
      .optional(),
  }),
  emails: z.strictObject({ feedback: z.email().describe("the address for questions, in the footer") }),
  default_phone: phone.describe("the shop's phone where the city has none"),
  customers: z.strictObject({
    is_auth_enabled: z
      .boolean()
      .describe("whether customers sign in; `false`: orders without an account, nothing to sign in to"),
    notify_channels: z
      .array(z.enum(["call", "sms", "vk"]))
      .min(1)
      .describe(
        "how sign-in codes may be sent, in the order in which they are offered. A text message whose last line is `@shop.example #1234` (the shop's host and the code) is read by phones that know [WebOTP](https://developer.mozilla.org/docs/Web/API/WebOTP_API)",
      ),
  }),
  captcha: z
    .strictObject({
      client_key: z
        .string()
        .trim()
        .min(1)
        .max(200)
        .describe(
          "the client's key of [Yandex SmartCaptcha](https://yandex.cloud/docs/smartcaptcha/); without it no page has a captcha. With it the forms that ask for a code show one, unless the city's `social_captcha` is `false` and the upstream accepts a code without. The widget's token goes to the upstream, which checks it with the server's key",
        ),
      hidden: z
        .boolean()
        .optional()
        .describe("`true`: no form shows the captcha, as if there were no key; for an outage of the provider"),
      token: z
        .string()
        .min(1)
        .max(4_000)
        .optional()
        .describe(
          "what is sent as `captcha_user_token` where the visitor's browser gave none, for an upstream of a trial that takes it; never while `app_env` is `production`",
        ),
    })
    .optional(),
  maps: z.strictObject({
    map_type: z
      .enum(["google", "yandex", "none"])
      .describe(
        "whose map stands in place of ours where scripts run ([keys](operating/content.md#maps-of-google-or-yandex)); `none`: nobody's",
      ),
    language: z
      .string()
      .regex(/^[a-z]{2}(_[A-Z]{2})?$/, "a language such as ru or ru_RU")
      .optional()
      .describe("the language of that map, `ru` or `ru_RU`; without it that of the page"),
  }),
  bonus: z.strictObject({
    enabled: z
      .boolean()
      .describe(
        "whether the brand has a bonus programme, in cities with `has_loyalty_system`: `{city}/bonus`, the balance in header and profile, the points in the cart",
      ),
    flag_cookie: z
      .string()
      .regex(/^[\w-]+$/, "letters, digits, _ and -")
      .optional()
      .describe(
        "the name of a cookie of the chain's other pages on this host: the programme is then on only in browsers that have it with a value other than `0` and `false`; without a name it is on in all",
      ),
    accrual_suspended: z
      .boolean()
      .describe(
        "whether nothing is earned any more: then the bonus page names the last day for spending, and after it offers none",
      ),
    spend_until: z.iso
      .date()
      .describe(
        "that day, `YYYY-MM-DD` in the city's time (in a demo `2035-05-21`, as long as the sandbox takes them)",
      ),
  }),
  enable_fractional_prices: z.boolean().describe("whether prices show hundredths"),
  show_popular_product_groups: z
    .boolean()
    .describe("whether the menu starts with tiles of the groups with `show_on_main`"),
  last_hour: z
    .boolean()
    .describe("whether takeaway dishes are sold in lots in a shop's last hour (`sale_multiplicity_last_hour`)"),
  late_pickup_minutes: z
    .number()
    .int()
    .min(0)
    .max(1440)
    .describe(
      "how many minutes before a shop closes an order to be collected is warned about: whoever comes later finds it closed. 0 switches the warning off",
    ),
  not_offered: z
    .array(z.enum(hideableFeatures))
    .default([])
    .describe(
      "what the chain does not have, by the names of the [contract](contract.md#which-calls-for-which-feature): its links, fields and pages are not shown, and its calls not made",
    ),
  offline: z
    .boolean()
    .describe(
      "whether browsers keep a copy of the last menu, and of their own cart, for the time without network ([offline](operating/run.md#offline)); `false`: they drop what they kept",
    ),
  courier_tracking: z
    .boolean()
    .describe(
      "whether the chain tells where its couriers are ([the courier](operating/run.md#the-courier)); `false`: nobody asks, and no map is shown on the way",
    ),
  page_pictures: z
    .record(storyPage, z.string())
    .default({})
    .describe(
      "the picture at the head of a page that is a text (`about`, `vacancies`, `franchise`), as a path of the upstream; `welcome_picture` where there is none",
    ),
  welcome_picture: z.string().optional().describe("the picture on the first page, as a path of the upstream"),
  payment_origins: z
    .array(
      z
        .url({ protocol: /^https?$/ })
        .refine((address) => !address.includes("*"), "whole addresses: each host by its name, without *")
        .transform((address) => new URL(address).origin),
    )
    .describe(
      "origins of acquirers and banks ([payments.md](payments.md#what-you-set)): to pay, visitors are sent to these and to the upstream's own",
    ),
  payment_schemes: z
    .array(
      z
        .string()
        .regex(
          /^(?!(?:javascript|data|vbscript|file|blob|about|https?|intent)$)[a-z][a-z0-9+.-]*$/,
          "the scheme of an app such as bank100000000004",
        ),
    )
    .describe("schemes of banks' apps that links to pay may open ([payments.md](payments.md#what-you-set))"),
  banknotes: currencies(z.array(z.number().int().positive())).describe(
    "by currency code, the notes that the form offers for change, in whole units",
  ),
  cash_max: currencies(z.number().int().positive()).describe(
    "by currency code, the largest sum that couriers bring change for, in whole units; 5000 for a currency that it does not name. Set it no higher than the upstream accepts",
  ),
});

export type Settings = z.infer<typeof settingsSchema>;

function merged(base: unknown, over: unknown): unknown {
  if (typeof base !== "object" || typeof over !== "object" || !base || !over || Array.isArray(over))
    return over === undefined ? base : over;
  const result: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(over)) result[key] = merged(result[key], value);
  return result;
}

/** Throws an Error that names each wrong field by its path. `over` replaces single fields of `base`. */
export function readSettings(base: unknown, over?: unknown): Settings {
  const { data, error } = settingsSchema.safeParse(merged(base, over), { error: plainWords });
  const lines = error?.issues.map(({ path, message }) => `  ${path.join(".") || "(the file)"}: ${message}`) ?? [];
  if (data && !data.languages.includes(data.default_language))
    lines.push(`  default_language: one of languages (${data.languages.join(", ")})`);
  for (const [code, wanted] of Object.entries(
    (over as Partial<Settings> | undefined)?.default_language_by_country ?? {},
  ))
    if (data && !data.languages.includes(wanted))
      lines.push(`  default_language_by_country.${code}: one of languages (${data.languages.join(", ")})`);
  if (!data || lines.length) throw new Error(`The settings are wrong:\n${lines.join("\n")}`);
  return data;
}

const KINDS: Record<string, string> = {
  string: "a text",
  boolean: "true or false",
  number: "a number",
  int: "a whole number",
  array: "a list",
  object: "an object",
  record: "an object",
};

/** Describes a wrong value for operators. Undefined leaves the schema's own message. */
function plainWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "invalid_type") return KINDS[issue.expected] ?? issue.expected;
  if (issue.code === "invalid_value") return `one of ${issue.values.join(", ")}`;
  if (issue.code === "unrecognized_keys") return `has no ${issue.keys.join(", ")}`;
  if (issue.code === "too_small") return `at least ${issue.minimum}`;
  if (issue.code === "too_big") return `at most ${issue.maximum}`;
  if (issue.code !== "invalid_format") return undefined;
  return { url: "an address such as https://shop.example/", email: "an e-mail address" }[issue.format as string];
}

/** A demo shows features longer than a deployment: bonuses can be spent for years, and links lead to reserved names. */
const demo = (brand: string) => ({
  bonus: { spend_until: "2035-05-21" },
  links: {
    job: `https://jobs.${brand}.example/`,
    franchise: `https://franchise.${brand}.example/`,
    partners: `https://suppliers.${brand}.example/`,
    arenda: `https://premises.${brand}.example/`,
    mobileApplications: `https://apps.${brand}.example/`,
    apps: {
      apple: `https://apps.${brand}.example/ios`,
      android: `https://apps.${brand}.example/android`,
      huawei: `https://apps.${brand}.example/huawei`,
    },
  },
});

let read: Settings | undefined;
let version = 0;

/** Whether the chain has a feature, as far as the settings know. */
export const isOffered = (feature: Feature) => !settings().not_offered.some((name) => name === feature);

/** The brand's settings, changed by SETTINGS_FILE. */
export function settings(): Settings {
  return (read ??= readAll());
}

/** The version grows with each reload. Cached pages of an earlier version are void. */
export const settingsVersion = () => version;

/** Reads SETTINGS_FILE again. Throws an Error that names each problem; the former settings then stay. */
export function reloadSettings() {
  read = readAll();
  version += 1;
}

function readAll(): Settings {
  const { BRAND, SETTINGS_FILE, DEMO } = environment();
  const over = SETTINGS_FILE ? jsonFile(SETTINGS_FILE) : undefined;
  return readSettings(DEMO ? merged(brands[BRAND], demo(BRAND)) : brands[BRAND], over);
}

/** JSON.parse silently takes the last of two keys with the same name. `text` is valid JSON. */
function repeatedKey(text: string): string | undefined {
  const keys: Set<string>[] = [];
  for (const [token, string, colon] of text.matchAll(/("(?:\\.|[^"\\])*")(\s*:)?|[{}]/g)) {
    if (token === "{") keys.push(new Set());
    else if (token === "}") keys.pop();
    else if (string && colon) {
      const key = JSON.parse(string) as string;
      if (keys.at(-1)?.has(key)) return key;
      keys.at(-1)?.add(key);
    }
  }
  return undefined;
}

function jsonFile(path: string): unknown {
  try {
    const text = readFileSync(path, "utf8");
    const value = JSON.parse(text) as unknown;
    const twice = repeatedKey(text);
    if (twice !== undefined) throw new Error(`${twice} is there twice`);
    return value;
  } catch (error) {
    throw new Error(`SETTINGS_FILE ${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
