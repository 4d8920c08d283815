import { birthdayProblem, type BirthdayProblem } from "../../rules/person";
import { cityTime } from "../../rules/city-time";
import type { MessageKey } from "../messages";
import { Refusal } from "../respond";
import { pointsOf, signedIn, userOf } from "../shop/customer";
import { statusAt } from "../shop/place/kitchen";
import { knownCity } from "../shop/place/ordering-place";
import { formFields, NAME_MAX, NAME_REQUIRED } from "./form";
import type { Handler } from "./handler";

const birthdayWords: Record<BirthdayProblem["code"], MessageKey> = {
  format: "birthdayFormat",
  future: "birthdayFuture",
  too_early: "birthdayTooEarly",
};

export const user: Handler<"user"> = ({ world, session: visitorSession }) => {
  const { session, customer } = signedIn(world, visitorSession);
  return { user: userOf(world, customer, session) };
};

export const balance: Handler<"balance"> = ({ world, session: visitorSession }) => {
  const { session, customer } = signedIn(world, visitorSession);
  return { balance: pointsOf(world, customer, session) };
};

/** Fields that are not sent stay; an empty e-mail or birthday is deleted. */
export const userUpdate: Handler<"userUpdate"> = ({ request, world, session: visitorSession }) => {
  const { session, customer } = signedIn(world, visitorSession);
  const city = knownCity(request.city_id);
  const { profile } = customer;
  const form = formFields();
  const name = form.text("name", request.name, NAME_MAX, NAME_REQUIRED);
  const phone = form.phone(request.phone, customer.phone === request.phone ? undefined : city.id);
  if (phone !== customer.phone) form.addError("phone", { key: "phoneFixed" });
  const email = request.email == null ? profile.email : form.email(request.email);
  const birthday = request.birthday == null ? profile.birthday : request.birthday.trim();
  const problem =
    request.birthday != null && birthday
      ? birthdayProblem(birthday, cityTime(world.clock.now(), city).date)
      : undefined;
  if (problem) form.addError("birthday", { key: birthdayWords[problem.code] });
  form.throwErrors();
  const changedCustomer = {
    ...customer,
    name,
    profile: {
      sex: request.sex ?? profile.sex,
      email: email || undefined,
      birthday: birthday || undefined,
      is_subscribed: request.is_subscribed ?? profile.is_subscribed,
      is_print_fiscal_receipt: request.is_print_fiscal_receipt ?? profile.is_print_fiscal_receipt,
    },
  };
  world.store.users.update(changedCustomer);
  return { user: userOf(world, changedCustomer, session) };
};

export const userRemove: Handler<"userRemove"> = ({ world, session }) => {
  const { customer } = signedIn(world, session);
  const statuses = world.store.points
    .ofCustomer(customer.id)
    .map(({ timeline }) => statusAt(timeline, world.clock.now()));
  if (statuses.some((status) => status !== "done" && status !== "canceled"))
    throw new Refusal(422, { key: "activeOrders" });
  world.store.removeCustomer(customer.id);
  return {};
};
