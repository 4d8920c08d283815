import { rows } from "./rows";

/** Spec 1 §3: cities, zones, shops, hours, addresses and banners, by the names of tests/support/contract/entities.ts. */
export const shopEntities = rows(`
prefix: city
test: tests/app/city/chooser.test.ts › lists every city by name, with big ones marked and countries where there are several
id | app/city/cities-view.server.ts › id
alias | app/city/cities-view.server.ts › alias | tests/app/city/any-alias.test.ts › is offered, and its menu has links and forms that lead back to it
name | app/city/cities-view.server.ts › name
seo_name | app/place/delivery/delivery.route.tsx › city.seo_name | tests/app/site/city-fields.test.ts › its seo_name in the title of its delivery page, and its name without one
timezone | rules/city-time.ts › timezone | tests/app/when/upstream-clock.test.ts › at %s by the upstream's clock, hours and slots are those of that time
type | app/cart/cart-totals.server.ts › city.type === "stop" | tests/app/cart/screens.test.tsx › cannot order where the city takes none, and says so
url | - | | not read: departure: decision 0027 (the alias names its pages)
email | app/content/content-view.server.ts › city?.email | tests/app/site/city-fields.test.ts › its e-mail address in the texts, and the shop's without one
franchise | - | | not read: departure: decision 0027 (who runs a city changes nothing for a customer)
country.id | app/city/cities-view.server.ts › country.id
country.name | app/city/cities-view.server.ts › country.name
country.code | app/words/requisites.server.ts › country.code | tests/app/frame/footer/footer.test.tsx › of %s: %j
order_types.delivery | app/place/delivery/delivery.route.tsx › order_types.delivery | tests/app/place/delivery/delivery.test.ts › is only where the city delivers: else it leads to the nearest page that there is (decisions §4)
order_types.takeaway | app/place/takeaway.route.tsx › order_types | tests/app/place/order-type.test.ts › shows takeaway only where there is no delivery
phone | app/frame/frame-view.server.ts › city.phone | tests/app/site/every-setting.test.ts › default_phone
phone_masks.id | - | | not read: departure: decision 0027 (a mask is named by its country)
phone_masks.name | app/words/phone-words.server.ts › name, code | tests/app/account/phone-country.test.ts › the phone's country is chosen from a list, the city's own first
phone_masks.code | app/words/phone-words.server.ts › digitsOf(code) | tests/app/account/phone-country.test.ts › the phone's country is chosen from a list, the city's own first
phone_masks.mask | rules/phone.ts › mask | tests/rules/phone.test.ts › %j shows as %3$j
phone_masks.country_code | app/words/phone-words.server.ts › country_code | tests/app/account/phone-country.test.ts › %s with %s is sent as %s and remembered as %s
prices.currency | server/visitor/visit.ts › prices.currency | tests/server/visitor/visit.test.ts › are written with the city's currency
prices.currency_code | app/checkout/payment/payment-view.server.ts › currency_code | tests/app/checkout/fields.test.ts › in %s (%s) may be %d at most, and the error says so
schedule | app/when/when-view.server.ts › city.schedule | tests/app/frame/header/header-place.test.ts › has the name alone while nobody tells the hours
alert | app/frame/frame-view.server.ts › city.alert | tests/app/site/city-fields.test.ts › its alert, on every page: %s
delivery_zones | server/visitor/price-scope.ts › delivery_zones | tests/app/place/delivery/delivery.test.ts › works where the contract gives no zones, no times and no shops
map.bbox | - | | not read: departure: decision 0027 (the map's bounds are those of zones and restaurants)
map.coordinates.latitude | app/maps/city-map.server.ts › city.map?.coordinates | tests/app/maps/view.test.ts › is zoom 12 for a city with one place
map.coordinates.longitude | app/maps/city-map.server.ts › city.map?.coordinates | tests/app/maps/view.test.ts › is zoom 12 for a city with one place
map.zoom | app/maps/city-map.server.ts › map?.zoom | tests/app/maps/drawing.test.ts › the first view of a city is no nearer than its own zoom (spec 1 §3), 12 without one: %s
banners | app/menu/banners-view.server.ts › banners | tests/app/banners/banners.test.ts › those without a schedule whose pages hold the menu, more than three too
popular_products | app/menu/home-view.server.ts › city.popular_products | tests/app/menu/home.test.ts › takes what is popular from the chosen shop, then from the city, where the menu names none (spec 1 §3)
promotions | app/promotions/promotions-view.server.ts › promotions | tests/app/promotions/promotions.test.ts › has name, subtitle and picture of each, and a link to the page of each, without its text
is_free_call | app/frame/frame-view.server.ts › city.is_free_call | tests/app/site/city-fields.test.ts › that calls are free, and nothing of it elsewhere

prefix: delivery zone
test: tests/app/place/delivery/delivery.test.ts › says the lowest price and time, each zone's terms, when, and shows the zones on the map
id | server/visitor/visit.ts › delivery_zone_id
map.area | rules/zones.ts › area | tests/rules/zones.test.ts › is found among 2,000 vertices, just inside, on and just outside of each
map.background_color | - | | not read: departure: decision 0027 (zones differ by tint and dash, in the brand's colours)
prices.delivery | app/place/delivery/delivery-terms-view.server.ts › deliveryTerms(prices)
prices.minimum_order_amount | app/cart/cart-totals.server.ts › minimum_order_amount | tests/app/cart/cart-view.test.ts › tells what is missing to the zone's minimum
prices.has_free_delivery | rules/cart.ts › has_free_delivery | tests/app/cart/cart-view.test.ts › tells what is missing to free delivery, until it is reached

prefix: shop
test: tests/app/place/shops/shop-page.test.ts › has hours, way, phone, tags, company with its numbers, and a map at zoom 15
id | app/place/shops/shop-view.server.ts › id
city_id | server/visitor/visit.ts › city_id | tests/app/place/order-type.test.ts › of another city is a 404
name | app/place/shops/shop-view.server.ts › name
address.street | app/place/shops/shop-view.server.ts › street
address.description | app/place/shops/shop-view.server.ts › description
map.coordinates | rules/shops.ts › map?.coordinates | tests/app/place/shops/shop-list.test.ts › finds a shop by its map's coordinates where it has none of its own
latitude | rules/shops.ts › shopPoint | tests/app/place/shops/shop-list.test.ts › has a shop whose coordinates are %s, to be chosen, without a pin and a distance
longitude | rules/shops.ts › shopPoint | tests/app/place/shops/shop-list.test.ts › has a shop whose coordinates are %s, to be chosen, without a pin and a distance
schedule | app/place/shops/shop-view.server.ts › schedule | tests/app/place/shops/shop-hours.test.ts › the week of a shop, %s
tags | app/place/shops/ShopFacts.tsx › shop.tags
alert | app/place/shops/shop-view.server.ts › shop.alert | tests/app/place/shops/shop-list.test.ts › of a stopped shop says why, and names the nearest that is open
type | app/place/shops/shop-view.server.ts › shop.type === "stop" | tests/app/place/order-type.test.ts › that takes no orders can't be taken
popular_products | app/menu/home-view.server.ts › shop?.popular_products | tests/app/menu/home.test.ts › takes what is popular from the chosen shop, then from the city, where the menu names none (spec 1 §3)
company_name | app/place/shops/shop-page.server.ts › shop.company_name
inn | app/words/requisites.server.ts › inn
ogrn | app/words/requisites.server.ts › ogrn

prefix: schedule
test: tests/rules/schedule.test.ts › opens next: %s
month.order_minutes.from | rules/schedule.ts › order_minutes | tests/rules/schedule.test.ts › of a date, the order hours and the last minute of them: %s
month.order_minutes.to | rules/schedule.ts › order_minutes | tests/rules/schedule.test.ts › of a date, the order hours and the last minute of them: %s
default.working_time | - | | not read: departure: decision 0027 (the minutes say the same, and are written in the visitor's language)
default.working_minutes | rules/schedule.ts › working_minutes | tests/rules/schedule.test.ts › of a date, the working hours: %s
custom | rules/schedule.ts › custom | tests/app/place/shops/shop-page.test.ts › special dates stand beside the week
prefix: working day
working_time | - | | not read: departure: decision 0027 (the minutes say the same, and are written in the visitor's language)
working_minutes.from | rules/schedule.ts › working_minutes | tests/rules/schedule.test.ts › of a date, the working hours: %s
working_minutes.to | rules/schedule.ts › working_minutes | tests/rules/schedule.test.ts › of a date, the working hours: %s
order_minutes | rules/schedule.ts › order_minutes | tests/rules/schedule.test.ts › of a date, the order hours and the last minute of them: %s

prefix: delivery address
test: tests/app/profile/addresses/addresses.test.ts › says which is in use, which is in another city, and where nobody delivers
id | app/profile/addresses/addresses-view.server.ts › id
city_id | rules/address.ts › city_id
city.id | rules/address.ts › city?.id | tests/app/place/address/address.test.ts › of a city that is not in the list is ServerErrorModal's (spec 2 §8): %s
city.name | app/profile/addresses/addresses-view.server.ts › saved.city.name
address | app/profile/addresses/addresses-view.server.ts › address
full_address | - | | not read: departure: decision 0027 (\`address\` is the line that people read)
locality | - | | not read: departure: decision 0027 (the city is named by its name)
district | - | | not read: departure: decision 0027 (part of \`address\` where it is needed)
street | app/place/address/set-address.server.ts › street && house | tests/app/place/address/address.test.ts › keeps the street for an order: %s (spec 1 §3)
house | app/place/address/set-address.server.ts › street && house | tests/app/place/address/address.test.ts › keeps the street for an order: %s (spec 1 §3)
type | - | | not read: departure: decision 0027 (whether it is a house is known from the geocoder's \`kind\`)
room | app/place/address/door-words.server.ts › room | tests/app/profile/addresses/addresses.test.ts › saves every detail, empty ones too, and keeps delivering to the address in use
floor | app/place/address/door-words.server.ts › floor | tests/app/profile/addresses/addresses.test.ts › saves every detail, empty ones too, and keeps delivering to the address in use
entrance | app/place/address/door-words.server.ts › entrance | tests/app/profile/addresses/addresses.test.ts › saves every detail, empty ones too, and keeps delivering to the address in use
intercom | app/place/address/door-words.server.ts › intercom | tests/app/profile/addresses/addresses.test.ts › saves every detail, empty ones too, and keeps delivering to the address in use
description | app/place/address/address-form.server.ts › description | tests/app/profile/addresses/addresses.test.ts › saves every detail, empty ones too, and keeps delivering to the address in use
map.coordinates | app/tracking/map-view.server.ts › delivery_address?.map?.coordinates | tests/app/tracking/courier.test.ts › shows courier and door from near, and what the customer chose to see instead
delivery_possible | app/place/address/set-address.server.ts › delivery_possible | tests/app/place/address/address.test.ts › out of every zone: the nearest shop, and the address of its page
delivery_zone_id | app/place/address/set-address.server.ts › delivery_zone_id | tests/server/visitor/place.test.ts › for %s is %j
delivery_prices.minimum_order_amount | server/visitor/price-scope.ts › prices | tests/app/cart/cart-view.test.ts › goes by the delivery_prices of the address where the city does not list its zone (spec 1 §3)
delivery_prices.has_free_delivery | server/visitor/price-scope.ts › prices | tests/app/cart/cart-view.test.ts › goes by the delivery_prices of the address where the city does not list its zone (spec 1 §3)
found | app/place/address/set-address.server.ts › .found === false | tests/app/place/address/address.test.ts › not found is an error at the field, and the values stay
shop_address | app/profile/orders/receipt-view.server.ts › shop_address | tests/app/profile/orders/orders.test.ts › names the company of a delivery's address, with its numbers and shop (spec 1 §3)
company_name | app/profile/orders/receipt-view.server.ts › company_name | tests/app/profile/orders/orders.test.ts › names the company of a delivery's address, with its numbers and shop (spec 1 §3)
inn | app/profile/orders/receipt-view.server.ts › requisites(city, seller | tests/app/profile/orders/orders.test.ts › names the company of a delivery's address, with its numbers and shop (spec 1 §3)
ogrn | app/profile/orders/receipt-view.server.ts › requisites | tests/app/profile/orders/orders.test.ts › names the company of a delivery's address, with its numbers and shop (spec 1 §3)

prefix: banner
test: tests/app/banners/banners.test.ts › has the same words, a link and a form that hides it
id | app/banners/banner.route.ts › id
name | app/banners/banner-view.server.ts › name
description | app/banners/banner-view.server.ts › description
images.small | app/menu/banners-view.server.ts › small | tests/app/menu/home.test.ts › with Save-Data %s gets the first banner with the picture %s
images.big | app/banners/banner-view.server.ts › big
click_url | app/banners/banner-view.server.ts › click_url
button_text | app/banners/banner-view.server.ts › button_text
page_url | rules/banners.ts › page_url | tests/rules/banners-to-open.test.ts › %j holds %s: %s
schedule.show_time.from.date | rules/banners.ts › show_time | tests/rules/banners.test.ts › of a show time %s is what it says
schedule.show_time.from.time | rules/banners.ts › show_time | tests/rules/banners.test.ts › of a show time %s is what it says
schedule.show_time.to.date | rules/banners.ts › show_time | tests/rules/banners.test.ts › of a show time %s is what it says
schedule.show_time.to.time | rules/banners.ts › show_time | tests/rules/banners.test.ts › of a show time %s is what it says
schedule.display_frequency | rules/banners.ts › display_frequency | tests/rules/banners-to-open.test.ts › the frequency %j is %d seconds
schedule.display_frequency_type | rules/banners.ts › display_frequency_type | tests/rules/banners-to-open.test.ts › the frequency %j is %d seconds
schedule.delay | rules/banners.ts › delay | tests/rules/banners-to-open.test.ts › the delay %s is %d seconds
prefix: promotion
test: tests/app/promotions/promotions.test.ts › has name, subtitle and picture of each, and a link to the page of each, without its text
alias | app/promotions/promotions-view.server.ts › alias
name | app/promotions/promotions-view.server.ts › name
subtitle | app/promotions/PromotionCard.tsx › subtitle
description | app/promotions/promotions-view.server.ts › description | tests/app/promotions/promotions.test.ts › has its text without what no page may show, and its button
images.big | app/promotions/promotions-view.server.ts › big
prefix: courier location
test: tests/app/tracking/courier.test.ts › stands on the map with the door and the kitchen, and how far it is stands in words for all
coordinates.latitude | app/tracking/courier.server.ts › coordinates
coordinates.longitude | app/tracking/courier.server.ts › coordinates
`);
