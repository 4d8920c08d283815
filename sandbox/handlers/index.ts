import type { CallName } from "../../contract/calls";
import * as cart from "./cart";
import * as cities from "./cities";
import * as courier from "./courier";
import * as createOrder from "./create-order";
import * as feedback from "./feedback";
import * as geocoder from "./geocoder";
import type { Handler } from "./handler";
import * as offers from "./offers";
import * as orderCache from "./order-cache";
import * as orders from "./orders";
import * as pay from "./pay";
import * as paymentSettings from "./payment-settings";
import * as people from "./people";
import * as place from "./place";
import * as post3ds from "./post3ds";
import * as products from "./products";
import * as profile from "./profile";
import * as repeatOrder from "./repeat-order";
import * as shops from "./shops";
import * as time from "./time";

/** Each file of this folder exports handlers by the call's name. A missing handler is a compile error. */
export const handlers: { [Name in CallName]: Handler<Name> } = {
  ...cart,
  ...cities,
  ...courier,
  ...createOrder,
  ...feedback,
  ...geocoder,
  ...offers,
  ...orderCache,
  ...orders,
  ...pay,
  ...paymentSettings,
  ...people,
  ...place,
  ...post3ds,
  ...products,
  ...profile,
  ...repeatOrder,
  ...shops,
  ...time,
};
