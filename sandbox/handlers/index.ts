import type { CallName } from "../../contract/calls";
import * as cart from "./cart";
import { allCities, oneCity } from "./cities";
import { courierLocation } from "./courier";
import { createOrder } from "./create-order";
import * as feedback from "./feedback";
import { byAddress, byCoordinates } from "./geocoder";
import type { Handler } from "./handler";
import * as offers from "./offers";
import { createCache } from "./order-cache";
import * as orders from "./orders";
import { pay } from "./pay";
import { paymentSettings } from "./payment-settings";
import * as people from "./people";
import * as place from "./place";
import { post3ds } from "./post3ds";
import { paymentTypes, products, related } from "./products";
import * as profile from "./profile";
import { repeat } from "./repeat-order";
import { setShop, shopsOfCity } from "./shops";
import { intervals, timeSettings } from "./time";

/** The handler of each call. A missing one is a compile error. */
export const handlers: { [Name in CallName]: Handler<Name> } = {
  cities: allCities,
  city: oneCity,
  shops: shopsOfCity,
  shopsSet: setShop,
  products,
  relatedProducts: related,
  paymentTypes,
  timeSettings,
  intervals,
  cart: cart.cart,
  cartClear: cart.clear,
  cartAdd: cart.add,
  cartRemove: cart.remove,
  cartForget: cart.forget,
  cartGiftAdd: offers.addGift,
  cartGiftRemove: offers.removeGift,
  cartGiftForget: offers.forgetGift,
  cartApplyPromocode: offers.applyPromocode,
  cartForgetPromocode: offers.forgetPromocode,
  cartApplyBonuses: offers.applyBonuses,
  cartPackagesBag: cart.packagesBag,
  cartSetInterval: cart.setInterval,
  login: people.login,
  checkVerificationCode: people.checkCode,
  checkSession: people.checkSession,
  user: profile.user,
  userUpdate: profile.update,
  userRemove: profile.remove,
  balance: profile.balance,
  logout: people.logout,
  orders: orders.orders,
  addresses: place.addresses,
  addressRemove: place.remove,
  addressSetByCoordinates: place.setByCoordinates,
  addressSetByAddress: place.setByAddress,
  addressSetById: place.setById,
  geocodeAddress: byAddress,
  geocodeCoordinates: byCoordinates,
  orderCreate: createOrder,
  orderStatus: orders.status,
  orderCancel: orders.cancel,
  order: orders.order,
  feedbackQuestion: feedback.question,
  feedbackCallMeBack: feedback.callMeBack,
  feedbackLandlord: feedback.landlord,
  feedbackSupplier: feedback.supplier,
  feedbackUnavailableAddress: feedback.unavailableAddress,
  orderRepeat: repeat,
  courierLocation,
  orderCreateCache: createCache,
  orderPay: pay,
  orderPaymentSettings: paymentSettings,
  orderPost3ds: post3ds,
};
