import { z } from "zod";
import { coordinates, maybe } from "../primitives";
import { call, done, WRITE } from "./row";

/** `city_id`: whose phone numbers the phone is checked against; without it any international number will do. */
const contact = { name: z.string(), phone: z.string(), city_id: maybe(z.number()) };

/** Calls about what people tell the chain (spec 2 §7). */
export const feedbackCalls = {
  feedbackQuestion: call({
    method: "POST",
    path: "/api/feedback/questions",
    kind: "write",
    limit: WRITE,
    answer: done,
    request: z.object({ ...contact, email: z.string(), message: z.string() }),
  }),
  feedbackCallMeBack: call({
    method: "POST",
    path: "/api/feedback/call-me-back",
    kind: "write",
    limit: WRITE,
    answer: done,
    request: z.object(contact),
  }),
  /** `square`: square metres, as a number or as it was typed. */
  feedbackLandlord: call({
    method: "POST",
    path: "/api/feedback/landlord-request",
    kind: "write",
    limit: WRITE,
    answer: done,
    request: z.object({
      ...contact,
      email: maybe(z.string()),
      city_name: z.string(),
      shop: z.string(),
      square: z.union([z.string(), z.number()]),
    }),
  }),
  feedbackSupplier: call({
    method: "POST",
    path: "/api/feedback/supplier-request",
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
    kind: "write",
    limit: WRITE,
    answer: done,
    request: z.object({ coordinates, city_id: z.number(), phone: z.string() }),
  }),
};
