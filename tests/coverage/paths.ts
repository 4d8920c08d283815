import { rows } from "./rows";

/** Every address of remix.config.js; those of spec 1 §2 and decisions §4 first. `*` is what no other path answers. */
export const paths = rows(`
/ | app/city/chooser.route.tsx › function Chooser | tests/app/city/chooser.test.ts › lists every city by name, with big ones marked and countries where there are several
/{city} | app/menu/home.route.tsx › export async function loader | tests/app/menu/home.test.ts › shows tiles of the groups that are flagged, three at most, each from its cheapest
/{city}/about | app/content/story.route.tsx › StoryPage | tests/app/content/pages.test.ts › of %s are whole in %s: title, description, one heading, no gap
/{city}/delivery | app/place/delivery/delivery.route.tsx › cityThatDelivers | tests/app/place/delivery/delivery.test.ts › is only where the city delivers: else it leads to the nearest page that there is (decisions §4)
/{city}/shops | app/place/shops/shops.route.tsx › shopsView | tests/app/place/shops/shop-list.test.ts › keeps each shop's number, in the list and on the map
/{city}/promotions | app/promotions/promotions.route.tsx › useOpenedPromotion | tests/app/promotions/promotions.test.ts › has name, subtitle and picture of each, and a link to the page of each, without its text
/{city}/payment-info | app/content/payment-info.route.tsx › paymentInfo | tests/app/content/pages.test.ts › shows the city's payment types by order type, with a link to the other one
/{city}/profile | app/profile/profile.route.tsx › profileView | tests/app/profile/person/person.test.ts › has a tab for each part, and opens the first
/{city}/bonus | app/bonus/bonus.route.tsx › bonusView | tests/app/bonus/bonus.test.ts › is told to anybody, with the way to one's own
/{city}/cart | app/cart/cart.route.tsx › CartPage | tests/journeys/cart.spec.ts › counts change in the cart itself, down to nothing
/{city}/order/payment/{order_cache_key} | app/payment/payment.route.tsx › order_cache_key | tests/app/payment/pay.test.ts › is nobody else's: no cookie, another key, another city are 404
/{city}/order/{order_id}/tracking | app/tracking/tracking.route.tsx › trackingView | tests/app/tracking/order.test.ts › answers in the headline, and tells the steps with their times
/{city}/back-to-home | app/payment/back-to-home.route.tsx › loader | tests/journeys/bad-days/payment.spec.ts › an order that was not paid in time leads back to its cart: by itself with scripts, else with the next press
/legal-info | app/content/legal.route.tsx › legalView | tests/app/content/pages.test.ts › are those of the country: %s
/privacy-policy | app/content/legal.route.tsx › legalView | tests/app/content/pages.test.ts › are those of the country: %s
/user-agreement | app/content/legal.route.tsx › legalView | tests/app/content/pages.test.ts › are those of the country: %s
/{city}/checkout | app/checkout/checkout.route.tsx › checkoutView | tests/app/checkout/order.test.ts › knows who it is for, where it goes, when and how it may be paid
/{city}/order/{order_id}/finish | app/checkout/finish.route.ts › redirect | tests/app/tracking/order.test.ts › the address of former confirmations leads to the order | decisions §16: one page with tracking
/{city}/vacancies | app/content/story-view.server.ts › vacancies | tests/app/site/every-setting.test.ts › links.job
/{city}/franchise | app/content/story-view.server.ts › franchise | tests/app/site/every-setting.test.ts › links.franchise
/{city}/partners | app/contact/partners.route.tsx › "supplier" | tests/app/contact/contact.test.ts › the e-mail of a supplier goes along, and what a customer writes about a return
/{city}/rent | app/contact/rent.route.tsx › "landlord" | tests/app/contact/contact.test.ts › its map of errors stands beside the fields, the first message of each
/{city}/return-request | app/contact/return-request.route.tsx › "return" | tests/app/contact/contact.test.ts › the e-mail of a supplier goes along, and what a customer writes about a return
/{city}/menu/{group}? | app/menu/list/menu-list.route.tsx › menuListView | tests/app/menu/menu-list.test.ts › of a city: every group with its dishes and their prices, each a link
/{city}/product/{product_key} | app/product/product.route.tsx › productView | tests/app/product/product.test.ts › has one address of its own
/healthz | app/site/healthz.route.ts › loader | tests/app/site/routes.test.ts › is alive whatever the upstream does
/readyz | app/site/readyz.route.ts › PROBE_TIME | tests/app/site/routes.test.ts › is ready when the upstream tells its cities
/robots.txt | app/site/robots.route.ts › PERSONAL | tests/app/site/routes.test.ts › keeps search engines out of carts, orders and sign-in, and lets them see the menu
/sitemap.xml | app/site/sitemap.route.ts › loader | tests/app/site/found-by-others.test.ts › lists a file for each city, and robots.txt names it
/manifest.webmanifest | app/site/manifest.route.ts › background_color | tests/app/site/routes.test.ts › is installable: icons for every shape, and shortcuts in the visitor's language
/metrics | server/operate/metrics.ts › REQUEST_BUCKETS | tests/server/http/metrics.test.ts › are answered on a port of their own, and nothing else is | on \`METRICS_PORT\`, not in the site map
/{city}/cities | app/city/cities.route.tsx › CitiesPage | tests/app/city/chooser.test.ts › marks the current city and knows the way back
/{city}/order-type | app/place/order-type.route.tsx › orderTypeView | tests/app/place/order-type.test.ts › shows takeaway only where there is no delivery
/{city}/order-type/takeaway | app/place/takeaway.route.tsx › action | tests/app/place/order-type.test.ts › asks first when a shop is known, then switches
/{city}/cart/clear | app/cart/clear.route.tsx › cartClear | tests/app/cart/actions.test.ts › empties the cart, however often it is sent
/{city}/shops/{shop_id} | app/place/shops/shop.route.tsx › shopPage | tests/app/place/shops/shop-page.test.ts › has hours, way, phone, tags, company with its numbers, and a map at zoom 15
/{city}/login | app/account/login.route.tsx › loginView | tests/app/account/login-steps.test.ts › signs in, remembers the phone and goes where it was asked for
/{city}/order-status | app/tracking/look-up.route.tsx › lookUp | tests/app/tracking/look-up.test.ts › asks the upstream with the phone's digits, leads to the order and opens it for this browser only
/{city}/intervals | app/when/intervals.route.tsx › loader | tests/app/when/dishes-by-the-hour.test.ts › so that lunch for tomorrow can be ordered after 16:00
/{city}/profile/addresses/{address_id}/delete | app/profile/addresses/delete-address.route.tsx › addressRemove | tests/app/profile/addresses/addresses.test.ts › leads back to the list, and keeps the place
/{city}/nearest-shop | app/place/nearest/nearest-shop.route.tsx › readPoint | tests/app/place/nearest/nearest-shop.test.ts › has its distance and hours, one button that chooses it, and the way to the others
/{city}/promotions/{alias} | app/promotions/promotion.route.tsx › subtitle | tests/app/promotions/promotions.test.ts › has its text without what no page may show, and its button
/{city}/address/confirm | app/place/address/confirm/confirm.route.tsx › question | tests/app/place/address/confirm.test.ts › the price, the menu and the cart: each is said, and nothing is set before the answer
/{city}/call-me-back | app/contact/call-me-back.route.tsx › "call" | tests/app/contact/contact.test.ts › a phone is called back five times an hour at most, whoever asks
/{city}/feedback | app/contact/feedback.route.tsx › "question" | tests/app/contact/contact.test.ts › two presses at once send it once, and both are thanked
/{city}/address | app/place/address/address.route.tsx › setTypedAddress | tests/app/place/address/address.test.ts › that is found becomes the place, and delivery the order type
/{city}/address/map | app/place/address/pick/pick.route.tsx › WhereAmI | tests/journeys/order/pick.spec.ts › an address is picked on our map, with the keys or by links, and the order form shows it (spec 1 §4)
/{city}/address/spot | app/place/address/pick/spot.route.ts › readSpot | tests/app/place/address/pick.test.ts › a house in a zone: the fee, the minimum, and how long it takes
/{city}/address/saved | app/place/address/saved.route.ts › loader | tests/app/place/address/saved.test.ts › names each saved address with its door, and in words what else can be done
/{city}/address/suggestions | app/place/address/suggestions.route.ts › loader | tests/app/place/address/suggestions.test.ts › are seven at most, none twice
/{city}/banner | app/banners/banner.route.ts › openingBanner | tests/app/banners/banners.test.ts › is the first that is due, with its words and its delay, which has a bound
/{city}/bonus/balance | app/bonus/balance.route.ts › loader | tests/app/bonus/bonus.test.ts › is told to a customer only
/{city}/cart/add | app/menu/add.route.tsx › action | tests/app/cart/actions.test.ts › puts in the least that is sold and leads back to the product
/{city}/cart/data | app/cart/cart-data.route.ts › action | tests/app/cart/cart-data.test.ts › are set for several lines in one request, and answered with the cart
/{city}/cart/gifts | app/cart/gifts/gifts.route.tsx › loader | tests/app/cart/gifts/gifts.test.ts › are those that can be had and those that cannot, with their conditions
/{city}/cart/gifts/{gift_id} | app/cart/gifts/gift.route.tsx › loader | tests/app/cart/gifts/gifts.test.ts › asks before it removes, and removes them all
/{city}/cart/related | app/cart/related/related.route.ts › loader | tests/app/cart/related/related.test.ts › come with the cart's page, and by themselves for scripts
/{city}/checkout/code | app/checkout/code.route.tsx › action | tests/app/checkout/without-scripts.test.ts › asks for name, phone and consent at once, and keeps what was typed until the code is right
/{city}/checkout/times | app/when/times.route.ts › loader | tests/app/when/times.test.ts › are those of now, taken ones marked, and nobody keeps them
/{city}/favourites | app/favourites/favourites.route.tsx › action | tests/app/favourites/favourites.test.ts › adds the dish, says so and leads back to it
/{city}/favourites/data | app/favourites/favourites-data.route.ts › action | tests/app/favourites/favourites.test.ts › gets all favourites, which no cache keeps
/{city}/info | app/content/info.route.tsx › loader | tests/app/content/pages.test.ts › hold without the upstream
/{city}/logout | app/account/logout.route.tsx › logout | tests/app/account/login-steps.test.ts › asks, then forgets session, phone and address, upstream too
/{city}/map/{version}/{cell} | app/maps/drawing.route.ts › loader | tests/app/maps/drawing.test.ts › is one drawing for every visitor, kept for ever
/{city}/menu-grid/{version} | app/menu/grid/grid.route.ts › loader | tests/app/menu/home.test.ts › is an address that answers the same grid to everybody, for ever
/{city}/menu-pictures/{version} | app/menu/grid/picture-styles.route.ts › loader | tests/app/menu/home.test.ts › are those of the same cards, at the same width, for ever
/{city}/offline/{version} | app/offline/page.route.ts › loader | tests/app/offline/routes.test.ts › says that it is one, of when its prices are, and holds nothing of the visitor and nothing to press
/{city}/order/payment/{order_cache_key}/3ds | app/payment/bank/bank-return.route.ts › orderPost3ds | tests/app/payment/bank/bank-return.test.ts › of %s is handed to the upstream, without cookies
/{city}/order/payment/{order_cache_key}/bank | app/payment/bank/bank.route.tsx › loader | tests/app/payment/pay.test.ts › posts the bank's form with our own return address, whatever the upstream says
/{city}/order/payment/{order_cache_key}/done | app/payment/done.route.ts › loader | tests/app/payment/pay.test.ts › an order that is %s goes to %s
/{city}/order/payment/{order_cache_key}/wait | app/payment/bank/wait.route.tsx › ASK_EVERY | tests/app/payment/pay.test.ts › the waiting page holds no form, refreshes itself each 5 s, and stands still when asked to
/{city}/order/{order_id}/cancel | app/tracking/cancel.route.tsx › orderCancel | tests/app/tracking/order.test.ts › asks first, then says that it is done
/{city}/order/{order_id}/receipt | app/profile/orders/receipt.route.tsx › loader | tests/app/profile/orders/orders.test.ts › has what was ordered, what it cost and where it went
/{city}/product/{product_key}/related | app/product/goes-with.route.ts › loader | tests/app/product/goes-with.test.ts › is fetched by scripts after the dish, which does not wait for it
/{city}/product/{product_key}/social.jpg | app/pictures/dish-social.route.ts › loader | tests/app/site/found-by-others.test.ts › is drawn at %s, whether the dish has a picture or not
/{city}/profile/delete | app/profile/delete.route.tsx › action | tests/app/profile/delete.test.ts › wants its word in %s, in any case
/{city}/profile/deleted | app/profile/deleted.route.tsx › loader | tests/app/profile/delete.test.ts › is there for whoever has no profile
/{city}/session | app/frame/session/session.route.ts › checkSession | tests/app/frame/session/session.test.ts › and forgets a session that the upstream does not know
/{city}/sitemap.xml | app/site/city-sitemap.route.ts › loader | tests/app/site/found-by-others.test.ts › has a city's menu, pages, groups, dishes and shops in every language, each as versions of each other, and they are there
/{city}/social.jpg | app/pictures/social.route.ts › loader | tests/app/site/found-by-others.test.ts › names the shop, the language and a picture of the city or of the dish
/apple-touch-icon.png | app/site/apple-touch-icon.route.ts › loader | tests/app/site/app-icons.test.ts › a picture for the home screen of iOS, without a transparent corner, which it paints black
/.well-known/* | app/site/well-known.route.ts › SECURITY_CONTACT | tests/app/site/routes.test.ts › says where a hole in the shop's security is reported
/icons/{icon} | app/site/icon.route.ts › loader | tests/app/site/app-icons.test.ts › a picture of $sizes for $purpose, as large as the manifest says
/cookie-consent | app/frame/consent.route.ts › setConsent | tests/app/site/routes.test.ts › sets its cookie and goes back to where the visitor was
/csp-reports | app/site/csp-reports.route.ts › action | tests/app/site/csp-reports.test.ts › are counted by directive and by the kind of what was blocked, in both of their forms
/language | app/page/switches.server.ts › languageCookie | tests/app/site/routes.test.ts › sets its cookie and goes back to where the visitor was
/lite | app/page/switches.server.ts › liteCookie | tests/journeys/lite.spec.ts › a switch in the footer leads to pages without scripts and web fonts, and back
/pictures/* | app/pictures/picture.route.ts › loader | tests/app/pictures/pictures.test.ts › for a browser that accepts %s is %s
/service-worker.js | app/offline/worker.route.ts › WORKER | tests/app/offline/routes.test.ts › off: the worker that browsers fetch next drops what was kept, and ends
/{city}/* | app/frame/not-found.route.tsx › NotFound | tests/app/hydration/document.test.ts › says in its head and in its page that there is no such page
/* | app/frame/not-found.route.tsx › NotFound | tests/app/hydration/document.test.ts › says in its head and in its page that there is no such page
`);
