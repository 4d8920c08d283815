import type { Sex } from "../../contract/person";
import type { Database } from "./database";

/** Profile fields that customers fill in. */
interface Profile {
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

export interface UserRow extends Omit<StoredUser, "profile"> {
  /** Unix milliseconds. */
  created_at: number;
}

export interface ProfileRow {
  user_id: number;
  profile: Profile;
}

export function userStore(database: Database<{ users: UserRow; profiles: ProfileRow }>) {
  const users = database.table("users");
  const profiles = database.table("profiles");
  const toStoredUser = ({ id, phone, name }: UserRow): StoredUser => ({
    id,
    phone,
    name,
    profile: profiles.find({ user_id: id })?.profile ?? {},
  });
  return {
    find(id: number): StoredUser | undefined {
      const user = users.find({ id });
      return user && toStoredUser(user);
    },
    setNameIfMissing: (id: number, name: string) => void users.update({ id, name: null }, { name }),
    /** The customer with a phone, created if missing. A given name replaces the stored one. */
    findOrCreate(phone: string, name: string | null, now: number): StoredUser {
      const user = users.find({ phone });
      if (!user) return toStoredUser(users.insert({ phone, name, created_at: now }));
      if (name) users.update({ id: user.id }, { name });
      return toStoredUser({ ...user, name: name || user.name });
    },
    update({ id, name, profile }: StoredUser) {
      users.update({ id }, { name });
      profiles.upsert({ user_id: id, profile });
    },
  };
}
