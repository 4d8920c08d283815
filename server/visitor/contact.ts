import { z } from "zod";
import { readCookie } from "./cookie-header";
import { sealedCookie } from "./sealed-cookie";
import type { Visit } from "./visit";

const contact = z.object({ username: z.string().max(100), email: z.string().max(100).optional() });

type Contact = z.infer<typeof contact>;

const contactCookie = sealedCookie("contact", contact);

/** The name and e-mail of the last order of this browser. */
export function lastContact(visit: Visit): Promise<Contact | undefined> {
  return readCookie(visit.cookies, contactCookie);
}

export function keepContact(visit: Visit, { username, email }: { username: string; email?: string | null }) {
  visit.change(contactCookie, { username, email: email || undefined });
}
