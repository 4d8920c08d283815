import { rows } from "./rows";

/** Query parameters of pages: those of spec 1 §2, then every other that a file of app/ reads. */
export const queries = rows(`
group | app/menu/asked-part.server.ts › "group" | tests/app/menu/home.test.ts › opens at a group by its anchor, in every browser, and drops a group that no alias looks like | departure: decision 0027 (no wait of 500 ms)
view | app/menu/asked-part.server.ts › "view" | tests/app/menu/home.test.ts › opens at the cart by its anchor: %s | \`view=cart\` of the menu; \`view=map\` of the shops on phones
modal | app/modal/modals.ts › search.getAll("modal") | tests/server/http/app.test.ts › that ask for a modal lead to its page: %s | the cart is loaded with every page of a city
utm_source | app/page/links/utm-source.server.ts › utm_source | tests/app/menu/home.test.ts › leaves an address with utm_source as it is
tab | app/profile/profile-view.server.ts › "tab" | tests/app/profile/person/person.test.ts › takes %s for a tab that is there
delivery_address_id | app/profile/addresses/addresses-view.server.ts › isNamed("delivery_address_id") | tests/app/profile/addresses/addresses.test.ts › puts the address first that the link names, and changes nothing | departure: decision 0027 (no wait of 500 ms)
alias | app/promotions/promotions-view.server.ts › "alias" | tests/app/promotions/promotions.test.ts › opens the one that the address asks for: by a script, or as its page where there is none
state | app/payment/payment-result.server.ts › "state" | tests/app/payment/payment-result.test.ts › ?state=%s proves nothing: a payment that waits goes on waiting | of the menu, the payment page and \`back-to-home\`; ignored by cart and tracking, which show what the upstream says
request_uri | app/account/login-view.server.ts › "request_uri" | tests/app/account/login-steps.test.ts › never leads to %s
return_to | server/guard/safe-path.ts › "return_to" | tests/server/guard/guard.test.ts › safePath keeps every text on this site
back | server/guard/safe-path.ts › "back" | tests/app/place/order-type.test.ts › drops the way back %s
lang | server/operate/public-origin.ts › "lang" | tests/app/site/found-by-others.test.ts › shows the page in it, is its own canonical address, and the pages after it go on in that language
search | app/city/cities-view.server.ts › "search" | tests/app/city/chooser.test.ts › keeps what was searched for, within limits | of the list of cities; of the menu: \`app/menu/grid/menu-query.ts\`
open | app/place/shops/shops-view.server.ts › "open" | tests/app/place/shops/shop-list.test.ts › show what is open now | of the shops; of the orders: which one is open; of the chooser: a shortcut of the installed app
tag | app/place/shops/shops-view.server.ts › "tag" | tests/app/place/shops/shop-list.test.ts › are all, open now, then the tags that exist, the most frequent first
map | app/maps/city-map.server.ts › "map" | tests/app/maps/view.test.ts › is none if it is invented: %#
point | app/place/nearest/nearest-shop.route.tsx › "point" | tests/app/place/nearest/nearest-shop.test.ts › without a point (%s) is a choice among all shops, and no call is made for it
where | app/place/nearest/nearest-shop.route.tsx › "where" | tests/app/place/nearest/nearest-shop.test.ts › says only what an address may hold: an invented text brings no markup and no links
notify | app/modal/modals.ts › "notify" | tests/app/place/nearest/nearest-shop.test.ts › says so in its place in the modal, beside the shop
order_type | app/place/order-type-view.server.ts › "order_type" | tests/app/place/order-type.test.ts › %s shows %s
address | app/place/address/suggestions.route.ts › "address" | tests/app/place/address/suggestions.test.ts › start at two characters: %s
address_id | app/place/address/confirm/question.server.ts › "address_id" | tests/app/place/address/confirm.test.ts › an address of nobody, of another city or of nowhere is chosen anew: %s
at | app/place/address/confirm/question.server.ts › "at" | tests/app/place/address/confirm.test.ts › over the map; the answer sets its coordinates and asks for the door
page | app/profile/orders/orders-view.server.ts › "page" | tests/app/profile/orders/orders.test.ts › takes page %j for one that can be asked for
edit | app/profile/addresses/addresses-view.server.ts › "edit" | tests/app/profile/addresses/addresses.test.ts › opens the form of one door of this city
date | app/when/times.route.ts › "date" | tests/app/when/times.test.ts › are refused for %s, which is no day, and the upstream is not asked
step | app/account/login-view.server.ts › "step" | tests/app/account/login-steps.test.ts › sends another code only once its time has come, and lets the phone be changed
city | app/content/legal-view.server.ts › "city" | tests/app/content/pages.test.ts › show the visitor's last city without one in the address, and never one that nobody has
refresh | app/tracking/tracking-view.server.ts › "refresh" | tests/app/tracking/order.test.ts › stops refreshing when asked to
promocode | app/cart/offers/promocode.server.ts › "promocode" | tests/app/cart/offers/promocode.test.ts › fills the field of the cart's page, and is not applied
line_key | app/product/product.route.tsx › "line_key" | tests/app/product/change-line.test.ts › has the line's own choice and count
part | app/site/city-sitemap.route.ts › "part" | tests/app/site/found-by-others.test.ts › is split before a file has more addresses than search engines read
sent | app/contact/contact-view.server.ts › "sent" | tests/app/contact/contact.test.ts › a reload of the thanks sends nothing again: %s
exact | app/menu/grid/menu-query.ts › "exact" | tests/app/menu/search.test.ts › a misspelling is corrected, and may be searched for as it is: %s
vegetarian | app/menu/grid/menu-query.ts › "vegetarian" | tests/app/menu/search.test.ts › only what the menu's data can answer is offered
vegan | app/menu/grid/menu-query.ts › "vegan" | tests/app/menu/search.test.ts › only what the menu's data can answer is offered
spicy | app/menu/grid/menu-query.ts › "spicy" | tests/app/menu/search.test.ts › only what the menu's data can answer is offered
without | app/menu/grid/menu-query.ts › "without" | tests/app/menu/search.test.ts › what they left out is said, with one dish and one way back
from | app/menu/grid/menu-query.ts › "from" | tests/app/menu/search.test.ts › a bad price is answered in words, and nothing typed is lost: %s
to | app/menu/grid/menu-query.ts › "to" | tests/app/menu/search.test.ts › a bad price is answered in words, and nothing typed is lost: %s
door | app/place/address/address.route.tsx › "door" | tests/app/place/address/pick.test.ts › sets the coordinates that were picked, and asks for the door next
brand | app/kit/kit.route.tsx › "brand" | tests/brands/brands.test.ts › lists in brands/index.ts every folder of brands/ | of the kit of controls, in development only
`);
