import type { Sex } from "../../contract/person";
import type { Connection } from "./database";

/** What customers say about themselves. */
export interface Profile {
  sex?: Sex;
  email?: string;
  /** dd.MM.yyyy */
  birthday?: string;
  is_subscribed?: boolean;
  is_print_fiscal_receipt?: boolean;
}

export interface StoredUser {
  id: number;
  /** Digits only. */
  phone: string;
  name: string | null;
  profile: Profile;
}

type Row = Omit<StoredUser, "profile"> & { profile: string | null };

export function userStore(connection: Connection) {
  const known = "SELECT id, phone, name, profile FROM users LEFT JOIN profiles ON profiles.user_id = users.id";
  const byId = connection.prepare(`${known} WHERE id = ?`);
  const byPhone = connection.prepare(`${known} WHERE phone = ?`);
  const insert = connection.prepare("INSERT INTO users (phone, name, created_at) VALUES (?, ?, ?)");
  const rename = connection.prepare("UPDATE users SET name = ? WHERE id = ?");
  const firstName = connection.prepare("UPDATE users SET name = ? WHERE id = ? AND name IS NULL");
  const keep = connection.prepare("INSERT INTO profiles (user_id, profile) VALUES (?, ?) ON CONFLICT (user_id) DO UPDATE SET profile = excluded.profile");
  const read = (row: Row | undefined): StoredUser | undefined => row && { ...row, profile: JSON.parse(row.profile ?? "{}") as Profile };
  return {
    find: (id: number) => read(byId.get(id) as Row | undefined),
    nameIfNameless: (id: number, name: string) => void firstName.run(name, id),
    /** The customer of a phone, made where there is none; a name that is given replaces the one known. */
    welcome(phone: string, name: string | null, now: number): StoredUser {
      const user = read(byPhone.get(phone) as Row | undefined);
      if (!user) return { id: Number(insert.run(phone, name, now).lastInsertRowid), phone, name, profile: {} };
      if (name) rename.run(name, user.id);
      return { ...user, name: name ?? user.name };
    },
    update({ id, name, profile }: StoredUser) {
      rename.run(name, id);
      keep.run(id, JSON.stringify(profile));
    },
  };
}
