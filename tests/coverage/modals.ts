import { rows } from "./rows";

/** The 21 modals of spec 1 §2, and one more of app/modal/modals.ts. */
export const modalRows = rows(`
test: tests/journeys/modals/over-the-page.spec.ts › it is labelled by its title, holds the focus, and loads nothing but itself
CitiesModal | app/city/cities.route.tsx › CitiesPage | tests/app/city/chooser.test.ts › marks the current city and knows the way back | departure: decision 0027 (opens on demand: a page without a city is the chooser itself)
OrderTypesModal | app/place/order-type.route.tsx › orderTypeView | tests/app/place/order-type.test.ts › knows the address and the shop chosen before, and the terms of the zone
CartModal | app/cart/cart.route.tsx › CartPage | tests/journeys/modals/phone.spec.ts › on the cart's own page the bottom bar opens nothing over it
ConfirmChangeTakeaway | app/place/takeaway.route.tsx › action | tests/app/place/order-type.test.ts › asks first when a shop is known, then switches
CallMeBackModal | app/contact/call-me-back.route.tsx › "call" | tests/journeys/contact.spec.ts › who asks to be called back agrees first, is thanked once, and a reload sends nothing again
FeedbackModal | app/contact/feedback.route.tsx › "question" | tests/app/contact/contact.test.ts › a modal shows its next step, and loads nothing again
ProviderPartnerModal | app/contact/partners.route.tsx › "supplier" | tests/app/contact/contact.test.ts › the e-mail of a supplier goes along, and what a customer writes about a return
RentPartnerModal | app/contact/rent.route.tsx › "landlord" | tests/app/contact/contact.test.ts › its map of errors stands beside the fields, the first message of each
ConfirmEmptyCartModal | app/cart/clear.route.tsx › cartClear | tests/app/cart/clear-modal.test.tsx › loads the cart anew when the modal closes after a submit, however fast its answer was
MarketingBannerModal | app/banners/MarketingBanner.tsx › title-MarketingBannerModal | tests/app/banners/marketing-banner.test.tsx › appears after its delay, and tells the server so
ProductInfoModal | app/product/product.route.tsx › productView | tests/app/product/turning.test.tsx › change the dialog's own address, and the way back from it stays
PromoModal | app/promotions/promotion.route.tsx › subtitle | tests/journeys/contact.spec.ts › the promotion of a link opens, says all of itself and leads on
ConfirmShopModal | app/place/shops/shop.route.tsx › shopPage | tests/app/place/order-type.test.ts › is asked about, and taken
ServerErrorModal | app/page/errors/ServerError.tsx › ServerError | tests/journeys/modals/server-error.spec.ts › a dish that runs out as it is added: it is said over the page, and the visitor is where they were
UserLoginModal | app/account/login.route.tsx › loginView | tests/app/account/login-steps.test.ts › in a modal goes on with the next view, which holds what was said
UserOrderModal | app/tracking/look-up.route.tsx › lookUp | tests/app/tracking/look-up.test.ts › answers a modal with where to go
IntervalsModal | app/when/intervals.route.tsx › loader | tests/app/when/dishes-by-the-hour.test.ts › a visitor without a place is asked for it first
BonusInfoModal | app/bonus/bonus.route.tsx › bonusView | tests/app/bonus/bonus.test.ts › says when they can no longer be spent, to a customer and to a stranger
ConfirmDeleteAddressModal | app/profile/addresses/delete-address.route.tsx › addressRemove | tests/app/profile/addresses/addresses.test.ts › is a question that names it
NearestShopModal | app/place/nearest/nearest-shop.route.tsx › readPoint | tests/app/place/nearest/nearest-shop.test.ts › says so in its place in the modal, beside the shop
ConfirmSelectAddressModal | app/place/address/confirm/confirm.route.tsx › question | tests/app/place/address/confirm.test.ts › a script opens the question over its page
ConfirmRemoveGiftModal | app/cart/gifts/gift.route.tsx › loader | tests/app/cart/gifts/gifts.test.ts › asks before it removes, and removes them all | the confirmation of spec 1 §4 "Gift"
`);
