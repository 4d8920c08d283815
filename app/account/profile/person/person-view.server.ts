import { z } from "zod";
import type { User } from "../../../../contract/person";
import { monthBesideDay } from "../../../../rules/date-words";
import { birthdayParts, EMAIL_MAX } from "../../../../rules/person";
import { constraintsOf } from "../../../../server/guard/form";
import type { Visit } from "../../../../server/visitor/visit";
import { knownPhone, writtenPhone } from "../../../shared/web/words/phone-words.server";
import { ofCustomer, type OnFailure } from "../customer.server";
import type { PersonView } from "../profile.view";

export const NAME_MAX = 100;
const part = z.string().max(20, "long").optional();

/** The fields of the person form. The birthday and the e-mail have further checks of their own. */
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

/** The changeable data of a customer as text. A switch that is off is an empty string. */
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

/** Undefined if the data could not be loaded and no form was rejected. */
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
    // `male` is the contract's default: on the screen nothing is chosen for those who did not say so.
    values: stored && {
      ...stored,
      sex: stored.sex === "male" && !visit.session?.says_male ? "" : stored.sex,
      birthday_day: day,
      birthday_month: month,
      birthday_year: year,
    },
    rendered: stored ? JSON.stringify(stored) : "",
  };
}

/** The month names in the form that follows a day. */
function monthOptions({ language }: Visit) {
  return Array.from({ length: 12 }, (_, index) => {
    const month = index + 1;
    return { value: String(month).padStart(2, "0"), label: monthBesideDay(month, language) };
  });
}
