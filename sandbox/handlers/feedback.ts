import { knownCity } from "../shop/place/ordering-place";
import { formFields, NAME_MAX, NAME_REQUIRED, REQUIRED, TEXT_MAX } from "./form";
import type { Handler } from "./handler";
import { phoneInCity } from "./people";

const MAX_MESSAGE_LENGTH = 2_000;
const MAX_SQUARE_METRES = 100_000;

type Contact = { name: string; phone: string; city_id?: number | null };

export const feedbackQuestion: Handler<"feedbackQuestion"> = ({ request, world }) => {
  const form = formFields();
  const fields = {
    ...contactOf(form, request),
    email: form.email(request.email, REQUIRED),
    message: form.text("message", request.message, MAX_MESSAGE_LENGTH, REQUIRED),
  };
  form.throwErrors();
  world.store.feedback.add("question", fields, world.clock.now());
  return {};
};

export const feedbackCallMeBack: Handler<"feedbackCallMeBack"> = ({ request, world }) => {
  const form = formFields();
  const fields = contactOf(form, request);
  form.throwErrors();
  world.store.feedback.add("call-me-back", fields, world.clock.now());
  return {};
};

export const feedbackLandlord: Handler<"feedbackLandlord"> = ({ request, world }) => {
  const form = formFields();
  const fields = {
    ...contactOf(form, request),
    email: form.email(request.email),
    city_name: form.text("city_name", request.city_name, TEXT_MAX, REQUIRED),
    shop: form.text("shop", request.shop, TEXT_MAX, REQUIRED),
    square: squareOf(form, request.square),
  };
  form.throwErrors();
  world.store.feedback.add("landlord", fields, world.clock.now());
  return {};
};

export const feedbackSupplier: Handler<"feedbackSupplier"> = ({ request, world }) => {
  const form = formFields();
  const fields = {
    ...contactOf(form, request),
    email: form.email(request.email),
    city_name: form.text("city_name", request.city_name, TEXT_MAX, REQUIRED),
    company: form.text("company", request.company, TEXT_MAX, REQUIRED),
    product_category: form.text("product_category", request.product_category, TEXT_MAX, REQUIRED),
  };
  form.throwErrors();
  world.store.feedback.add("supplier", fields, world.clock.now());
  return {};
};

export const feedbackUnavailableAddress: Handler<"feedbackUnavailableAddress"> = ({
  request: { city_id, coordinates, phone },
  world,
}) => {
  const city = knownCity(city_id);
  world.store.feedback.add(
    "unavailable-address",
    { phone: phoneInCity(phone, city), city_id, ...coordinates },
    world.clock.now(),
  );
  return {};
};

function contactOf(form: ReturnType<typeof formFields>, { name, phone, city_id }: Contact) {
  return {
    name: form.text("name", name, NAME_MAX, NAME_REQUIRED),
    phone: form.phone(phone, city_id),
    ...(city_id == null ? {} : { city_id }),
  };
}

function squareOf(form: ReturnType<typeof formFields>, value: string | number): number {
  const text = String(value).trim();
  const square = /^\d{1,9}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(",", ".")) : NaN;
  if (!text) form.addError("square", REQUIRED);
  if (!(square > 0 && square <= MAX_SQUARE_METRES)) form.addError("square", { key: "squareWrong" });
  return square;
}
