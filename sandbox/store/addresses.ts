import type { Database } from "./database";

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
  house_id: number;
  details: AddressDetails;
}

/** The owner of addresses: the signed-in customer, or else the session. */
export interface Owner {
  key: string;
  user_id: number | null;
}

interface AddressRow extends Omit<SavedAddress, "details"> {
  session_key: string;
  user_id: number | null;
  details: string;
}

const MAX_LISTED = 20;

export function addressStore(database: Database) {
  database.exec(`CREATE TABLE IF NOT EXISTS addresses (
    id INTEGER PRIMARY KEY, session_key TEXT NOT NULL, user_id INTEGER, city_id INTEGER NOT NULL,
    house_id INTEGER NOT NULL, details TEXT NOT NULL, used_at INTEGER NOT NULL
  )`);
  const ofOwner = database.prepare(`SELECT id, city_id, house_id, details FROM addresses
    WHERE user_id = :user_id OR (user_id IS NULL AND session_key = :key) ORDER BY used_at DESC, id DESC`);
  const byId = database.prepare(
    "SELECT id, city_id, house_id, details, session_key, user_id FROM addresses WHERE id = ?",
  );
  const insert = database.prepare(`INSERT INTO addresses (session_key, user_id, city_id, house_id, details, used_at)
    VALUES (:key, :user_id, :city_id, :house_id, :details, :now)`);
  const update = database.prepare("UPDATE addresses SET details = ?, used_at = ? WHERE id = ?");
  const remove = database.prepare("DELETE FROM addresses WHERE id = ?");

  const saved = ({ id, city_id, house_id, details }: AddressRow): SavedAddress => {
    return { id, city_id, house_id, details: JSON.parse(details) as AddressDetails };
  };
  const isOf = ({ key, user_id }: Owner, row: AddressRow) =>
    row.user_id === null ? row.session_key === key : row.user_id === user_id;
  const all = (owner: Owner) => (ofOwner.all(owner) as AddressRow[]).map(saved);

  return {
    list: (owner: Owner) => all(owner).slice(0, MAX_LISTED),
    find(id: number, owner: Owner): SavedAddress | undefined {
      const [row] = byId.all(id) as AddressRow[];
      return row && isOf(owner, row) ? saved(row) : undefined;
    },
    /** Stores a house once per room. Omitted details keep their stored values, empty ones clear them. */
    save(owner: Owner, city_id: number, house_id: number, details: AddressDetails, now: number): SavedAddress {
      const same = all(owner).find(
        (address) =>
          address.house_id === house_id &&
          (!details.room || !address.details.room || address.details.room === details.room),
      );
      const filled = Object.entries({ ...same?.details, ...details } satisfies AddressDetails);
      const merged: AddressDetails = Object.fromEntries(filled.filter(([, value]) => value));
      const json = JSON.stringify(merged);
      if (same) update.run(json, now, same.id);
      const id = same?.id ?? insert.run({ ...owner, city_id, house_id, details: json, now }).lastInsertRowid;
      return { id: Number(id), city_id, house_id, details: merged };
    },
    remove: (id: number) => void remove.run(id),
  };
}
