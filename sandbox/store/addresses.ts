import type { Database } from "./database";

/** Details for the courier besides the house. */
export interface AddressDetails {
  room?: string;
  entrance?: string;
  floor?: string;
  intercom?: string;
  description?: string;
}

export interface SavedAddress {
  id: number;
  city_id: number;
  /** The house's id in the gazetteer. */
  house_id: number;
  details: AddressDetails;
}

/** The owner of addresses: the signed-in customer, or else the session. */
export interface Owner {
  key: string;
  user_id: number | null;
}

export interface AddressRow extends SavedAddress {
  session_key: string;
  user_id: number | null;
  /** Unix milliseconds. */
  used_at: number;
}

const MAX_LISTED = 20;

export function addressStore(database: Database<{ addresses: AddressRow }>) {
  const addresses = database.table("addresses");
  const saved = ({ id, city_id, house_id, details }: AddressRow): SavedAddress => ({ id, city_id, house_id, details });
  const isOf = ({ key, user_id }: Owner, row: AddressRow) =>
    row.user_id === null ? row.session_key === key : row.user_id === user_id;

  /** Last used first. */
  function ofOwner({ key, user_id }: Owner, where: { house_id?: number } = {}): AddressRow[] {
    const own = user_id === null ? [] : addresses.list({ ...where, user_id });
    const before = addresses.list({ ...where, user_id: null, session_key: key });
    return [...own, ...before].sort((one, other) => other.used_at - one.used_at || other.id - one.id);
  }

  return {
    /** Last used first. */
    list: (owner: Owner) => ofOwner(owner).slice(0, MAX_LISTED).map(saved),
    find(id: number, owner: Owner): SavedAddress | undefined {
      const row = addresses.find({ id });
      return row && isOf(owner, row) ? saved(row) : undefined;
    },
    /** Stores a house once per room; omitted details keep their stored values, empty ones clear them. */
    save(owner: Owner, city_id: number, house_id: number, details: AddressDetails, now: number): SavedAddress {
      const same = ofOwner(owner, { house_id }).find(
        (address) => !details.room || !address.details.room || address.details.room === details.room,
      );
      const all = Object.entries({ ...same?.details, ...details } satisfies AddressDetails);
      const merged: AddressDetails = Object.fromEntries(all.filter(([, value]) => value));
      if (same) addresses.update({ id: same.id }, { details: merged, used_at: now });
      const { id } =
        same ??
        addresses.insert({
          session_key: owner.key,
          user_id: owner.user_id,
          city_id,
          house_id,
          details: merged,
          used_at: now,
        });
      return { id, city_id, house_id, details: merged };
    },
    remove: (id: number) => void addresses.remove({ id }),
  };
}
