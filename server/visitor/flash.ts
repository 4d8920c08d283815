import { z } from "zod";
import type { CookieShape } from "./cookies";
import { cut } from "../../rules/cut";

const path = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])/);
const words = z.string().max(100);

const flash = z.object({
  tone: z.enum(["good", "danger", "info"]),
  text: z.string().max(500),
  /** The message stays until it is closed, because the visitor has to read it first. */
  stays: z.literal(true).optional(),
  link: z.object({ to: path, words }).optional(),
  /** A form of one button, such as one that reverts the action. */
  form: z.object({ action: path, fields: z.record(words, z.string().max(300)), words }).optional(),
});

export type Flash = z.infer<typeof flash>;

const MAX_COOKIE_LENGTH = 3_000;

/** A message for the next page, shown once: the upstream's `notification`, or the result of an action. */
export const flashCookie: CookieShape<Flash> = {
  name: "flash",
  parse: (text) => {
    try {
      return flash.safeParse(JSON.parse(Buffer.from(text, "base64url").toString("utf8"))).data;
    } catch {
      return undefined;
    }
  },
  serialise: (value) => {
    const short = { ...value, text: cut(value.text, 500) };
    const whole = encoded(short);
    return whole.length <= MAX_COOKIE_LENGTH ? whole : encoded({ ...short, link: undefined, form: undefined });
  },
};

const encoded = (value: Flash) => Buffer.from(JSON.stringify(value)).toString("base64url");
