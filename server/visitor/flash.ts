import { z } from "zod";
import { fitting, packed, unpacked, withShorterText } from "./fitting";
import { cookies, type CookieShape } from "./cookies";
import { cutWithEllipsis } from "../../rules/cut";

const MAX_TEXT_LENGTH = 500;
/** A longer text is cut before the message loses its link and its form. */
const LONG_TEXT = 300;

const path = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])/);
const words = z.string().max(100);

const flash = z.object({
  tone: z.enum(["good", "danger", "info"]),
  text: z.string().max(MAX_TEXT_LENGTH),
  /** The message stays until it is closed, because the visitor has to read it first. */
  stays: z.literal(true).optional(),
  link: z.object({ to: path, words }).optional(),
  /** A form of one button, such as one that reverts the action. */
  form: z.object({ action: path, fields: z.record(words, z.string().max(300)), words }).optional(),
});

export type Flash = z.infer<typeof flash>;

/** A message for the next page, shown once: the upstream's `notification`, or the result of an action. */
export const flashCookie: CookieShape<Flash> = {
  name: "flash",
  parse: (text) => {
    try {
      return flash.safeParse(JSON.parse(unpacked(text))).data;
    } catch {
      return undefined;
    }
  },
  serialise: (value, _before, maxBytes = cookies.flash.maxBytes) =>
    fitting(
      { ...value, text: cutWithEllipsis(value.text, MAX_TEXT_LENGTH) },
      maxBytes,
      (kept) => packed(JSON.stringify(kept)),
      leaner,
    ),
};

function leaner({ link, form, ...rest }: Flash): Flash | undefined {
  if (link || form) return rest.text.length > LONG_TEXT ? shorter({ ...rest, link, form }) : rest;
  return shorter(rest);
}

const shorter = (value: Flash) => withShorterText(value, ["text"]);
