import { calls, type CallName } from "../../contract/calls";

const lookAround = [
  "/api/cities",
  "/api/cities/{alias}",
  "/api/shops",
  "/api/products",
  "/api/products/get-related-products",
  "/api/user/payment-types",
  "/api/schedule/time-settings",
  "/api/geocoder/searchByAddress",
  "/api/geocoder/searchByCoordinates",
  "/api/user/check-session",
];
const fillTheCart = [
  "/api/cart/add",
  "/api/cart",
  "/api/cart/packages/bag",
  "/api/user/addresses/set-by-coordinates",
  "/api/user/addresses/set-by-address",
  "/api/user/addresses",
  "/api/user/addresses/set-by-id",
  "/api/schedule/intervals",
  "/api/schedule/intervals",
  "/api/cart/set-interval",
];
const signIn = [
  "/api/user/login",
  "/api/user/check-verification-code",
  "/api/user/check-session",
  "/api/user/get",
  "/api/user/addresses",
];
const order = [
  "/api/order/create-order-cache",
  "/api/order/payment-settings",
  "/api/order/pay",
  "/api/order/post3ds",
  "/api/order/create",
  "/api/order/{id}",
  "/api/order/status",
  "/api/order-tracking/get-courier-location",
  "/api/user/orders",
  "/api/order/cancel",
  "/api/order/status",
  "/api/order/repeat",
];
/** The order's state or a bank decides whether these succeed. */
const uncertain = [
  "/api/order-tracking/get-courier-location",
  "/api/order/repeat",
  "/api/order/pay",
  "/api/order/post3ds",
];
const collect = ["/api/shops/set", "/api/cart/add", "/api/cart/remove", "/api/cart/forget", "/api/cart/clear"];
const leave = ["/api/user/addresses/remove/{id}", "/api/user/logout", "/api/user/remove"];

/** A working upstream must accept these calls: a refusal is a deviation. */
export const mustSucceed: ReadonlySet<string> = new Set(
  [...lookAround, ...fillTheCart, ...signIn, ...order, ...collect, "/api/user/logout"].filter(
    (path) => !uncertain.includes(path),
  ),
);

/** The calls that only a signed-in customer may make. */
export const ofCustomers: ReadonlySet<string> = new Set(
  Object.values(calls).flatMap((row) => ("customer" in row && row.customer ? [row.path] : [])),
);

const callsAt = (paths: readonly string[]) => {
  const names = Object.keys(calls) as CallName[];
  return paths.flatMap((path) => names.filter((name) => calls[name].path === path));
};

/**
 * Returns all calls of the table in the order in which they are made. Calls without a place in the lists come when the
 * cart is full and the customer is signed in.
 */
export function callSequence(): CallName[] {
  const known = new Set([...lookAround, ...fillTheCart, ...signIn, ...order, ...collect, ...leave]);
  const others = (Object.keys(calls) as CallName[]).filter((name) => !known.has(calls[name].path));
  return [
    ...callsAt([...lookAround, ...fillTheCart, ...signIn]),
    ...others,
    ...callsAt([...order, ...collect, ...leave]),
  ];
}
