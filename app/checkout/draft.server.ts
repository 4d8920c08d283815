import { defaults, seal, unseal } from "iron-webcrypto";
import { z } from "zod";
import type { TypedValues } from "../../server/guard/form";
import { environment } from "../../server/operate/environment";
import { readCookie, type CookieShape } from "../../server/visitor/cookie";
import type { Visit } from "../../server/visitor/visit";
import { longest } from "./order-fields.server";

const HOUR = 60 * 60;

/** What is kept of the form, and how much of each. */
const kept: Record<string, number> = {
  order_key: 40,
  username: longest.username,
  phone: 40,
  "delivery_address.room": longest.detail,
  "delivery_address.entrance": longest.detail,
  "delivery_address.floor": longest.detail,
  "delivery_address.intercom": longest.detail,
  "delivery_address.description": longest.description,
  interval_id: 100,
  payment_type: 50,
  cash: 20,
  order_comment: longest.comment,
};

const draft = z.object({
  /** The address that the details belong to. */
  address_id: z.number().optional(),
  typed: z.record(z.string(), z.string()),
});

type Draft = z.infer<typeof draft>;

/** The order form as it was left, for an hour: sealed, because it says where somebody lives. */
const draftCookie: CookieShape<Draft> = {
  name: "order_draft",
  life: HOUR,
  parse: async (text) => {
    try {
      return draft.safeParse(await unseal(text, environment().SESSION_SECRET, defaults)).data;
    } catch {
      return undefined;
    }
  },
  serialise: (value) => seal(value, environment().SESSION_SECRET, { ...defaults, ttl: HOUR * 1000 }),
};

/** Nothing typed is lost on the way to another day, a banknote or signing in, and back. */
export function keepDraft(visit: Visit, typed: TypedValues) {
  const values = Object.entries(kept).flatMap(([name, max]) => (typed[name] ? [[name, typed[name].slice(0, max)] as const] : []));
  visit.change(draftCookie, { address_id: visit.place.address?.id, typed: Object.fromEntries(values) });
}

export function forgetDraft(visit: Visit) {
  visit.change(draftCookie, undefined);
}

/** What was typed before; details of another address than the chosen one are left out. */
export async function readDraft(visit: Visit): Promise<TypedValues> {
  const found = await readCookie(visit.cookies, draftCookie);
  if (!found) return {};
  if (found.address_id === visit.place.address?.id) return found.typed;
  return Object.fromEntries(Object.entries(found.typed).filter(([name]) => !name.startsWith("delivery_address.")));
}
