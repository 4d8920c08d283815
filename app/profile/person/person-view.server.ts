import { z } from "zod";
import type { User } from "../../../contract/person";
import { monthBesideDay } from "../../../rules/date-words";
import { birthdayParts, EMAIL_MAX } from "../../../rules/person";
import { constraintsOf } from "../../../server/guard/form";
import type { Visit } from "../../../server/visitor/visit";
import { knownPhone, writtenPhone } from "../../words/phone-words.server";
import { ofCustomer, type OnFailure } from "../customer.server";
import type { PersonView } from "../profile.view";

export const NAME_MAX = 100;
const part = z.string().max(20, "long").optional();

/** The form of the first tab. The birthday is checked by its rules, the e-mail by its form. */
export const personSchema = z.object({
  name: z.string().trim().max(NAME_MAX, "long"),
  sex: z.enum(["male", "female"]).optional(),
  birthday_day: part,
  birthday_month: part,
  birthday_year: part,
  email: z.string().trim().max(EMAIL_MAX, "long").optional(),
  is_subscribed: z.literal("1").optional(),
  is_print_fiscal_receipt: z.literal("1").optional(),
});

/** What a customer changes, as text; a switch that is off is empty. */
export const storedPerson = z.object({
  name: z.string(),
  sex: z.string(),
  birthday: z.string(),
  email: z.string(),
  is_subscribed: z.string(),
  is_print_fiscal_receipt: z.string(),
});

export type StoredPerson = z.infer<typeof storedPerson>;

export function storedOf({ name, sex, birthday, email, is_subscribed, is_print_fiscal_receipt }: User): StoredPerson {
  return {
    name: name ?? "",
    sex: sex ?? "male",
    birthday: birthday ?? "",
    email: email ?? "",
    is_subscribed: is_subscribed ? "1" : "",
    is_print_fiscal_receipt: is_print_fiscal_receipt ? "1" : "",
  };
}

/** The tab with the customer's own data. Undefined: it could not be loaded, and no form comes back. */
export async function personView(visit: Visit, failed: OnFailure): Promise<PersonView | undefined> {
  const city = await visit.city();
  const user = visit.session && (await ofCustomer(visit, visit.upstream.user({}), failed))?.user;
  if (!user && !visit.formFailed) return undefined;
  const stored = user && storedOf(user);
  const { day, month, year } = birthdayParts(stored?.birthday ?? "");
  return {
    phone: writtenPhone(city, user?.phone ?? (await knownPhone(visit)) ?? ""),
    months: monthOptions(visit),
    constraints: constraintsOf(personSchema),
    values: stored && { ...stored, birthday_day: day, birthday_month: month, birthday_year: year },
    rendered: stored ? JSON.stringify(stored) : "",
  };
}

/** The months as they follow a day. */
function monthOptions({ language }: Visit) {
  return Array.from({ length: 12 }, (_, index) => {
    const month = index + 1;
    return { value: String(month).padStart(2, "0"), label: monthBesideDay(month, language) };
  });
}
