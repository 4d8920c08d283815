import { rows } from "./rows";

/** Spec 1 §3: dishes, the cart, people and orders, by the names of tests/support/contract/entities.ts. */
export const orderEntities = rows(`
prefix: product
test: tests/app/product/product.test.ts › shows what can be chosen, what it costs, and where it leads back to
id | - | | not read: departure: decision 0027 (\`key\` names a dish)
key | app/menu/grid/cards-view.server.ts › key | tests/app/menu/home.test.ts › lead to products, groups and pages of this city, or elsewhere by https
name | app/words/product-words.server.ts › name
description | app/product/product-view.server.ts › description
price | app/words/product-words.server.ts › price
basic_price | app/words/product-words.server.ts › basic_price | tests/app/product/dish-screen.test.tsx › says what it was, and leaves out what concerns a dish that is not chosen yet
discount | app/words/product-words.server.ts › discount | tests/rules/discounts.test.ts › of %j at %d %% is %d
price_with_modifiers | app/cart/cart-view.server.ts › price_with_modifiers | tests/app/cart/cart-view.test.ts › shows lines with their choice or portion, their sums and what they were before the discount
images.small | app/product/product-view.server.ts › images?.small | tests/app/menu/home.test.ts › has small pictures, and a version of its own: %s
weight.value | app/words/product-words.server.ts › weight | tests/app/product/product.test.ts › keeps a number with its unit: %s
weight.unit | app/words/product-words.server.ts › unit | tests/app/product/product.test.ts › keeps a number with its unit: %s
quantity | app/words/product-words.server.ts › quantity | tests/app/product/product.test.ts › keeps a number with its unit: %s
sale_multiplicity | rules/counts.ts › sale_multiplicity | tests/app/product/product.test.ts › counts as many as are sold at a time
sale_multiplicity_last_hour | rules/counts.ts › sale_multiplicity_last_hour | tests/rules/counts.test.ts › %j in the last hour %s is %d
type | rules/menu.ts › product.type | tests/app/product/product.test.ts › that is stopped says so, in the upstream's words if it has any
accent | app/words/product-words.server.ts › accent | tests/rules/menu.test.ts › %j shows %j
accent_text | app/words/product-words.server.ts › accent_text | tests/app/menu/home.test.ts › shows accent_text as it comes, bounded and as text: %j
allergens | app/product/product-view.server.ts › allergens | tests/app/product/product.test.ts › says nutrition and allergens in the visitor's language
nutritional_value.proteins | app/product/product-view.server.ts › proteins | tests/app/product/product.test.ts › says nutrition and allergens in the visitor's language
nutritional_value.fats | app/product/product-view.server.ts › fats | tests/app/product/product.test.ts › says nutrition and allergens in the visitor's language
nutritional_value.carbohydrates | app/product/product-view.server.ts › carbohydrates | tests/app/product/product.test.ts › says nutrition and allergens in the visitor's language
nutritional_value.kilocalories | app/product/product-view.server.ts › kilocalories | tests/app/product/product.test.ts › says nutrition and allergens in the visitor's language
modifiers.available | rules/modifiers.ts › available | tests/rules/modifiers.test.ts › are the product's while it says that they are available: %s
modifiers.single | rules/modifiers.ts › single
modifiers.groups | rules/modifiers.ts › groups
has_related_products | app/product/goes-with.server.ts › has_related_products | tests/app/product/goes-with.test.ts › is not asked for where the dish has none, nor for a key that is on no menu
product_group_id | app/cart/related/related.server.ts › product_group_id | tests/app/cart/related/related.test.ts › are those that the cart names where its dishes have no group
count | app/cart/cart-view.server.ts › count | tests/app/menu/home.test.ts › count a product over its variants, and lead to where one of them is meant
alert | app/product/product-view.server.ts › product.alert | tests/app/product/product.test.ts › that is stopped says so, in the upstream's words if it has any
can_refuse | - | | not read: departure: decision 0027 (every dish can be taken out; of packages it is read)
prefix: modifier
test: tests/rules/modifiers.test.ts › adds up in a group
id | rules/modifiers.ts › id
name | app/product/product-view.server.ts › name | tests/app/product/dish-screen.test.tsx › are tiles with their names and prices, and one that ran out cannot be chosen
image | app/product/product-view.server.ts › image | tests/app/product/product.test.ts › has pictures of its modifiers where all of a group have one (spec 1 §3)
price | rules/modifiers.ts › price | tests/app/product/dish-screen.test.tsx › are tiles with their names and prices, and one that ran out cannot be chosen
min | rules/modifiers.ts › min
max | rules/modifiers.ts › max
type | rules/modifiers.ts › type === "stop" | tests/app/product/dish-screen.test.tsx › are tiles with their names and prices, and one that ran out cannot be chosen
count | - | | not read: departure: decision 0027 (a line's \`chosen_modifiers\` say it)
prefix: modifier group
id | rules/modifiers.ts › id
name | app/product/product-view.server.ts › name | tests/app/product/product.test.ts › shows what can be chosen, what it costs, and where it leads back to
min | rules/modifiers.ts › min | tests/app/product/product.test.ts › from %i to %i: %s
max | rules/modifiers.ts › max | tests/app/product/product.test.ts › from %i to %i: %s
modifiers | rules/modifiers.ts › modifiers
prefix: product group
test: tests/app/menu/home.test.ts › stands in the upstream's order, without packages and empty groups; salmon is drawn in its own style
id | app/cart/related/related.server.ts › product_groups_ids
alias | app/menu/grid/cards-view.server.ts › alias
name | app/menu/grid/cards-view.server.ts › name
sort | app/menu/grid/cards-view.server.ts › sort
products | app/menu/grid/cards-view.server.ts › products
show_on_main | app/menu/home-view.server.ts › show_on_main | tests/app/menu/home.test.ts › shows tiles of the groups that are flagged, three at most, each from its cheapest
images.big | app/menu/home-view.server.ts › images?.big | tests/app/menu/home.test.ts › shows tiles of the groups that are flagged, three at most, each from its cheapest
prefix: gift
test: tests/app/cart/gifts/gifts.test.ts › are those that can be had and those that cannot, with their conditions
id | app/cart/gifts/gifts-view.server.ts › id
name | app/cart/gifts/gifts-view.server.ts › name
images | app/cart/gifts/gifts-view.server.ts › images
price | - | | not read: departure: decision 0027 (the receipt has it)
count | app/cart/gifts/gifts-view.server.ts › count
max_count | rules/gifts.ts › max_count | tests/app/cart/screens.test.tsx › lets an available gift be taken, and counts one whose max_count exceeds 1
is_available | rules/gifts.ts › is_available
conditions.message | app/cart/gifts/gifts-view.server.ts › message | tests/app/cart/screens.test.tsx › shows a gift's conditions one by one, even in the same words
conditions.validated | app/cart/gifts/gifts-view.server.ts › validated | tests/app/cart/screens.test.tsx › shows a gift's conditions one by one, even in the same words
description | app/cart/gifts/GiftItem.tsx › gift.description | tests/app/cart/screens.test.tsx › says of a gift what it is, on the gifts' own page (spec 1 §3)
prefix: cart
test: tests/app/cart/cart-view.test.ts › lists what it costs, with what is taken off
count | app/cart/cart-view.server.ts › count | tests/app/cart/screens.test.tsx › has a head with the number of dishes and the way to empty the cart (spec 1 §2)
products.added_at | app/cart/cart-view.server.ts › added_at | tests/app/cart/cart-view.test.ts › has its lines in the order in which they were added (spec 1 §3), whatever the order of the answer
packages.alias | app/cart/lines/PackageRows.tsx › alias | tests/app/cart/cart-view.test.ts › says that a bag was refused
packages.price | app/cart/cart-view.server.ts › price | tests/app/cart/cart-view.test.ts › says that a bag was refused
packages.count | app/cart/cart-view.server.ts › count | tests/app/cart/cart-view.test.ts › says that a bag was refused
packages.can_refuse | app/cart/cart-view.server.ts › can_refuse | tests/app/cart/cart-view.test.ts › says that a bag was refused
related | app/cart/related/related.server.ts › related | tests/app/cart/related/related.test.ts › are those that the cart names where its dishes have no group
gifts | app/cart/cart-view.server.ts › gifts | tests/app/cart/gifts/gifts.test.ts › are free lines of the receipt when they are taken
promocode | app/cart/cart-view.server.ts › cart.promocode | tests/app/cart/offers/promocode.test.ts › is applied in the place that it is for, and leads back to the cart
messages.position | app/cart/CartParts.tsx › position | tests/app/cart/screens.test.tsx › shows messages where they belong, the packages, the receipt and the way to checkout
messages.icon | app/cart/cart-view.server.ts › iconOf(icon) | tests/app/cart/screens.test.tsx › shows messages where they belong, the packages, the receipt and the way to checkout
messages.title | app/cart/cart-view.server.ts › title | tests/app/cart/screens.test.tsx › shows messages where they belong, the packages, the receipt and the way to checkout
messages.text | app/cart/cart-view.server.ts › text | tests/app/cart/screens.test.tsx › shows messages where they belong, the packages, the receipt and the way to checkout
prices.subtotal | app/cart/cart-totals.server.ts › subtotal
prices.delivery | app/cart/cart-totals.server.ts › delivery
prices.packages | app/cart/cart-totals.server.ts › packages
prices.discount | app/cart/cart-totals.server.ts › discount
prices.bonuses | rules/receipt.ts › bonuses
prices.upcoming_bonuses | app/cart/offers/points.server.ts › upcoming_bonuses | tests/app/cart/offers/points.test.ts › are announced with the notice of the suspension, which earns none
prices.total | app/cart/cart-view.server.ts › total
use_bonuses | app/page/bonuses.server.ts › use_bonuses | tests/app/cart/offers/points.test.ts › turned off apply 0
prefix: cart line payload
product_key | app/cart/add-to-cart.server.ts › product_key | tests/app/cart/actions.test.ts › adds once when it is sent twice
count | app/cart/add-to-cart.server.ts › count | tests/app/cart/actions.test.ts › adds once when it is sent twice
modifiers | app/cart/add-to-cart.server.ts › modifiers | tests/app/cart/actions.test.ts › takes the choice as counts and as radios, and makes a line of its own for it
prefix: user
test: tests/app/profile/person/person.test.ts › sends only what the form changed
id | - | | not read: departure: decision 0027 (the session names the customer)
phone | app/profile/person/person-view.server.ts › phone
name | app/profile/person/person-view.server.ts › name | tests/app/profile/person/person.test.ts › changes the name in the header too
sex | app/profile/person/person-view.server.ts › sex
email | app/profile/person/person-view.server.ts › email | tests/app/profile/person/person.test.ts › sends what was emptied and switched off
birthday | app/profile/person/person-view.server.ts › birthday | tests/journeys/profile.spec.ts › a customer changes their birthday; a day that does not exist is said
balance | app/page/bonuses.server.ts › balance | tests/app/profile/person/person.test.ts › shows bonuses where the city has them, and goes without them while they cannot be had
is_subscribed | app/profile/person/person-view.server.ts › is_subscribed | tests/app/profile/person/person.test.ts › sends what was emptied and switched off
is_print_fiscal_receipt | app/profile/person/person-view.server.ts › is_print_fiscal_receipt | tests/app/profile/person/person.test.ts › sends what was emptied and switched off
session | server/upstream/client.ts › session_key | tests/server/upstream/calls.test.ts › is kept when a personal answer sets its key | as the upstream's cookie \`session_key\` (decisions §2)
verification.timer | app/account/request-code.server.ts › verification.timer | tests/app/account/login-steps.test.ts › sends another code only once its time has come, and lets the phone be changed
verification.code | - | | not read: departure: decision 0027 (a code on the page proves no phone; a trial tells it by \`notification\`)
orders | app/profile/orders/orders-view.server.ts › orders | tests/app/profile/orders/orders.test.ts › is grouped by the city's days, newest first | by their own call, in pages
prefix: order
test: tests/app/tracking/order.test.ts › tells the composition, the comment and the prices, those of the receipt with the same decimals
order_id | app/tracking/tracking-view.server.ts › order_id
status.alias | rules/order.ts › accepted | tests/rules/order.test.ts › only delivery sends
status.name | app/profile/orders/orders-view.server.ts › status | tests/app/profile/orders/orders.test.ts › says where it goes, what it costs, and how far it is
status.description | app/tracking/order-words.server.ts › description | tests/app/tracking/order.test.ts › shows a status of the chain's own by its name, %s, and goes on asking (spec 1 §4) | departure: decision 0027 (of a status that we know, our own words say how far it is)
order_type | app/tracking/order-words.server.ts › order_type | tests/app/tracking/order.test.ts › of a takeaway has no courier, and a shop on the map
delivery_address | app/tracking/map-view.server.ts › delivery_address | tests/app/tracking/courier.test.ts › shows courier and door from near, and what the customer chose to see instead
shop | app/tracking/map-view.server.ts › shop | tests/app/tracking/order.test.ts › of a takeaway has no courier, and a shop on the map
cart.products | app/tracking/tracking-view.server.ts › cart
cart.prices | app/tracking/order-words.server.ts › cart.prices
cart.packages | app/cart/cart-totals.server.ts › packages
cart.related | - | | not read: departure: decision 0027 (what goes with an order that is made is not offered)
cart.promocode | app/cart/cart-view.server.ts › cart.promocode
payment_type | app/tracking/order-words.server.ts › payment_type | tests/app/tracking/order.test.ts › says by its state %s of %s what happens
cash | app/tracking/order-words.server.ts › cash | tests/app/tracking/order.test.ts › says by its state %s of %s what happens
comment | app/tracking/tracking-view.server.ts › comment
currency | app/tracking/order-words.server.ts › currency
prefix: order payload
test: tests/app/checkout/order.test.ts › is made with the contract's fields, the customer's own phone and the form's key
city_id | app/checkout/check-order.server.ts › city_id
order_type | app/checkout/check-order.server.ts › order_type
shop_id | app/checkout/check-order.server.ts › shop_id | tests/app/checkout/order.test.ts › for takeaway names the shop, for a chosen time its interval
phone | app/checkout/check-order.server.ts › phone
username | app/checkout/check-order.server.ts › username
email | app/checkout/check-order.server.ts › email | tests/app/checkout/payment/payment-types.test.ts › in %s by %s without one is answered %d
payment_type | app/checkout/check-order.server.ts › payment_type
cash | app/checkout/check-order.server.ts › cash | tests/app/checkout/fields.test.ts › of %j is sent as %d
order_comment | app/checkout/check-order.server.ts › order_comment
cart | app/checkout/check-order.server.ts › orderedLines | tests/app/checkout/order.test.ts › names the lines of the cart that was checked, in %s
order_cache_key | app/payment/open-payment.server.ts › order_cache_key | tests/app/payment/pay.test.ts › is stored, and not made before it is paid
delivery_address | app/checkout/check-order.server.ts › delivery_address
interval_id | app/checkout/check-order.server.ts › interval_id | tests/app/checkout/order.test.ts › for takeaway names the shop, for a chosen time its interval
prefix: payment type
test: tests/app/checkout/payment/payment-types.test.ts › stand in two groups, each with its icon and what happens next
alias | app/checkout/payment/payment-view.server.ts › alias
name | app/checkout/payment/payment-view.server.ts › name
is_online | app/checkout/payment/payment-view.server.ts › is_online
prefix: intervals
test: tests/app/when/times.test.ts › are those of now, taken ones marked, and nobody keeps them
intervals.id | app/when/when-view.server.ts › id
intervals.title | app/when/when-view.server.ts › title
intervals.day_name | - | | not read: departure: decision 0027 (slots stand under their day)
intervals.disabled | app/when/when-view.server.ts › disabled
intervals.start_timestamp | app/when/when-view.server.ts › start_timestamp | tests/app/checkout/order.test.ts › warns of closing as many minutes before as the settings say
dates.date_string | app/when/when-view.server.ts › date_string | tests/app/when/times.test.ts › are asked for the day that is shown
dates.formatted_string | app/when/when-view.server.ts › formatted_string | tests/app/when/times.test.ts › name their days as in %s: %s
dates.day_name | - | | not read: departure: decision 0027 (days are named in the visitor's language from their date)
dates.is_today | - | | not read: departure: decision 0027 (days are named by the city's calendar)
dates.is_tomorrow | - | | not read: departure: decision 0027 (days are named by the city's calendar)
date_today | app/when/day-times.server.ts › date_today
prefix: time settings
test: tests/app/place/delivery/delivery.test.ts › says the lowest price and time, each zone's terms, when, and shows the zones on the map
time_list | - | | not read: departure: decision 0027 (the intervals say which of its times are free)
cooking_time | app/place/delivery/delivery-terms-view.server.ts › cooking_time
delivery_time | app/place/delivery/delivery-terms-view.server.ts › delivery_time
`);
