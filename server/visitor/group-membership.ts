import { timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { HOST, type GroupOrder } from "../group-order/group-order";
import type { Membership } from "../group-order/shared-baskets";
import { readGroup } from "../group-order/store";
import { asFailure } from "../upstream/failure";
import { sealedCookie } from "./sealed-cookie";

/** `city`: an alias. `person`: HOST, or the id of a guest. */
const memberCookie = z.object({ id: z.string().max(20), city: z.string().max(100), person: z.string().max(20) });

export type MemberCookie = z.infer<typeof memberCookie>;

/** Only the shop can make it, so it proves who somebody is in a group order. */
export const groupOrderCookie = sealedCookie("group_order", memberCookie);

/** A membership in a group order that can be read. */
export type KnownMembership = Extract<Membership, { group: GroupOrder }>;

export async function membershipOf({ id, city, person }: MemberCookie): Promise<Membership> {
  try {
    const group = await readGroup(id);
    if (group?.city !== city) return { role: "over", person };
    if (person === HOST) return { role: "host", person, group };
    const guest = group.guests.find((one) => one.id === person);
    return guest ? { role: "guest", person, group, guest } : { role: "over", person };
  } catch (error) {
    return { role: "lost", person, failure: asFailure(error) };
  }
}

/** The group order of this visitor, whose own cart is open to guests. */
export const hostMembership = ({ membership }: { membership: Membership | undefined }) =>
  membership?.role === "host" && membership.group.state !== "ordered" ? membership : undefined;

/** The group order whose cart this visitor fills as a guest, in place of one of their own. */
export const guestMembership = ({ membership }: { membership: Membership | undefined }) =>
  membership?.role === "guest" && membership.group.state !== "ordered" ? membership : undefined;

/** Compares in constant time. */
export function isSecretOf({ secret }: GroupOrder, given: string): boolean {
  const [one, other] = [Buffer.from(secret), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
