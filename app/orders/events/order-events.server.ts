import type { OrderPayload } from "../../../contract/order";
import { keepOrderedBasket, keepPaidBasket, keepUnpaidBasket } from "../../../server/visitor/baskets";
import { phoneCookie } from "../../../server/visitor/cookies";
import { claimSavedCarts } from "../../../server/visitor/saved-carts";
import { keepContact, keepPayment } from "../../../server/visitor/last-order";
import {
  anyOpenPayment,
  replacePayment,
  saveOpenPayment,
  type OpenPayment,
} from "../../../server/visitor/open-payment";
import { keepPlacedOrders } from "../../../server/visitor/placed-orders";
import type { Visit } from "../../../server/visitor/visit";
import { endWithOrder, noteStoredOrder } from "../../cart/group-order/shares.server";
import { storedBasket } from "../../cart/view/stored-basket.server";
import { forgetListOf } from "../tracking/latest-orders.server";
import { recordPurchase } from "../tracking/purchases/record-purchase.server";

/** `address_id`: of the form, where the address may be another one than the visitor's. */
type Ordered = { payload: OrderPayload; door: { address_id?: string; is_private_house: boolean } };

export type OrderEvents = {
  /** The upstream has stored an order that is going to be paid online. */
  stored: Ordered & { payment: OpenPayment };
  /** The upstream has accepted an order that is not paid online. */
  placed: Ordered & { order_id: number };
  /** An order has been paid online, in whichever city. */
  paid: { payment: OpenPayment; order_id: number };
};

type Follower = { [Name in keyof OrderEvents]?: (visit: Visit, event: OrderEvents[Name]) => unknown };

/** The parts of the shop that follow an order, a row for each. They are called in this sequence. */
const followers: Record<string, Follower> = {
  orderForm: {
    placed: (visit) => visit.forget("order_draft"),
    paid: (visit) => visit.forget("order_draft"),
  },
  chosenTime: {
    placed: (visit) => visit.setTime(undefined),
    paid: (visit) => visit.setTime(undefined),
  },
  nextOrderForm: {
    stored: rememberAnswers,
    placed: rememberAnswers,
    paid: (visit, { payment }) => keepPayment(visit, { alias: payment.payment_type }),
  },
  customersName: {
    placed: (visit, { payload }) => {
      const { session } = visit;
      if (session?.signed_in?.name === "") visit.setSession({ ...session, signed_in: { name: payload.username } });
    },
  },
  purchase: {
    placed: (visit, { order_id, payload: { payment_type } }) =>
      recordPurchase(visit, order_id, { is_paid: false, payment_type }),
    paid: (visit, { order_id, payment: { payment_type } }) =>
      recordPurchase(visit, order_id, { is_paid: true, payment_type }),
  },
  listOfOrders: { placed: forgetListOf, paid: forgetListOf },
  activeOrder: {
    placed: async (visit, { order_id, payload: { order_type } }) =>
      keepPlacedOrders(visit, [{ order_id, city: (await visit.city()).alias, order_type }]),
    paid: (visit, { order_id, payment: { city, place } }) =>
      keepPlacedOrders(visit, [{ order_id, city, order_type: place.order_type }]),
  },
  usual: {
    stored: async (visit, { payload, payment }) => {
      const ordered = await storedBasket(visit);
      if (ordered) await keepUnpaidBasket(visit, payload.phone, { ...ordered, id: payment.key });
    },
    placed: async (visit, { payload, order_id }) => {
      const ordered = await storedBasket(visit);
      if (ordered) await keepOrderedBasket(visit, payload.phone, { ...ordered, id: String(order_id) });
    },
    paid: (visit, { payment, order_id }) => keepPaidBasket(visit, payment.key, order_id),
  },
  savedCarts: {
    stored: (visit, { payload }) => claimSavedCarts(visit, payload.phone),
    placed: (visit, { payload }) => claimSavedCarts(visit, payload.phone),
  },
  openPayment: {
    placed: async (visit, { order_id }) => {
      const open = await anyOpenPayment(visit);
      if (open) replacePayment(visit, open, order_id);
    },
    paid: (visit, { payment, order_id }) =>
      saveOpenPayment(visit, { ...payment, order_id, step: undefined, email: undefined, is_seen_paid: true }),
  },
  groupOrder: {
    stored: (visit, { payment }) => noteStoredOrder(visit, payment.key),
    placed: (visit, { order_id }) => endWithOrder(visit, order_id),
    paid: (visit, { order_id, payment }) => endWithOrder(visit, order_id, payment.key),
  },
};

/** Tells each part of the shop. Throws what a follower throws. */
export async function orderEvent<Name extends keyof OrderEvents>(visit: Visit, name: Name, event: OrderEvents[Name]) {
  for (const follower of Object.values(followers)) await follower[name]?.(visit, event);
}

/** The answers that the next order form is filled with. */
async function rememberAnswers(visit: Visit, { payload, door }: Ordered) {
  const { phone, payment_type, cash } = payload;
  visit.change(phoneCookie, phone);
  await keepContact(visit, payload);
  const { currency_code } = (await visit.city()).prices;
  await keepPayment(visit, { alias: payment_type, ...(cash ? { cash: { sum: cash, currency_code } } : {}) });
  rememberDoor(visit, payload, door);
}

/** Details of the door are remembered only if the order went to the chosen address. */
function rememberDoor(visit: Visit, { delivery_address }: OrderPayload, door: Ordered["door"]) {
  const { address } = visit.place;
  if (!address || !delivery_address) return;
  const ids = [delivery_address.id ?? 0, door.address_id ?? address.id];
  if (ids.some((id) => String(id) !== String(address.id))) return;
  const { room, entrance, floor, intercom, description } = delivery_address;
  const details = Object.entries({ room, entrance, floor, intercom, description }).filter(([, value]) => value);
  visit.setPlace({
    address: {
      id: address.id,
      address: address.address,
      street: address.street,
      delivery_zone_id: address.delivery_zone_id,
      prices: address.prices,
      at: address.at,
      ...(door.is_private_house ? { private_house: true } : {}),
      ...Object.fromEntries(details),
    },
  });
}
