import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { captchaModes } from "./captcha";
import { brands } from "./seed/catalogues";

const schema = z.object({
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  /** Only this machine needs the sandbox. */
  SANDBOX_HOST: z.string().default("127.0.0.1"),
  /** The folder of its file; "off" stores nothing. The shop reads the same variable. */
  DATA_FOLDER: z.string().default("data"),
  BRAND: z.enum(brands).default(brands[0]),
  /**
   * "demo": every order is done in about four minutes. A number: how many times faster than real time an order
   * proceeds.
   */
  SANDBOX_TIME_SCALE: z.union([z.literal("demo"), z.coerce.number().positive().max(10_000)]).default("demo"),
  /** The shop's own file of settings. The sandbox does the same about signing in and points. */
  SETTINGS_FILE: z.string().optional(),
  /** The sign-in codes that need a captcha: none, those by SMS, or all. */
  SANDBOX_CAPTCHA: z.enum(captchaModes).default("off"),
  /**
   * The sandbox's address as browsers see it, if it differs from the one that the shop calls; its bank pages are linked
   * there. "shop": at the shop's own address, below `/bank/`, as in the demos.
   */
  SANDBOX_PUBLIC_URL: z
    .union([z.literal("shop"), z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""))])
    .optional(),
  /** "hostile": banners and promotions with attacks; "quiet": no banner opens by itself. */
  SANDBOX_CONTENT: z.enum(["usual", "quiet", "hostile"]).default("usual"),
});

type SandboxEnvironment = z.infer<typeof schema>;

/** Variables of former versions, and what is set in their place. */
const former: Record<string, string> = {
  SANDBOX_DATA: "the file lies in DATA_FOLDER",
  SANDBOX_BANK: "SANDBOX_PUBLIC_URL is shop where the bank's pages are at the shop's address",
  SANDBOX_NETWORK_HOST: "the sandbox finds this machine's address by itself",
  SANDBOX_SIGN_IN: "SETTINGS_FILE says it with customers.is_auth_enabled",
  SANDBOX_POINTS: "SETTINGS_FILE says it with bonus.accrual_suspended",
};

/** Throws an Error that names every wrong variable, and those of former versions. */
export function readEnvironment(from: Record<string, string | undefined>): SandboxEnvironment {
  const given = Object.fromEntries(Object.entries(from).filter(([, value]) => value !== ""));
  const { data, error } = schema.safeParse(given);
  const lines = [
    ...(error?.issues ?? []).map(({ path, message }) => `  ${path.join(".")}: ${message}`),
    ...Object.keys(given).flatMap((name) => (former[name] ? [`  ${name} is not read any more: ${former[name]}.`] : [])),
  ];
  if (data && lines.length === 0) return data;
  throw new Error(`The sandbox cannot start with these settings:\n${lines.join("\n")}`);
}

/** Where the sandbox stores its data, as SQLite names it. */
export const dataFile = ({ DATA_FOLDER, BRAND }: SandboxEnvironment): string =>
  DATA_FOLDER === "off" ? ":memory:" : join(DATA_FOLDER, `sandbox-${BRAND}.sqlite`);

const shopSettings = z.object({
  customers: z.object({ is_auth_enabled: z.boolean().default(true) }).prefault({}),
  bonus: z.object({ accrual_suspended: z.boolean().default(true) }).prefault({}),
});

/** Whether the shop takes orders without an account, and whether points are earned. Throws if the file is wrong. */
export function habitsOf({ SETTINGS_FILE }: SandboxEnvironment) {
  const text = SETTINGS_FILE === undefined ? "{}" : readFileSync(SETTINGS_FILE, "utf8");
  const { customers, bonus } = shopSettings.parse(JSON.parse(text));
  return { anonymousOrders: !customers.is_auth_enabled, earnsPoints: !bonus.accrual_suspended };
}
