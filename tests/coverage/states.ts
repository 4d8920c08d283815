import { rows } from "./rows";

/** Sentences of spec 1 §4 (states), spec 2 §5 (validation) and spec 2 §6 (roles) that no other table has. */
export const stateRows = rows(`
Order type: a cookie of lowercase letters | rules/order.ts › replace(/[^a-z]/g, "") | tests/rules/order.test.ts › %j is %s
A found address switches to delivery | app/place/address/set-address.server.ts › setOrderType | tests/app/place/address/address.test.ts › that is found becomes the place, and delivery the order type
A chosen shop switches to takeaway | app/place/shops/set-shop.server.ts › setOrderType | tests/app/place/order-type.test.ts › that is chosen keeps the address for delivery | departure: decision 0008
Switching without a shop opens the order types | app/place/takeaway.route.tsx › action | tests/app/place/order-type.test.ts › without a shop lets one be chosen
Switching to takeaway asks, since prices may change | app/place/takeaway.route.tsx › Confirm | tests/journeys/order/switch.spec.ts › switching the order type says first that the cart will cost something else
A shop of another city is reset | app/place/takeaway.route.tsx › findShop | tests/app/place/order-type.test.ts › with a shop of another city forgets it and lets one be chosen
An address in another city: its cookie, its addresses tab with the id | app/place/address/other-city.server.ts › delivery_address_id | tests/app/place/other-city.test.ts › of a signed-in customer is chosen in their profile there, by its id (spec 1 §4)
Availability: the point lies inside a zone | rules/zones.ts › point-in-polygon | tests/rules/zones.test.ts › of a polygon with a hole: %s
Not possible: a form to be told when the zone grows | app/place/nearest/notify.server.ts › feedbackUnavailableAddress | tests/app/place/without-scripts.test.ts › not deliverable: a notice, the form to be told and its answer, then the nearest restaurant in one POST
The card of the chosen shop is selected | app/place/shops/ShopRow.tsx › data-chosen | tests/app/place/order-type.test.ts › knows the address and the shop chosen before, and the terms of the zone
A default modal closes other default ones | app/modal/use-modal-link.ts › withoutModals(here) | tests/app/modal/modals.test.ts › %j has %j
Closing a confirm modal only closes it | app/modal/use-modal-link.ts › "confirm" | tests/journeys/modals/over-the-page.spec.ts › a question over the cart leaves the cart open when it is answered with no
Closing restores the modal before, except product-info | app/modal/Modal.tsx › "ProductInfoModal" | tests/app/modal/modal-layer.test.tsx › does not restore a dish, but what was before it
A modal locks the page's scroll | app/ui/Dialog.tsx › showModal | tests/journeys/scrolling.spec.ts › what sticks to the window stays where it is while a dialog is open over the page
The timer is restored after a reload | app/account/login-view.server.ts › sent_at | tests/journeys/login.spec.ts › another code can be asked for once its time has come, and a reload does not begin the time anew
A code of four digits sends itself | app/account/CodeFields.tsx › isCompleteCode | tests/journeys/login.spec.ts › a wrong code is said and goes; the right one can be pasted
A phone error returns to the phone step | app/account/check-code.server.ts › { phone } | tests/app/account/login-steps.test.ts › takes five tries; then it begins anew, and looks like the upstream's 429
From the order flow on to the order | app/checkout/customer-and-place.server.ts › request_uri | tests/journeys/order/takeaway.spec.ts › dinner is collected at a shop, in cash | departure: decision 0008
Signing out clears user, phone and session | app/account/logout.route.tsx › forgetPerson | tests/app/account/login-steps.test.ts › asks, then forgets session, phone and address, upstream too
The order button's conditions | rules/cart.ts › isOrderDisabled | tests/rules/cart.test.ts › %s disables the button: %s
The order button shows what is missing to the minimum | app/cart/OrderButton.tsx › go.below | tests/app/cart/screens.test.tsx › says what is missing to the minimum, and first that
Cancel only accepted, repeat only done, track the others | rules/order.ts › canCancel | tests/app/profile/orders/orders.test.ts › offers for an order that is %s: %j
Reasons of a payment: each goes on to the right page | app/payment/pay.server.ts › approved-new | tests/app/payment/pay.test.ts › %s goes on to the right page
After the payment the cart is empty and the purchase recorded | app/page/record-purchase.server.ts › recordPurchase | tests/app/page/record-purchase.test.ts › is made once per order, however often its end is seen
Saving modifiers closes the modal on 200 only | app/product/product.route.tsx › answerChange | tests/app/product/change-line.test.ts › tells whether a line's choice was saved, with the reason if not
A group's plus stops at its max; a span of 0 or 1 replaces | rules/modifiers.ts › max | tests/app/product/product.test.ts › from %i to %i: %s
A gift's removal asks | app/cart/gifts/gift.route.tsx › loader | tests/app/cart/gifts/gifts.test.ts › asks before it removes, and removes them all
bonus_description locks the toggle and is the reason | app/page/bonuses.server.ts › bonus_description | tests/app/cart/offers/points.test.ts › are locked by a bonus_description message, which is the reason, and by any discount
Points that fell to 0 are applied again | app/page/accept-cart.server.ts › cartApplyBonuses | tests/app/cart/offers/points.test.ts › and the answer shows what is written off now
The header's hours, or day off | app/place/shops/shop-view.server.ts › shop.dayOff | tests/journeys/order/hours.spec.ts › the header says today's hours of the chosen shop, on the narrowest phone too
A selected interval that is gone is dropped | app/when/use-times.ts › lostTime | tests/app/when/slots-refresh.test.tsx › spec 1 §4: a chosen one that is no longer there is dropped and said, and no other is chosen
A closed shop offers tomorrow or another shop | app/place/shops/ShopFacts.tsx › instead | tests/app/place/shops/shop-page.test.ts › spec 1 §4: a closed shop offers its opening or another shop, %s
A banner waits for an open modal | app/banners/MarketingBanner.tsx › isQuiet() | tests/app/banners/marketing-banner.test.tsx › waits while something lies over the page: %s
Forms: thanks on 200 | app/contact/send-message.server.ts › sentMessageCookie | tests/app/contact/contact.test.ts › a modal shows its next step, and loads nothing again
The phone is sent as digits | rules/phone.ts › readPhone | tests/app/account/login-steps.test.ts › sends digits upstream, keeps when the code went out, and shows what was said with it
A phone shorter than 4 replaces none | server/visitor/cookies.ts › {4,15} | tests/server/visitor/cookies.test.ts › $name holds %j: %s
+8 9 is +79, the prefix is +7 | rules/phone.ts › startsWith("89") | tests/rules/phone.test.ts › %j in %s is %s
Turkey: the chosen mask is remembered | app/words/phone-words.server.ts › phoneCountryCookie | tests/app/account/phone-country.test.ts › %s with %s is sent as %s and remembered as %s
Consent before a code | app/account/PhoneStep.tsx › privacy_policy | tests/app/account/login-steps.test.ts › with %j says what is wrong and keeps the rest
A captcha's token goes along, and begins anew with the phone | app/account/Captcha.tsx › phone | tests/app/account/captcha-widget.test.tsx › begins anew when the phone changes, and not when it is only written otherwise
Required fields of the forms | app/contact/contact.view.ts › fields: [ | tests/app/contact/contact.test.ts › its map of errors stands beside the fields, the first message of each
The look-up takes a phone and a number | app/tracking/look-up.server.ts › readOrderNumber | tests/app/tracking/look-up.test.ts › %j comes back with words beside its field, without a call
Letters of an address | rules/address.ts › FORBIDDEN | tests/rules/address.test.ts › objects to %j
Street and flat are required | app/place/address/address-form.server.ts › doorErrors | tests/app/place/address/address.test.ts › %s is 422 with an error at each field
E-mail only in Turkey with an online card | app/checkout/check-order.server.ts › needsEmail | tests/app/checkout/payment/payment-types.test.ts › in %s by %s without one is answered %d
A change error (typeError equals change) marks the change field | app/checkout/rejected-order.server.ts › fieldsOfForm | tests/app/checkout/order.test.ts › of the change marks its field (spec 2 §5), by %s
Banknotes above the total only | rules/cash.ts › filter | tests/rules/cash.test.ts › for %d of %j offers %j
Turkey: change to the next hundred | rules/cash.ts › Math.ceil(total / 10_000) | tests/rules/cash.test.ts › %j for %d in %s
Card: 16 digits, MM / YY, CVV up to 4 | rules/card.ts › CVV_LONGEST = 4 | tests/app/payment/card/card-form.test.tsx › takes four digits of a security code at most
The promo code hides while the order button is disabled | app/cart/offers/Promocode.tsx › offered | tests/app/cart/offers/offers-without-scripts.test.ts › has no field while the order button is disabled; one that the cart holds can be taken back
Points: one unit of each item stays to pay | rules/bonuses.ts › payable | tests/rules/bonuses.test.ts › keeps one unit of each item to be paid: %s
Birthday: dd.MM.yyyy, not after today | rules/person.ts › OLDEST | tests/rules/person.test.ts › of %j, %j, %j is wrong
Prices: whole, or two decimals, in the Russian format | rules/money.ts › formatPrice | tests/rules/money.test.ts › %d in %s (fractional %s) is %s
Anonymous visitors look up an order by phone and number | app/tracking/look-up.route.tsx › lookUp | tests/journeys/order/look-up.spec.ts › an order is looked up by phone and number in another browser, and in that one only
Without auth: no login, no profile, an order button | app/frame/frame-view.server.ts › is_auth_enabled | tests/app/profile/person/person.test.ts › there is no profile, but the order look-up
Account deletion | app/profile/delete-customer.server.ts › userRemove | tests/journeys/profile.spec.ts › whoever deletes their account leaves nothing behind, once their order is done
Bonuses: one brand, a loyalty city, a cookie | app/page/bonuses.server.ts › has_loyalty_system | tests/app/bonus/bonus.test.ts › is no page of a brand without them, and leads to the menu in a city without them | departure: decision 0027 (the flag is the setting)
`);
