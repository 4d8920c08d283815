import { fromMinor } from "../../rules/money";
import type { User } from "../../contract/person";
import { Refusal } from "../respond";
import type { Session } from "../store/sessions";
import type { StoredUser } from "../store/users";
import type { World } from "../world";
import { cityById } from "./place/atlas";
import { balanceOf } from "./cart/loyalty";

/** Throws a Refusal of 403 if nobody is signed in; not 401, because the session is known and keeps its cart. */
export function signedIn(world: World, session: Session | undefined): { session: Session; customer: StoredUser } {
  const customer = session?.user_id == null ? undefined : world.store.users.find(session.user_id);
  if (!session || !customer) throw new Refusal(403, { key: "notSignedIn" });
  return { session, customer };
}

export function pointsOf(world: World, { id }: StoredUser, { city_id }: Session): number {
  const city = city_id === null ? undefined : cityById(city_id);
  return city ? fromMinor(balanceOf(world, id, city)) : 0;
}

export function userOf(world: World, customer: StoredUser, session: Session): User {
  const { id, phone, name, profile } = customer;
  const { sex = "male", email, birthday, is_subscribed = false, is_print_fiscal_receipt = false } = profile;
  return {
    id,
    phone,
    name: name ?? undefined,
    sex,
    email,
    birthday,
    balance: pointsOf(world, customer, session),
    is_subscribed,
    is_print_fiscal_receipt,
  };
}
