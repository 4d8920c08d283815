import type { z } from "zod";
import * as cart from "../../../contract/cart";
import * as menu from "../../../contract/menu";
import { calls } from "../../../contract/calls";
import * as order from "../../../contract/order";
import * as person from "../../../contract/person";
import * as place from "../../../contract/place";
import { schedule, workingDay } from "../../../contract/primitives";

/** The entities of docs/specification/product.md#entities with the names of their fields; "a.b" is b of a. */
export const entities: [name: string, schema: z.ZodType, fields: string][] = [
  [
    "city",
    place.city,
    `id alias name seo_name timezone type url email franchise country.id country.name country.code order_types.delivery order_types.takeaway phone
    phone_masks.id phone_masks.name phone_masks.code phone_masks.mask phone_masks.country_code prices.currency prices.currency_code schedule alert delivery_zones
    map.bbox map.coordinates.latitude map.coordinates.longitude map.zoom banners popular_products promotions is_free_call`,
  ],
  [
    "delivery zone",
    place.deliveryZone,
    "id map.area map.background_color prices.delivery prices.minimum_order_amount prices.has_free_delivery",
  ],
  [
    "shop",
    place.shop,
    `id city_id name address.street address.description map.coordinates latitude longitude schedule tags alert type popular_products company_name inn ogrn`,
  ],
  [
    "schedule",
    schedule,
    "month.order_minutes.from month.order_minutes.to default.working_time default.working_minutes custom",
  ],
  ["working day", workingDay, "working_time working_minutes.from working_minutes.to order_minutes"],
  [
    "delivery address",
    place.deliveryAddress,
    `id city_id city.id city.name address full_address locality district street house type room floor entrance intercom description
    map.coordinates delivery_possible delivery_zone_id delivery_prices.minimum_order_amount delivery_prices.has_free_delivery found shop_address company_name inn ogrn`,
  ],
  [
    "product",
    menu.product,
    `id key name description price basic_price discount price_with_modifiers images.small weight.value weight.unit quantity sale_multiplicity
    sale_multiplicity_last_hour type accent accent_text allergens nutritional_value.proteins nutritional_value.fats nutritional_value.carbohydrates
    nutritional_value.kilocalories modifiers.available modifiers.single modifiers.groups has_related_products product_group_id count alert can_refuse`,
  ],
  ["modifier", menu.modifier, "id name image price min max type count"],
  ["modifier group", menu.modifierGroup, "id name min max modifiers"],
  ["product group", menu.productGroup, "id alias name sort products show_on_main images.big"],
  [
    "gift",
    cart.gift,
    "id name images price count max_count is_available conditions.message conditions.validated description",
  ],
  [
    "cart",
    cart.cart,
    `count products.added_at packages.alias packages.price packages.count packages.can_refuse related gifts promocode messages.position messages.icon
    messages.title messages.text prices.subtotal prices.delivery prices.packages prices.discount prices.bonuses prices.upcoming_bonuses prices.total use_bonuses`,
  ],
  ["cart line payload", order.orderedLine, "product_key count modifiers"],
  [
    "user",
    person.user,
    "id phone name sex email birthday balance is_subscribed is_print_fiscal_receipt session verification.timer verification.code orders",
  ],
  [
    "order",
    order.order,
    `order_id status.alias status.name status.description order_type delivery_address shop cart.products cart.prices cart.packages cart.related
    cart.promocode payment_type cash comment currency`,
  ],
  [
    "order payload",
    order.orderPayload,
    `city_id order_type shop_id phone username email payment_type cash order_comment cart order_cache_key delivery_address interval_id`,
  ],
  ["payment type", order.paymentType, "alias name is_online"],
  [
    "intervals",
    calls.intervals.answer,
    `intervals.id intervals.title intervals.day_name intervals.disabled intervals.start_timestamp dates.date_string dates.formatted_string
    dates.day_name dates.is_today dates.is_tomorrow date_today`,
  ],
  ["time settings", calls.timeSettings.answer, "time_list cooking_time delivery_time"],
  [
    "banner",
    place.banner,
    `id name description images.small images.big click_url button_text page_url schedule.show_time.from.date schedule.show_time.from.time
    schedule.show_time.to.date schedule.show_time.to.time schedule.display_frequency schedule.display_frequency_type schedule.delay`,
  ],
  ["promotion", place.promotion, "alias name subtitle description images.big"],
  ["courier location", calls.courierLocation.answer, "coordinates.latitude coordinates.longitude"],
];
