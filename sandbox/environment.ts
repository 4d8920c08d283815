import { z } from "zod";
import { captchaModes } from "./captcha";
import { brands } from "./seed/catalogues";

const schema = z.object({
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  /** Only this machine needs the sandbox. */
  SANDBOX_HOST: z.string().default("127.0.0.1"),
  /** A file, created if missing; ":memory:" stores nothing. */
  SANDBOX_DATA: z.string().optional(),
  BRAND: z.enum(brands).default(brands[0]),
  /**
   * "demo": every order is done in about four minutes. A number: how many times faster than real time an order
   * proceeds.
   */
  SANDBOX_TIME_SCALE: z.union([z.literal("demo"), z.coerce.number().positive().max(10_000)]).default("demo"),
  /** "optional" is for a shop whose settings have `customers.is_auth_enabled` off. */
  SANDBOX_SIGN_IN: z.enum(["required", "optional"]).default("required"),
  /** "earned" is for a shop whose settings have `bonus.accrual_suspended` off. */
  SANDBOX_POINTS: z.enum(["suspended", "earned"]).default("suspended"),
  /** The sign-in codes that need a captcha: none, those by SMS, or all. */
  SANDBOX_CAPTCHA: z.enum(captchaModes).default("off"),
  /**
   * The sandbox's address as browsers see it, if it differs from the one that the shop calls; its bank pages are linked
   * there.
   */
  SANDBOX_PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ""))
    .optional(),
  /** "shop": browsers reach the bank's pages at the shop's own address, below `/bank/`, as in the demos. */
  SANDBOX_BANK: z.enum(["own", "shop"]).default("own"),
  /** This machine's name or address in its network. QR codes contain it if the shop was opened at localhost. */
  SANDBOX_NETWORK_HOST: z
    .string()
    .regex(/^[\w.-]{1,253}$/)
    .optional(),
  /** "hostile": banners and promotions with attacks; "quiet": no banner opens by itself. */
  SANDBOX_CONTENT: z.enum(["usual", "quiet", "hostile"]).default("usual"),
});

type SandboxEnvironment = z.infer<typeof schema> & { SANDBOX_DATA: string };

/** Throws an Error that names every wrong variable. */
export function readEnvironment(from: Record<string, string | undefined>): SandboxEnvironment {
  const given = Object.fromEntries(Object.entries(from).filter(([, value]) => value !== ""));
  const read = schema.safeParse(given);
  if (read.success)
    return { ...read.data, SANDBOX_DATA: read.data.SANDBOX_DATA ?? `data/sandbox-${read.data.BRAND}.sqlite` };
  const lines = read.error.issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`);
  throw new Error(`The sandbox cannot start with these settings:\n${lines.join("\n")}`);
}
