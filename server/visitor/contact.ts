import { z } from "zod";
import { readCookie } from "./cookie-header";
import { sealedCookie } from "./sealed-cookie";
import type { Visit } from "./visit";

const contact = z.object({
  phone: z.string().max(20),
  username: z.string().max(100),
  email: z.string().max(100).optional(),
});

type Contact = z.infer<typeof contact>;

const contactCookie = sealedCookie("contact", contact);

/** The name and e-mail of the last order of this browser, if it was placed with this phone. */
export async function lastContact(visit: Visit, phone: string | undefined): Promise<Contact | undefined> {
  const last = await readCookie(visit.cookies, contactCookie);
  return last?.phone === phone ? last : undefined;
}

type Ordered = { phone: string; username: string; email?: string | null };

export function keepContact(visit: Visit, { phone, username, email }: Ordered) {
  visit.change(contactCookie, { phone, username, email: email || undefined });
}
