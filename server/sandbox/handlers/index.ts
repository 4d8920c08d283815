import type { CallName } from "../../contract/calls";
import * as cart from "./cart";
import { allCities, oneCity } from "./cities";
import { createOrder } from "./create-order";
import { unavailableAddress } from "./feedback";
import { byAddress, byCoordinates } from "./geocoder";
import type { Handler } from "./handler";
import * as orders from "./orders";
import * as people from "./people";
import * as place from "./place";
import { paymentTypes, products } from "./products";
import { setShop, shopsOfCity } from "./shops";
import { intervals, timeSettings } from "./time";

/** Who answers each call of the contract: one that is missing here does not compile. */
export const handlers: { [Name in CallName]: Handler<Name> } = {
  cities: allCities,
  city: oneCity,
  shops: shopsOfCity,
  shopsSet: setShop,
  products,
  paymentTypes,
  timeSettings,
  intervals,
  cart: cart.cart,
  cartClear: cart.clear,
  cartAdd: cart.add,
  cartRemove: cart.remove,
  cartForget: cart.forget,
  cartPackagesBag: cart.packagesBag,
  cartSetInterval: cart.setInterval,
  login: people.login,
  checkVerificationCode: people.checkCode,
  checkSession: people.checkSession,
  user: people.user,
  logout: people.logout,
  orders: orders.orders,
  addresses: place.addresses,
  addressSetByCoordinates: place.setByCoordinates,
  addressSetByAddress: place.setByAddress,
  addressSetById: place.setById,
  geocodeAddress: byAddress,
  geocodeCoordinates: byCoordinates,
  orderCreate: createOrder,
  orderStatus: orders.status,
  orderCancel: orders.cancel,
  order: orders.order,
  feedbackUnavailableAddress: unavailableAddress,
};
