import type { FieldErrors, TypedValues } from "../../../../server/guard/form";
import { checkForm, typedValues } from "../../../../server/guard/form";
import { asFailure } from "../../../../server/upstream/failure";
import type { Visit } from "../../../../server/visitor/visit";
import { cityTime } from "../../../../rules/city-time";
import { cut } from "../../../../rules/cut";
import { dayAndMonth } from "../../../../rules/date-words";
import { EMAIL_MAX, isEmail, mergeChanges, readBirthday, type BirthdayPartsProblem } from "../../../../rules/person";
import type { Sex } from "../../../../contract/person";
import { rejectForm } from "../../../shared/web/form/form-answer.server";
import { failureWords, keepKnownFields } from "../../../shared/web/errors/failure-words.server";
import { hasEnded, rejectEnded } from "../customer.server";
import { NAME_MAX, personSchema, storedOf, storedPerson, type StoredPerson } from "./person-view.server";

/**
 * Saves the changed fields, merged into what is stored at this moment. A field that another window changed in the
 * meantime stays, with a message.
 */
export async function savePerson(visit: Visit, form: FormData) {
  const typed = typedValues(form);
  const today = cityTime(visit.now(), await visit.city()).date;
  const birthday = readBirthday(
    { day: typed.birthday_day ?? "", month: typed.birthday_month ?? "", year: typed.birthday_year ?? "" },
    today,
  );
  const errors = personErrors(visit, form, typed, birthday.problem);
  if (Object.keys(errors).length > 0) return rejectForm(visit, { errors, typed });
  try {
    const kept = await writeChanges(visit, typed, birthday.text ?? "");
    const words = kept.map((field) => visit.t(`profile:fields.${field}`)).join(", ");
    visit.addFlash({
      tone: kept.length > 0 ? "info" : "good",
      text: [visit.t("profile:person.saved"), words && visit.t("profile:person.kept", { fields: words })]
        .filter(Boolean)
        .join(" "),
    });
    return await visit.finish(form, visit.path("profile?tab=profile"));
  } catch (error) {
    const failure = asFailure(error);
    if (hasEnded(failure)) return rejectEnded(visit, typed);
    const { errors, status } = failureWords(visit.t, failure);
    return rejectForm(visit, { errors: keepKnownFields(errors, isField), typed }, status);
  }
}

const isField = (name: string) => ["name", "sex", "birthday", "email"].includes(name);

/** Returns the fields that another window changed. Throws UpstreamFailure. */
async function writeChanges(visit: Visit, typed: TypedValues, birthday: string): Promise<(keyof StoredPerson)[]> {
  const [city, { user }] = await Promise.all([visit.city(), visit.upstream.user({})]);
  const current = storedOf(user);
  const wanted = {
    name: (typed.name ?? "").trim(),
    sex: typed.sex ?? current.sex,
    birthday,
    email: (typed.email ?? "").trim(),
    is_subscribed: typed.is_subscribed ?? "",
    is_print_fiscal_receipt: typed.is_print_fiscal_receipt ?? "",
  };
  const { changed, kept } = mergeChanges(renderedIn(typed) ?? current, wanted, current);
  let name = current.name;
  if (Object.keys(changed).length > 0) {
    const { sex, is_subscribed, is_print_fiscal_receipt, ...texts } = { ...current, ...changed };
    // An upstream may take the call for the whole record, so all of it is sent.
    const answer = await visit.upstream.userUpdate({
      city_id: city.id,
      phone: user.phone,
      ...texts,
      sex: sex as Sex,
      is_subscribed: is_subscribed === "1",
      is_print_fiscal_receipt: is_print_fiscal_receipt === "1",
    });
    visit.flashNotification(answer);
    name = answer.user.name ?? "";
  }
  if (visit.session) {
    const says_male = (typed.sex === undefined ? visit.session.says_male : typed.sex === "male") || undefined;
    visit.setSession({ ...visit.session, signed_in: { name: cut(name, 100) }, says_male });
  }
  return kept;
}

/**
 * The values that the form was rendered with, as the form sends them. They need no seal, because they only affect the
 * visitor's own data.
 */
function renderedIn({ rendered = "" }: TypedValues): StoredPerson | undefined {
  try {
    return storedPerson.safeParse(JSON.parse(rendered)).data;
  } catch {
    return undefined;
  }
}

function personErrors(visit: Visit, form: FormData, typed: TypedValues, problem?: BirthdayPartsProblem): FieldErrors {
  const { t } = visit;
  const read = checkForm(form, personSchema);
  const wrong = read.ok ? {} : read.errors;
  const errors: FieldErrors = {};
  if (!typed.name?.trim()) errors.name = t("profile:errors.name");
  else if (wrong.name) errors.name = t("profile:errors.long", { max: NAME_MAX });
  if (wrong.sex) errors.sex = t("profile:errors.sex");
  if (problem) errors.birthday = birthdayWords(visit, problem);
  const email = typed.email?.trim() ?? "";
  if (wrong.email) errors.email = t("profile:errors.long", { max: EMAIL_MAX });
  else if (email && !isEmail(email)) errors.email = t("profile:errors.email");
  return errors;
}

function birthdayWords({ t, language }: Visit, problem: BirthdayPartsProblem): string {
  switch (problem.code) {
    case "day":
    case "month":
    case "year":
    case "future":
      return t(`profile:errors.${problem.code}`);
    case "no_such_day": {
      const date = dayAndMonth(problem.day, problem.month, language);
      return t("profile:errors.noSuchDay", { date: `${date} ${problem.year}` });
    }
    case "too_early":
      return t("profile:errors.tooEarly", { year: problem.earliest });
  }
}
