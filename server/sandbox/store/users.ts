import type { Connection } from "./database";

export interface StoredUser {
  id: number;
  /** Digits only. */
  phone: string;
  name: string | null;
}

export function userStore(connection: Connection) {
  const byId = connection.prepare("SELECT id, phone, name FROM users WHERE id = ?");
  const byPhone = connection.prepare("SELECT id, phone, name FROM users WHERE phone = ?");
  const insert = connection.prepare("INSERT INTO users (phone, name, created_at) VALUES (?, ?, ?)");
  const rename = connection.prepare("UPDATE users SET name = ? WHERE id = ?");
  const firstName = connection.prepare("UPDATE users SET name = ? WHERE id = ? AND name IS NULL");
  return {
    find: (id: number) => byId.get(id) as StoredUser | undefined,
    nameIfNameless: (id: number, name: string) => void firstName.run(name, id),
    /** The customer of a phone, made where there is none; a name that is given replaces the one known. */
    welcome(phone: string, name: string | null, now: number): StoredUser {
      const known = byPhone.get(phone) as StoredUser | undefined;
      if (!known) return { id: Number(insert.run(phone, name, now).lastInsertRowid), phone, name };
      if (name) rename.run(name, known.id);
      return { id: known.id, phone, name: name ?? known.name };
    },
  };
}
