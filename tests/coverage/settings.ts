import { rows } from "./rows";

/** Every field of the settings' schema (spec 1 §3 "Global settings", and our own). */
export const settingRows = rows(`
test: tests/app/site/every-setting.test.ts › to %s is seen once the file is read again
$schema | server/operate/settings.ts › $schema | tests/app/site/every-setting.test.ts › is tried with every setting of the schema
name | app/menu/home-view.server.ts › settings.name
app_env | server/operate/public-origin.ts › app_env
domain | server/operate/public-origin.ts › domain
country_code | server/visitor/language.ts › country_code
default_language | server/visitor/language.ts › default_language
default_language_by_country | server/visitor/language.ts › default_language_by_country | tests/server/visitor/language.test.ts › in a city whose country has its language, with the header %j, is %s
languages | server/visitor/cookies.ts › settings().languages
show_lang_button | app/root.tsx › settings.show_lang_button
logo | app/root.tsx › settings.logo
time_zones | server/visitor/city.ts › time_zones | tests/server/visitor/time-zone.test.ts › a city has %s
company_names | app/words/requisites.server.ts › company_names | tests/app/words/seller.test.ts › a city's seller is %s
company_details | app/words/requisites.server.ts › company_details | tests/app/words/seller.test.ts › a city's seller is %s
links.job | app/content/story-view.server.ts › links.job
links.franchise | app/content/story-view.server.ts › links.franchise
links.partners | app/contact/contact-view.server.ts › links.partners
links.arenda | app/contact/contact-view.server.ts › links.arenda
links.mobileApplications | app/frame/footer/FooterParts.tsx › mobileApplications
links.privacy_policy | app/page/links/consent-links.server.ts › privacy_policy
links.user_agreement | app/content/legal.route.tsx › user_agreement
links.apps.apple | app/frame/footer/FooterParts.tsx › "apple"
links.apps.android | app/frame/footer/FooterParts.tsx › "android"
links.apps.huawei | app/frame/footer/FooterParts.tsx › "huawei"
emails.feedback | app/frame/frame-view.server.ts › emails.feedback
default_phone | app/frame/frame-view.server.ts › default_phone
customers.is_auth_enabled | app/frame/frame-view.server.ts › is_auth_enabled
customers.notify_channels | app/account/login-view.server.ts › notify_channels
captcha.client_key | app/account/captcha.server.ts › client_key
captcha.hidden | app/account/captcha.server.ts › hidden | tests/app/site/every-setting.test.ts › to captcha.hidden takes the captcha from every form
captcha.token | app/account/captcha.server.ts › token | tests/app/site/every-setting.test.ts › to captcha.token stands in for the widget's in a trial, and in production never
maps.map_type | server/operate/map-provider.ts › map_type
maps.language | server/operate/map-provider.ts › language
bonus.enabled | app/page/bonuses.server.ts › settings.bonus.enabled
bonus.accrual_suspended | rules/bonuses.ts › accrual_suspended
bonus.spend_until | app/page/bonuses.server.ts › spend_until
enable_fractional_prices | server/visitor/visit.ts › enable_fractional_prices
show_popular_product_groups | app/menu/home-view.server.ts › show_popular_product_groups | tests/app/menu/home.test.ts › shows no tiles where show_popular_product_groups is off
last_hour | app/place/shops/last-hour.server.ts › last_hour | tests/app/place/shops/last-hour.test.ts › %s
late_pickup_minutes | app/when/when-view.server.ts › late_pickup_minutes | tests/app/checkout/order.test.ts › warns of closing as many minutes before as the settings say
offline | app/offline/worker.route.ts › offline | tests/app/offline/routes.test.ts › off: the worker that browsers fetch next drops what was kept, and ends
courier_tracking | app/tracking/courier.server.ts › courier_tracking | tests/app/tracking/courier.test.ts › is not asked for where the setting courier_tracking is off
welcome_picture | app/content/story-view.server.ts › welcome_picture
page_pictures | app/content/story-view.server.ts › page_pictures
payment_origins | server/operate/payment-origins.ts › payment_origins
payment_schemes | app/payment/pay.server.ts › payment_schemes | tests/app/payment/pay.test.ts › an app's link is taken if the settings name its scheme
banknotes | app/checkout/payment/payment-view.server.ts › banknotes | tests/app/checkout/order.test.ts › offers the banknotes of the settings
cash_max | app/checkout/payment/payment-view.server.ts › cash_max | tests/app/checkout/order.test.ts › offers no banknote above the largest sum of the currency, and none that the total takes whole
`);
