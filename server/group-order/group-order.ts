import { z } from "zod";
import { id, orderType } from "../../contract/primitives";
import type { CartLine } from "../../contract/cart";
import { divideLine } from "../../rules/group-order";

const minor = z.int();
const held = z.record(z.string().max(500), z.int().min(0).max(100));

/**
 * `key`: of the form that made the guest, so that a form that is sent twice makes one. `taken_out`: pieces that the host
 * took out of the basket since the guest's own last change.
 */
const guest = z.object({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  held,
  taken_out: z.int().min(0).default(0),
});

/**
 * A group order: one visitor's basket, open to others. The upstream's lines have no owner, so this says what is whose
 * (docs/decisions/0039-group-orders.md).
 */
export const groupOrder = z.object({
  id: z.string(),
  /** The secret part of the link. A removed guest's link is worth nothing, because removing makes a new one. */
  secret: z.string(),
  /** An alias. */
  city: z.string(),
  scope: z.object({ city_id: id, order_type: orderType, shop_id: id.optional(), delivery_zone_id: id.optional() }),
  /** The host's session at the upstream, sealed. Absent until a change of the host or of a guest makes one. */
  session: z.string().optional(),
  host: z.string(),
  state: z.enum(["open", "locked", "ordered"]),
  /** Unix milliseconds. */
  ends_at: z.number(),
  /** In the order in which they joined. */
  guests: z.array(guest).max(100),
  /**
   * A change that was sent to the upstream and not answered. It counts once the line holds `total` pieces. `person` is a
   * guest's id.
   */
  pending: z.object({ person: z.string(), line_key: z.string(), count: z.int(), total: z.int() }).optional(),
  /** The shares of the order that it becomes, in minor units, the host's first. */
  ordered: z
    .object({
      order_id: id.optional(),
      /** The stored order that waits for its payment. */
      payment: z.string().optional(),
      total: minor,
      shares: z.array(
        z.object({ person: z.string(), name: z.string(), dishes: minor, discount: minor, extra: minor, total: minor }),
      ),
    })
    .optional(),
});

export type GroupOrder = z.infer<typeof groupOrder>;
export type Guest = z.infer<typeof guest>;

/** The id of the host beside those of the guests. */
export const HOST = "host";

type Line = Pick<CartLine, "key" | "count">;

/** The pieces of a line that are a person's. */
export function piecesOf({ guests }: GroupOrder, person: string, { key, count }: Line): number {
  const parts = divideLine(
    count,
    key,
    guests.map((one) => one.held),
  );
  if (person === HOST) return parts.host;
  return parts.guests[guests.findIndex((one) => one.id === person)] ?? 0;
}

/**
 * Follows the basket as it is: counts a change whose answer was lost, if the line shows that it was made, and forgets
 * what guests had of lines that have become shorter, so that it does not take what others add later.
 */
export function follow(group: GroupOrder, lines: readonly Line[]) {
  const { pending } = group;
  group.pending = undefined;
  const countOf = (line_key: string) => lines.find(({ key }) => key === line_key)?.count ?? 0;
  if (pending && countOf(pending.line_key) === pending.total)
    hold(group, pending.person, pending.line_key, pending.count);
  const left = group.guests.map(({ id, held: before }) =>
    Object.entries(before).map(
      ([key, count]) => [key, count, piecesOf(group, id, { key, count: countOf(key) })] as const,
    ),
  );
  for (const [place, guest] of group.guests.entries())
    for (const [key, count, now] of left[place] ?? []) {
      guest.taken_out += count - now;
      hold(group, guest.id, key, now);
    }
}

/** Notes what a guest has of a line; the host has the rest. */
export function hold({ guests }: GroupOrder, person: string, line_key: string, count: number) {
  const guest = guests.find((one) => one.id === person);
  if (!guest) return;
  const others = Object.entries(guest.held).filter(([key]) => key !== line_key);
  guest.held = Object.fromEntries(count > 0 ? [...others, [line_key, count]] : others);
}
