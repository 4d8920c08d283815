import { rows } from "./rows";

/** Spec 2 §9. The values of those that are exported are compared in constants-in-code.ts; of the others the text has the value. */
export const constantRows = rows(`
Cookies: 256 days | server/visitor/cookies.ts › 256 * 24 * 60 * 60 | tests/server/visitor/cookies.test.ts › is for us only, on all pages, as long as it should
Cookie of purchase analytics: 2 days | server/visitor/cookies.ts › purchases | tests/app/tracking/purchase.test.ts › lives 2 days, and is sealed
Flash notification: 5 s | app/page/FlashMessage.tsx › 5_000 | tests/journeys/frame.spec.ts › goes after five seconds; without scripts, with the next page
Interval refresh: 60 s | app/when/use-times.ts › 60_000 | tests/app/when/slots-refresh.test.tsx › not while nobody looks, and at once when somebody looks again
Loading flags: 500 ms | - | | departure: decision 0027 (they end with their answer)
Modal switch: 300 ms | - | | departure: decisions §16 (one dialog follows the other without a wait)
Tracking: every 30 s | app/tracking/use-polling.ts › 30_000 | tests/app/tracking/order.test.ts › ends with %s, and asks no more
Payment status: every 5 s | rules/payment.ts › ASK_EVERY = 5 | tests/rules/payment.test.ts › has ten minutes, asked after every 5 s
Courier: every 30 s | app/tracking/use-polling.ts › 30_000 | tests/app/tracking/courier.test.ts › is hidden when the look-up %s; nothing else breaks, and it comes back with the next answer
Order list: every 120 s | app/profile/orders/Orders.tsx › 120_000 | tests/app/profile/orders/orders-refresh.test.tsx › is loaded again every 120 seconds, this page of it
3-D Secure frames: 5 s twice | app/payment/bank/Frames.tsx › ASK_EVERY * 1_000 | tests/app/payment/bank/frames.test.tsx › spec 1 §4, 3ds-v2: hidden frames, two waits of 5 s, then the payment goes on
Post-3DS: every 5 s, three tries, then the last | app/payment/bank/bank-return.route.ts › TRIES = 4 | tests/app/payment/bank/bank-return.test.ts › is asked about three times, 5 s apart, and then a last time
Payment deadline: 10 minutes | rules/payment.ts › 10 * 60_000 | tests/app/payment/nothing-lost.test.ts › at 9:59 the order is still paid
QR fallback button: after 5 s | app/payment/bank/BankApp.tsx › useLater(ASK_EVERY | tests/app/payment/bank/bank-app.test.tsx › stands beside a code at once without scripts, and with them, in a wide window, after 5 s
Login button: busy 3 s | rules/verification.ts › CODE_BUTTON_BUSY = 3000 | tests/app/account/use-busy.test.tsx › is busy for three seconds after a press, and longer while the answer is awaited
Login button after errors: busy 1 s | rules/verification.ts › CODE_BUTTON_BUSY_AFTER_ERROR = 1000 | tests/app/account/use-busy.test.tsx › is busy for one second after each answer with errors, and not on a page that came with them
Login redirect: 1.5 s | app/account/login.route.tsx › GOES_ON_AFTER = 1_500 | tests/journeys/login.spec.ts › who signs in in another window is let on in this one
Cookie notice: after 2 s | app/frame/CookieNotice.module.css › 2s backwards | tests/journeys/frame.spec.ts › comes once, moves nothing, is closed, and stays away
City modal: 1 s | - | | departure: decision 0027 (a page without a city is the chooser itself)
Balance: after 1 s | app/frame/header/Bonuses.tsx › ASKS_AFTER = 1_000 | tests/app/frame/header/balance.test.tsx › a customer's balance is asked for 1 s after the page (spec 2 §9)
Scroll to a group: 500 ms | - | | departure: decision 0027 (an anchor, at once and in every browser)
Address preselect: 500 ms | - | | departure: decision 0027 (the page comes with it)
Promotion auto-open: 300 ms | app/promotions/use-opened-promotion.ts › OPENS_AFTER = 300 | tests/journeys/contact.spec.ts › the promotion of a link opens, says all of itself and leads on
Intervals: first load after 1.5 s | app/when/use-times.ts › FIRST_AFTER = 1_500 | tests/app/when/slots-refresh.test.tsx › and not before | departure: decision 0008 (the slots come with the page)
Intervals: updates debounced 1 s | app/when/use-keep-time.ts › KEEP_AFTER = 1_000 | tests/app/when/slots-refresh.test.tsx › the last of several is sent, once
Counts: sent after 450 ms | app/cart/store/cart-store.ts › DEBOUNCE = 450 | tests/app/cart/cart-store.test.ts › shows a click at once and sends it after a pause of 450 ms, as one absolute count
Scroll throttle: 50 ms | - | | departure: decision 0027 (observers, no scroll listener)
Code error clears: 1.5 s | rules/verification.ts › CODE_ERROR_CLEARS_AFTER = 1500 | tests/journeys/login.spec.ts › a wrong code is said and goes; the right one can be pasted
Banner: closing suppresses it for 1 minute | rules/banners.ts › CLOSED_FOR = 60 | tests/rules/banners-to-open.test.ts › a banner is due or not: %s
Banner frequency: days (x24h) or hours | rules/banners.ts › 24 | tests/rules/banners-to-open.test.ts › the frequency %j is %d seconds
Product count: at most 100 | rules/counts.ts › MAX_COUNT = 100 | tests/journeys/cart.spec.ts › no more than a hundred of one dish
Cash: at most 5000 | rules/cash.ts › CASH_MAX = 5000 | tests/rules/cash.test.ts › the largest sum in %s is %d | in roubles; other currencies by \`cash_max\` (decisions §16)
Verification code: 4 digits | rules/verification.ts › CODE_LENGTH = 4 | tests/rules/verification.test.ts › within %j is %j
Suggestions: 7 results | rules/address.ts › SUGGESTIONS_MAX = 7 | tests/app/place/address/suggestions.test.ts › are seven at most, none twice
Suggestions: of the service of maps.map_type | app/place/address/suggest/provider.ts › openSuggest | tests/app/place/address/suggest.test.ts › are seven at most, streets marked, and tell where a house is
Suggestions: from 2 characters | rules/address.ts › SUGGESTIONS_FROM = 2 | tests/app/place/address/suggestions.test.ts › start at two characters: %s
Birthday: 120 years back | rules/person.ts › OLDEST = 120 | tests/rules/person.test.ts › goes 120 years back from a leap day too
Popular groups: 3 | app/menu/home-view.server.ts › TILES = 3 | tests/app/menu/home.test.ts › shows tiles of the groups that are flagged, three at most, each from its cheapest
Skeletons: 16 categories | app/menu/MenuSkeleton.tsx › CATEGORIES = 16 | tests/app/menu/menu-skeleton.test.tsx › 16 categories stand in place of its own
Skeletons: 3 groups of 8 cards | app/menu/MenuSkeleton.tsx › CARDS = 8 | tests/app/menu/menu-skeleton.test.tsx › 3 groups of 8 cards stand in place of its own
Skeletons elsewhere: 5 | - | | departure: decision 0027 (other pages come whole)
Map zoom: 12 of a city, 15 of a place | app/maps/view.ts › city: 12, place: 15 | tests/app/maps/view.test.ts › is zoom 12 for a city with one place
Scroll-up button: after 1500 px | app/frame/ScrollUp.tsx › AFTER = 1_500 | tests/app/frame/scroll-up.test.tsx › a scroll-up button appears after scrolling past 1500 px: %s
Scroll offset: 80 px on phones | app/menu/grid/Grid.module.css › scroll-margin-top: 80px | tests/journeys/menu.spec.ts › the category bar leads to its groups
Scroll offset: 100 px on desktops | app/menu/grid/Grid.module.css › scroll-margin-top: 92px | tests/journeys/menu.spec.ts › the category bar leads to its groups | departure: decision 0027 (92: as high as the bar)
Sticky offset: 0.2 of the window and the bar | app/menu/CategoryBar.tsx › BELOW = 66 | tests/app/menu/category-bar.test.tsx › marks the section in view, and the last one between two | departure: decision 0027 (a group is current in the upper third)
Breakpoint of phones: 1023 px | app/frame/BottomBar.module.css › 64em | tests/journeys/widths.spec.ts › no page is wider than its window, and nothing stays over a low one | in em (decision 0016)
Breakpoint of small screens: 768 px | app/ui/tokens.css › min-width: 48em | tests/journeys/widths.spec.ts › no page is wider than its window, and nothing stays over a low one | in em (decision 0016)
Breakpoint of desktops: 1440 px | app/ui/tokens.css › min-width: 90em | tests/journeys/widths.spec.ts › no page is wider than its window, and nothing stays over a low one | in em (decision 0016)
Intervals shown: 2 on phones, 3 on desktops | app/when/times.ts › IN_SHORT = 3 | tests/app/when/times.test.ts › %s is free: %s
Cities in 3 columns by letter | app/city/cities.ts › columns | tests/app/city/chooser.test.ts › three columns are even and read downwards
Last hour: 60 minutes | rules/schedule.ts › LAST_HOUR = 60 | tests/journeys/last-hour.spec.ts › the last hour is told on the menu and in the cart, minute by minute, until it is over
Last hour: never in Turkey, for takeaway at a chosen shop | rules/schedule.ts › TR | tests/rules/schedule.test.ts › for takeaway at a chosen shop, never in Turkey (spec 2 §9): %s is %d minutes
Closing: minutes left if 59 or less | app/place/shops/shop-view.server.ts › CLOSES_SOON = 59 | tests/app/place/shops/shop-hours.test.ts › whether it is open, %s
Night cut-off: 04:00 | rules/schedule.ts › NIGHT_CUT_OFF = 4 * 60 | tests/rules/intervals.test.ts › of a night shift until 04:00, %s
Late pickup: a minutes value | app/when/when-view.server.ts › late_pickup_minutes | tests/app/checkout/order.test.ts › warns of closing as many minutes before as the settings say
Language: ru by default | brands/nori/settings.json › "default_language": "ru" | tests/server/visitor/language.test.ts › is the deployment's own without a header
Locales: ru, tr, en, uz, de, uk | rules/languages.ts › uz | tests/locales/texts.test.ts › the languages are the folders of locales/
Fallback: en | rules/languages.ts › "en" | tests/rules/languages.test.ts › speaks six languages, and English to those who speak none of them
Bonus currency: B | - | | departure: decision 0027 (points are named in words of the language)
Payment types: delivery aggregators | rules/payment.ts › isAggregator | tests/app/checkout/payment/payment-types.test.ts › an order that its delivery service collects the money for is made at once, without change
Payment types | rules/payment.ts › cardOnline | tests/app/payment/ways/ways.test.ts › in %s, by links and forms alone, at an acquirer %s
Payment: the first available if none is chosen | app/checkout/payment/payment-view.server.ts › chosen | tests/app/checkout/payment/payment-types.test.ts › none chosen: %s
Plural forms of the cart's count | locales/ru/cart.json › _few | tests/locales/texts.test.ts › every counted text has all plural forms of its language
Error reports: trace sampling 1 | app/site/sentry.client.ts › tracesSampleRate: 1 | tests/app/site/error-reports.test.ts › reach the ingest scrubbed, all traces and a tenth of the sessions as replays, noise left out
Error reports: replay 0.1, on error 1 | app/site/sentry.client.ts › replaysSessionSampleRate: 0.1 | tests/app/site/error-reports.test.ts › reach the ingest scrubbed, all traces and a tenth of the sessions as replays, noise left out
`);
