import { z } from "zod";
import { cart } from "../cart";
import { id, maybe, notification, orderType } from "../primitives";

/**
 * The shop's policy when the upstream is slow, down or wrong, decided once for each call:
 * - `shared`: the same for every visitor. Cached for `reuse` seconds, then served stale while it is refreshed, for
 * hours if necessary.
 * - `visitor`: one visitor's own. Never cached; without an answer the page renders and says so.
 * - `write`: never repeated, unless `idempotent`; then it has an Idempotency-Key.
 *
 * Only a connection that ends without an answer makes a call be repeated, once (server/upstream/http.ts).
 */
export type CallKind = "shared" | "visitor" | "write";

/** The optional features of a chain. An API may lack the calls of a feature that its chain does not offer. */
export type Feature =
  | "takeaway"
  | "delivery"
  | "maps"
  | "saved addresses"
  | "sign-in"
  | "profile"
  | "points"
  | "gifts"
  | "promo codes"
  | "bags"
  | "dishes by the hour"
  | "related dishes"
  | "repeated orders"
  | "courier tracking"
  | "online payment"
  | "contact forms";

/**
 * The parts of an upstream that are slow together. Each group has its own cap on parallel calls, so that a hanging
 * geocoder does not affect the menu.
 */
export type Group =
  | "menu"
  | "related"
  | "geocoder"
  | "place"
  | "times"
  | "payment"
  | "cart"
  | "person"
  | "orders"
  | "courier"
  | "feedback";

type Call<Request extends z.ZodType, Answer extends z.ZodType> = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** `{name}` stands for a field of the request. The other fields are the query of a GET or the JSON body. */
  path: `/api/${string}`;
  /** One line for the API's documentation. */
  summary: string;
  request: Request;
  answer: Answer;
  group: Group;
  kind: CallKind;
  /**
   * A shared read that every visitor needs and that does not depend on a visitor's input. Its last good answer is also
   * stored on disk, and a refusal (4xx) is the fault of the upstream or of a gateway before it. If the upstream fails,
   * an answer for another language or place is used whose request has the same values in `sameFields`.
   */
  essential?: { sameFields: readonly string[] };
  /** An old answer is not reported to the visitor, because the page works without it. */
  quietWhenStale?: boolean;
  /** The feature that needs this call. A call without one is needed by every chain. */
  feature?: Feature;
  /** The seconds for which a shared answer is fresh. */
  reuse?: number;
  /** The milliseconds until the shop stops waiting. */
  limit: number;
  idempotent?: boolean;
  /** The call is about a signed-in customer. The shop makes it for nobody else. */
  customer?: boolean;
};

export const call = <Request extends z.ZodType, Answer extends z.ZodType>(row: Call<Request, Answer>) => row;

/** Adds the `notification` that any answer may have. */
export const answer = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ ...shape, ...notification });

export const nothing = z.object({});
export const done = answer({});
export const cartAnswer = answer({ cart });

/**
 * The menu in answers that change the place. It is most of their size, and the shop does not read it, because a page
 * loads the menu of its place itself. So it is not checked either.
 */
export const unreadMenu = {
  product_groups: maybe(
    z.unknown().meta({ description: "The menu there, in groups as of /api/products. The shop does not read it" }),
  ),
};

export const QUICK = 4_000;
export const WRITE = 10_000;

export const cityAndType = { city_id: id, order_type: orderType, shop_id: maybe(id) };
/** The fields of the visitor's place, which prices and the menu depend on. */
export const where = { ...cityAndType, delivery_zone_id: maybe(id) };
