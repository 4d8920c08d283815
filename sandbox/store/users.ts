import type { Sex } from "../../contract/person";
import type { Database } from "./database";

interface Profile {
  sex?: Sex;
  email?: string;
  birthday?: string;
  is_subscribed?: boolean;
  is_print_fiscal_receipt?: boolean;
}

export interface StoredUser {
  id: number;
  phone: string;
  name: string | null;
  profile: Profile;
}

export function userStore(database: Database) {
  database.exec(`CREATE TABLE IF NOT EXISTS users (
    id INTEGER PRIMARY KEY, phone TEXT NOT NULL UNIQUE, name TEXT, created_at INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS profiles (user_id INTEGER PRIMARY KEY, profile TEXT NOT NULL)`);
  const byId = database.prepare(`SELECT id, phone, name, COALESCE(profile, '{}') AS profile
    FROM users LEFT JOIN profiles ON user_id = id WHERE id = ?`);
  const upsert = database.prepare(`INSERT INTO users (phone, name, created_at) VALUES (?, NULLIF(?, ''), ?)
    ON CONFLICT (phone) DO UPDATE SET name = COALESCE(excluded.name, name) RETURNING id`);
  const setNameIfMissing = database.prepare("UPDATE users SET name = ? WHERE id = ? AND name IS NULL");
  const setName = database.prepare("UPDATE users SET name = ? WHERE id = ?");
  const setProfile = database.prepare("INSERT OR REPLACE INTO profiles (user_id, profile) VALUES (?, ?)");

  function find(id: number): StoredUser | undefined {
    const [row] = byId.all(id) as (Omit<StoredUser, "profile"> & { profile: string })[];
    return row && { ...row, profile: JSON.parse(row.profile) as Profile };
  }

  return {
    find,
    setNameIfMissing: (id: number, name: string) => void setNameIfMissing.run(name, id),
    /** Creates the customer of a phone if missing. A given name replaces the stored one. */
    findOrCreate(phone: string, name: string | null, now: number): StoredUser {
      const [{ id }] = upsert.all(phone, name, now) as [{ id: number }];
      return find(id) as StoredUser;
    },
    update({ id, name, profile }: StoredUser) {
      setName.run(name, id);
      setProfile.run(id, JSON.stringify(profile));
    },
  };
}
