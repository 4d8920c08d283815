import { rows } from "./rows";

/** Spec 2 §8, row by row. */
export const errorRows = rows(`
An errors object: the first message of each field | server/upstream/failure.ts › errors | tests/server/upstream/failures.test.ts › keeps the upstream’s own message and the first message of each field
Status 404 or 500: ServerErrorModal with the message | app/page/FormErrors.tsx › ServerError | tests/journeys/modals/server-error.spec.ts › a dish that runs out as it is added: it is said over the page, and the visitor is where they were | without scripts at the top of the page (decisions §5); departure: decision 0027 (a form with fields says it in its own summary)
Status 429 at the sign-in: an error of the phone field | app/account/request-code.server.ts › limited | tests/app/account/login-steps.test.ts › that meets an upstream's 429 %s says when to try again
Status 429 elsewhere: too many attempts, try later | app/page/failure-words.server.ts › limited | tests/app/tracking/look-up.test.ts › says at the upstream's own limit that it is one, with the shop's phone
A failed sign-in resets the captcha | app/account/Captcha.tsx › reset | tests/app/account/captcha-widget.test.tsx › begins anew after each answer with errors
A phone error stands under the phone field | app/account/request-code.server.ts › phone | tests/app/account/login-steps.test.ts › with %j says what is wrong and keeps the rest
Add to cart, error on delivery_address: OrderTypesModal | app/cart/cart-outcome.server.ts › delivery_address | tests/app/cart/actions.test.ts › leads to the order types when the address does not allow it, and says why
Add to cart, error on product: ServerErrorModal | app/cart/add-to-cart.server.ts › product | tests/app/cart/cart-data.test.ts › says what is wrong: with the address, or with the product
Remove, error on delivery_address: OrderTypesModal | app/cart/cart-outcome.server.ts › delivery_address | tests/app/cart/cart-data.test.ts › says what is wrong: with the address, or with the product
Other cart errors | app/cart/store/cart-store.ts › failed | tests/app/cart/cart-store.test.ts › goes back to what was confirmed when it fails, says so, and tries again on demand | departure: decision 0027 (said, not only logged)
Unavailable dishes of the cart: alert and a remove button | app/cart/lines/CartLine.tsx › alert | tests/app/cart/screens.test.tsx › offers only removal where nothing can be had
notDeliverToYourAddress: a city that is not in the list | app/place/address/set-address.server.ts › "elsewhere" | tests/app/place/address/address.test.ts › of a city that is not in the list is ServerErrorModal's (spec 2 §8): %s
addressNotFound at the address field | app/place/address/set-address.server.ts › not_found | tests/app/place/address/address.test.ts › not found is an error at the field, and the values stay
Not deliverable: the nearest shop, and a form to be told | app/place/nearest/nearest-shop.server.ts › unserved | tests/app/place/address/address.test.ts › out of every zone: the nearest shop, and the address of its page
Non-200 of address calls: the address is cleared | app/place/address/set-address.server.ts › address: undefined | tests/app/place/address/address.test.ts › that can't be set any more is cleared | departure: decision 0008 (an outage clears nothing)
A stopped shop shows its alert | app/place/shops/shop-view.server.ts › place:shop.stopped | tests/app/place/shops/shop-list.test.ts › of a stopped shop says why, and names the nearest that is open
A stopped city shows its alert | app/frame/frame-view.server.ts › cart:go.city_stopped | tests/app/site/city-fields.test.ts › that it takes no orders, in our words where it has no alert (spec 2 §8)
Intervals that cannot be loaded: the message | app/when/when-view.server.ts › timesFailed | tests/app/checkout/order.test.ts › says why times could not be loaded (%i), in the upstream's words if it has any
No intervals today | app/when/when-view.server.ts › checkout:notToday | tests/app/when/times.test.ts › come with %s if none is free
All slots are full, and this interval is not available | app/when/when-view.server.ts › checkout:full | tests/app/when/full-and-closed.test.ts › a slot that fills between page and submit is refused in words, and nothing else is taken
Cancel failure: ServerErrorModal | app/tracking/cancel.route.tsx › dialog: form | tests/app/tracking/order.test.ts › that meets %s says so, in ServerErrorModal too (spec 2 §8)
Repeat failure: ServerErrorModal | app/profile/orders/repeat-order.server.ts › dialog: message | tests/app/profile/orders/orders.test.ts › says why it cannot be repeated, in ServerErrorModal too (spec 2 §8) (%#)
Order failure: ServerErrorModal | app/checkout/rejected-order.server.ts › dialog: shown.form | tests/app/checkout/order.test.ts › of no field opens ServerErrorModal too, and one of a field does not (spec 2 §8)
No order_id or order_cache_key: the default text | app/checkout/place-order.server.ts › order_id | tests/app/checkout/order.test.ts › whose answer has no number says what to do
Card errors stand inline | app/payment/card/card-words.ts › expiry | tests/app/payment/card/card-form.test.tsx › has every error in %s, beside its field and in the summary
A declined card: number, expiry, cvv | app/payment/failed-payment.server.ts › cardFormFields | tests/app/payment/pay.test.ts › a declined card names what is wrong with its %s
An unknown payment error | app/payment/failed-payment.server.ts › payment:errors.undefinedPaymentError | tests/app/payment/pay.test.ts › a decline about anything else is told in the bank's words, and in ours if there are none
No verify_param: the default text | app/payment/pay.server.ts › verify_param | tests/app/payment/pay.test.ts › brings the acquirer's verify_param along; without it nothing is paid
3-D Secure that fails after the payment | app/payment/bank/bank-return.route.ts › refused | tests/app/payment/bank/bank-return.test.ts › that %s goes on to where it is told
The countdown at zero leads to back-to-home | app/payment/payment.route.tsx › back-to-home?state=payment-failure | tests/journeys/bad-days/payment.spec.ts › an order that was not paid in time leads back to its cart: by itself with scripts, else with the next press
An order whose details cannot be had stays folded | app/profile/orders/orders-view.server.ts › asFailure | tests/app/profile/orders/orders.test.ts › says that it could not be loaded (%i)
No orders: infoNotFound | app/profile/orders/Orders.tsx › empty | tests/app/profile/orders/orders.test.ts › is empty without orders | departure: decision 0027 (says that there are none yet, with a way to the menu)
The bonus notice: until 21 May 2025 | app/page/bonuses.server.ts › spend_until | tests/app/cart/offers/points.test.ts › are announced with the notice of the suspension, which earns none
A module that cannot be preloaded | app/hydration/stuck-modules.ts › PATIENCE | tests/app/modal/modal-layer.test.tsx › opens the page itself after four seconds
Error reporting ignores noise | rules/error-noise.ts › ResizeObserver | tests/rules/scrub-report.test.ts › is no defect of ours
`);
