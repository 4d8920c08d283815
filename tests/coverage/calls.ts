import { rows } from "./rows";

/** The 53 calls of spec 2 §7, by their names in contract/calls. */
export const callRows = rows(`
orderStatus | app/payment/payment-status.server.ts › orderStatus | tests/app/tracking/order.test.ts › takes its status from the call that is for it, asked with the order's type
orderCancel | app/tracking/cancel.route.tsx › orderCancel | tests/app/tracking/order.test.ts › asks first, then says that it is done
orderRepeat | app/profile/orders/repeat-order.server.ts › orderRepeat | tests/app/profile/orders/orders.test.ts › makes the cart what it was, delivers there again, and leads to the cart
order | app/tracking/own-order.server.ts › upstream.order( | tests/app/profile/orders/orders.test.ts › asks for the contents of an order that the list leaves out, when it is opened
courierLocation | app/tracking/courier.server.ts › courierLocation | tests/app/tracking/courier.test.ts › stands on the map with the door and the kitchen, and how far it is stands in words for all
orderCreateCache | app/payment/order/store-order.server.ts › orderCreateCache | tests/app/payment/pay.test.ts › is stored, and not made before it is paid
orderCreate | app/checkout/place-order.server.ts › orderCreate | tests/app/checkout/order.test.ts › is made with the contract's fields, the customer's own phone and the form's key
orderPay | app/payment/pay.server.ts › orderPay | tests/app/payment/pay.test.ts › %s goes on to the right page
orderPaymentSettings | app/payment/pay.server.ts › orderPaymentSettings | tests/app/payment/pay.test.ts › asks which acquirer takes the money of an order that is %s (spec 2 §7)
orderPost3ds | app/payment/bank/bank-return.route.ts › orderPost3ds | tests/app/payment/bank/bank-return.test.ts › is asked about three times, 5 s apart, and then a last time
paymentTypes | app/checkout/check-order.server.ts › paymentTypes | tests/app/checkout/payment/payment-types.test.ts › stand in two groups, each with its icon and what happens next
timeSettings | app/when/collect-today.server.ts › timeSettings | tests/app/when/full-and-closed.test.ts › both named, with the nearest shop that takes orders now
intervals | app/when/when-view.server.ts › upstream.intervals | tests/app/when/times.test.ts › are asked for the day that is shown
cities | app/city/cities-view.server.ts › cities | tests/app/city/chooser.test.ts › says the message of the call (spec 2 §7) %s
city | server/visitor/city.ts › .city( | tests/server/visitor/place.test.ts › %j is a 404 without a call for it
shops | server/visitor/visit.ts › .shops( | tests/app/place/order-type.test.ts › says when shops could not be loaded, with 503 where they are what is asked for
shopsSet | app/place/shops/set-shop.server.ts › shopsSet | tests/app/place/order-type.test.ts › is asked about, and taken
products | app/menu/home-view.server.ts › upstream.products | tests/app/menu/home.test.ts › is a finished grid, and none of it is data
relatedProducts | app/cart/related/related.server.ts › relatedProducts | tests/app/cart/related/related.test.ts › are read from an object too, and asked for once for all visitors with such a cart
cart | server/visitor/visit.ts › .cart( | tests/app/cart/cart-view.test.ts › shows lines with their choice or portion, their sums and what they were before the discount
cartClear | app/cart/clear.route.tsx › cartClear | tests/app/cart/actions.test.ts › empties the cart, however often it is sent
cartAdd | app/cart/add-to-cart.server.ts › cartAdd | tests/app/cart/actions.test.ts › adds once when it is sent twice
cartRemove | app/cart/change-cart.server.ts › cartRemove | tests/app/cart/actions.test.ts › sets a line to %s
cartForget | app/cart/change-cart.server.ts › cartForget | tests/app/cart/cart-data.test.ts › say that a line is gone, with the cart as it is
cartGiftAdd | app/cart/gifts/set-gift.server.ts › cartGiftAdd | tests/app/cart/gifts/gifts.test.ts › takes it, once however often it is sent, and leads back
cartGiftRemove | app/cart/gifts/set-gift.server.ts › cartGiftRemove | tests/app/cart/gifts/gifts.test.ts › changes how many there are, up and down
cartGiftForget | app/cart/gifts/set-gift.server.ts › cartGiftForget | tests/app/cart/gifts/gifts.test.ts › asks before it removes, and removes them all
cartApplyPromocode | app/cart/offers/promocode.server.ts › cartApplyPromocode | tests/app/cart/offers/promocode.test.ts › is applied in the place that it is for, and leads back to the cart
cartForgetPromocode | app/cart/offers/promocode.server.ts › cartForgetPromocode | tests/app/cart/offers/promocode.test.ts › is taken back
cartPackagesBag | app/cart/change-cart.server.ts › cartPackagesBag | tests/app/cart/actions.test.ts › are refused and taken again
cartApplyBonuses | app/cart/offers/points.server.ts › cartApplyBonuses | tests/app/cart/offers/points.test.ts › turned on are written off up to what the cart allows and the balance has
cartSetInterval | app/when/choose-time.server.ts › cartSetInterval | tests/app/when/dishes-by-the-hour.test.ts › so that lunch for tomorrow can be ordered after 16:00
login | app/account/request-code.server.ts › .login( | tests/app/account/login-steps.test.ts › sends digits upstream, keeps when the code went out, and shows what was said with it
checkVerificationCode | app/account/check-code.server.ts › checkVerificationCode | tests/app/account/login-steps.test.ts › signs in, remembers the phone and goes where it was asked for
checkSession | app/frame/session/session.route.ts › checkSession | tests/app/frame/session/session.test.ts › and learns in words that they are not; the session keeps its cart
user | app/profile/person/person-view.server.ts › upstream.user( | tests/app/profile/person/person.test.ts › leads to the sign-in when the session has ended (%i), and forgets who used it
userUpdate | app/profile/person/save-person.server.ts › userUpdate | tests/app/profile/person/person.test.ts › sends only what the form changed
logout | app/account/logout.route.tsx › logout | tests/app/account/login-steps.test.ts › works when the upstream cannot be told
userRemove | app/profile/delete-customer.server.ts › userRemove | tests/app/profile/delete.test.ts › forgets everything personal in this browser, and the favourites
orders | app/profile/orders/orders-view.server.ts › upstream.orders( | tests/app/profile/orders/orders.test.ts › has pages, and no way to one that is not there
balance | app/page/bonuses.server.ts › upstream.balance | tests/app/bonus/bonus.test.ts › names a customer's bonuses
addresses | app/profile/addresses/addresses-view.server.ts › upstream.addresses( | tests/app/profile/addresses/addresses.test.ts › says which is in use, which is in another city, and where nobody delivers
addressRemove | app/profile/addresses/delete-address.route.tsx › addressRemove | tests/app/profile/addresses/addresses.test.ts › counts one as removed that is gone already
addressSetByCoordinates | app/place/address/set-address.server.ts › addressSetByCoordinates | tests/app/place/address/pick.test.ts › sets the coordinates that were picked, and asks for the door next
addressSetByAddress | app/place/address/set-address.server.ts › addressSetByAddress | tests/app/place/address/address.test.ts › that the geocoder does not know goes upstream as typed
addressSetById | app/place/address/set-address.server.ts › addressSetById | tests/app/place/address/address.test.ts › is set again by its id
geocodeCoordinates | app/place/address/pick/spot.server.ts › geocodeCoordinates | tests/app/place/address/pick.test.ts › is looked up to ten metres, so that whoever moves a little asks nobody again
geocodeAddress | app/place/address/geocode.server.ts › geocodeAddress | tests/app/place/address/suggestions.test.ts › ask for the city and the text
feedbackQuestion | app/contact/send-message.server.ts › feedbackQuestion | tests/app/contact/contact.test.ts › to the chain with the fields of spec 2 §7: %s
feedbackCallMeBack | app/contact/send-message.server.ts › feedbackCallMeBack | tests/app/contact/contact.test.ts › to the chain with the fields of spec 2 §7: %s
feedbackLandlord | app/contact/send-message.server.ts › feedbackLandlord | tests/app/contact/contact.test.ts › to the chain with the fields of spec 2 §7: %s
feedbackSupplier | app/contact/send-message.server.ts › feedbackSupplier | tests/app/contact/contact.test.ts › to the chain with the fields of spec 2 §7: %s
feedbackUnavailableAddress | app/place/nearest/notify.server.ts › feedbackUnavailableAddress | tests/app/place/nearest/nearest-shop.test.ts › sends the digits, the point and the city, and leads back to the shop with a word
`);
