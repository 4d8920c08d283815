import { z } from "zod";
import { coordinates, id, maybe, phoneNote } from "../primitives";
import { call, done, WRITE } from "./row";

/** The phone is checked against the phone masks of `city_id`; without it any international number is accepted. */
const contact = { name: z.string(), phone: z.string().meta(phoneNote), city_id: maybe(id) };

/** See docs/specification/rules-and-calls.md#feedback. */
export const feedbackCalls = {
  feedbackQuestion: call({
    method: "POST",
    path: "/api/feedback/questions",
    feature: "contact forms",
    summary: "Ask or tell the chain something",
    group: "feedback",
    kind: "write",
    limit: WRITE,
    answer: done,
    request: z.object({ ...contact, email: z.string(), message: z.string() }),
  }),
  feedbackCallMeBack: call({
    method: "POST",
    path: "/api/feedback/call-me-back",
    feature: "contact forms",
    summary: "Ask to be called",
    group: "feedback",
    kind: "write",
    limit: WRITE,
    answer: done,
    request: z.object(contact),
  }),
  /** `square` is a number, or the typed text. */
  feedbackLandlord: call({
    method: "POST",
    path: "/api/feedback/landlord-request",
    feature: "contact forms",
    summary: "Offer premises",
    group: "feedback",
    kind: "write",
    limit: WRITE,
    answer: done,
    request: z.object({
      ...contact,
      email: maybe(z.string()),
      city_name: z.string(),
      shop: z.string(),
      square: z.union([z.string(), z.number()]).meta({ description: "Square metres" }),
    }),
  }),
  feedbackSupplier: call({
    method: "POST",
    path: "/api/feedback/supplier-request",
    feature: "contact forms",
    summary: "Offer goods",
    group: "feedback",
    kind: "write",
    limit: WRITE,
    answer: done,
    request: z.object({
      ...contact,
      email: maybe(z.string()),
      city_name: z.string(),
      company: z.string(),
      product_category: z.string(),
    }),
  }),
  feedbackUnavailableAddress: call({
    method: "POST",
    path: "/api/feedback/unavailable-delivery-address",
    feature: "delivery",
    summary: "Ask to be told when this address is delivered to",
    group: "feedback",
    kind: "write",
    limit: WRITE,
    answer: done,
    request: z.object({ coordinates, city_id: id, phone: z.string().meta(phoneNote) }),
  }),
};
