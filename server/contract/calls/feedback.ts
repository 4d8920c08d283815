import { z } from "zod";
import { coordinates } from "../primitives";
import { call, done, WRITE } from "./row";

/** Calls about what people tell the chain (spec 2 §7). */
export const feedbackCalls = {
  feedbackUnavailableAddress: call({ method: "POST", path: "/api/feedback/unavailable-delivery-address", kind: "write", limit: WRITE, answer: done,
    request: z.object({ coordinates, city_id: z.number(), phone: z.string() }) }),
};
