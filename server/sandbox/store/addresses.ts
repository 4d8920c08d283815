import type { Connection } from "./database";

/** What a courier needs besides the house. */
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
  /** The address of the gazetteer. */
  house_id: number;
  details: AddressDetails;
}

/** Whose addresses: the signed-in customer's, or else the session's own. */
export interface Owner {
  key: string;
  user_id: number | null;
}

type Row = Omit<SavedAddress, "details"> & { details: string };

const MOST = 20;

export function addressStore(connection: Connection) {
  const owned = "(user_id = ? OR (user_id IS NULL AND session_key = ?))";
  const list = connection.prepare(`SELECT id, city_id, house_id, details FROM addresses WHERE ${owned} ORDER BY used_at DESC, id DESC LIMIT ${MOST}`);
  const byId = connection.prepare(`SELECT id, city_id, house_id, details FROM addresses WHERE id = ? AND ${owned}`);
  const ofHouse = connection.prepare(`SELECT id, city_id, house_id, details FROM addresses WHERE house_id = ? AND ${owned} ORDER BY used_at DESC`);
  const insert = connection.prepare("INSERT INTO addresses (session_key, user_id, city_id, house_id, details, used_at) VALUES (?, ?, ?, ?, ?, ?)");
  const update = connection.prepare("UPDATE addresses SET details = ?, used_at = ? WHERE id = ?");
  const adopt = connection.prepare("UPDATE addresses SET user_id = ? WHERE user_id IS NULL AND session_key = ?");
  const remove = connection.prepare("DELETE FROM addresses WHERE id = ?");
  const read = (row: Row): SavedAddress => ({ ...row, details: JSON.parse(row.details) as AddressDetails });
  return {
    /** Last used first. */
    list: ({ key, user_id }: Owner) => (list.all(user_id, key) as Row[]).map(read),
    find(id: number, { key, user_id }: Owner): SavedAddress | undefined {
      const row = byId.get(id, user_id, key) as Row | undefined;
      return row && read(row);
    },
    /** Keeps a house once a room; details that are not said are those known from before. */
    keep({ key, user_id }: Owner, city_id: number, house_id: number, details: AddressDetails, now: number): SavedAddress {
      const known = (ofHouse.all(house_id, user_id, key) as Row[]).map(read);
      const same = known.find((address) => !details.room || !address.details.room || address.details.room === details.room);
      const merged = { ...same?.details, ...details };
      if (same) update.run(JSON.stringify(merged), now, same.id);
      const id = same?.id ?? Number(insert.run(key, user_id, city_id, house_id, JSON.stringify(merged), now).lastInsertRowid);
      return { id, city_id, house_id, details: merged };
    },
    remove: (id: number) => void remove.run(id),
    /** After signing in, what the session kept belongs to the customer. */
    adopt: (user_id: number, key: string) => void adopt.run(user_id, key),
  };
}
