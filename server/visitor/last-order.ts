import { z } from "zod";
import { readId } from "../../rules/digits";
import type { CookieShape } from "./cookies";
import { formerLastOrder } from "./former-cookies";
import { sealedCookie } from "./sealed-cookie";
import type { Visit } from "./visit";

/** `cash`: the sum that change was asked for, in currency units, and the code of its currency. */
type Payment = { alias: string; cash?: { sum: number; currency_code: string } };

/** A payment as text, which takes less room: `cash.2000.RUB`. */
const WRITTEN = /^([A-Za-z][\w-]{0,49})(?:\.([1-9]\d{0,8})\.([A-Z]{3}))?$/;

const lastOrder = z.object({
  phone: z.string().max(20).optional(),
  username: z.string().max(100).optional(),
  email: z.string().max(100).optional(),
  paid_by: z.string().regex(WRITTEN).optional().catch(undefined),
});

type LastOrder = z.infer<typeof lastOrder>;

/** The way to pay gives way to the name. */
export const lastOrderCookie: CookieShape<LastOrder> = {
  ...sealedCookie("last_order", lastOrder, ({ paid_by, ...contact }) => (paid_by === undefined ? undefined : contact)),
  former: async (last, cookies) => lastOrder.safeParse({ ...(await formerLastOrder(cookies)), ...last }).data ?? last,
};

/** The name and e-mail of the last order of this browser, if it was placed with this phone. */
export async function lastContact(
  visit: Visit,
  phone: string | undefined,
): Promise<Pick<LastOrder, "username" | "email"> | undefined> {
  const last = await visit.read(lastOrderCookie);
  return phone !== undefined && last?.phone === phone ? { username: last.username, email: last.email } : undefined;
}

/** The upstream may not offer its type any more. */
export async function lastPayment(visit: Visit): Promise<Payment | undefined> {
  const [, alias, sum, currency_code] = WRITTEN.exec((await visit.read(lastOrderCookie))?.paid_by ?? "") ?? [];
  if (!alias) return undefined;
  const amount = readId(sum);
  return amount && currency_code ? { alias, cash: { sum: amount, currency_code } } : { alias };
}

type Ordered = { phone: string; username: string; email?: string | null };

export function keepContact(visit: Visit, { phone, username, email }: Ordered): Promise<void> {
  return keep(visit, { phone, username, email: email || undefined });
}

export async function keepPayment(visit: Visit, { alias, cash }: Payment): Promise<void> {
  const paid_by = cash ? `${alias}.${cash.sum}.${cash.currency_code}` : alias;
  if (WRITTEN.test(paid_by)) await keep(visit, { paid_by });
}

/** Ignores a part that the cookie cannot hold. */
async function keep(visit: Visit, part: LastOrder) {
  if (lastOrder.safeParse(part).success)
    visit.change(lastOrderCookie, { ...(await visit.read(lastOrderCookie)), ...part });
}
