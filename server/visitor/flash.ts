import { z } from "zod";
import type { CookieShape } from "./cookies";

const flash = z.object({ tone: z.enum(["good", "danger", "info"]), text: z.string().max(500) });

export type Flash = z.infer<typeof flash>;

/** A message for the next page, shown once: the upstream's `notification`, or what an action did. */
export const flashCookie: CookieShape<Flash> = {
  name: "flash",
  parse: (text) => {
    try {
      return flash.safeParse(JSON.parse(Buffer.from(text, "base64url").toString("utf8"))).data;
    } catch {
      return undefined;
    }
  },
  serialise: (value) => Buffer.from(JSON.stringify({ ...value, text: value.text.slice(0, 500) })).toString("base64url"),
};
