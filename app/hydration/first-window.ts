/** The routes of the menu page, by their ids. */
export const menuRoutes: readonly string[] = ["root", "frame/city.route", "menu/home.route"];

/**
 * A route's `handle`: whether its part of the page shows nothing but what the first style sheets draw. Where every route of a page says so, the
 * server leaves the later styles out and the browser links them before it hydrates.
 */
export type FirstWindowHandle<View> = {
  isFirstWindow: (view: View) => boolean;
};

/** The built file of the modules that the menu imports dynamically (`lazyPart`). */
export const LATER_SCRIPTS = "later-scripts";
/** The script that reports errors, where there is a DSN. */
export const ERROR_REPORTS = "error-reports";
/** The script that counts visits and purchases, where there is an id. */
export const ANALYTICS = "analytics";

/** The built sheet of the styles below. */
export const LATER_STYLES = "later-styles";

/**
 * CSS modules of what the first window of the fresh menu does not show: a filled cart, open lists, modals, messages, the footer. Every other page links their sheet at once,
 * and so does the fresh menu where no scripts run.
 * No fonts: a font that is named later has the whole page laid out anew.
 */
export const laterSheets = [
  "app/banners/Banner.module.css",
  ...["Cart", "lines/CartLines", "page/CartPage", "panel/CartPill"].map((name) => `app/cart/${name}.module.css`),
  "app/cart/gifts/Gifts.module.css",
  "app/cart/related/Related.module.css",
  ...["CardStates", "shelf/Hearts", "Luxe", "MoreDishes", "Results", "shelf/Shelf", "shelf/ShelfMore"].map(
    (name) => `app/grid/${name}.module.css`,
  ),
  ...["FilterPanel", "Filters", "ManyBanners", "MenuSkeleton"].map((name) => `app/menu/${name}.module.css`),
  ...["NavigationProgress", "Notices", "ScrollUp", "footer/Footer", "header/PlaceMenu"].map(
    (name) => `app/frame/${name}.module.css`,
  ),
  ...["ComingDish", "OrderFoot", "Product"].map((name) => `app/product/${name}.module.css`),
  "app/site/ConsentNotice.module.css",
  ...["ErrorPage", "ServerError"].map((name) => `app/errors/${name}.module.css`),
  "app/form/FlashMessage.module.css",
  "app/switches/LiteSwitch.module.css",
  ...[
    "ButtonKinds",
    "Counter",
    "Dialog",
    "Dots",
    "FactRow",
    "IconButton",
    "Links",
    "MenuList",
    "Notice",
    "Panel",
    "Price",
    "Skeleton",
    "Steps",
  ].map((name) => `app/ui/${name}.module.css`),
  ...["Tag", "Title"].map((name) => `app/ui/${name}.module.css`),
];

/** The built sheet of the styles of all other pages: one, because of two that are fetched on the way, the later one would win. */
export const PAGE_STYLES = "page-styles";

export const isLaterSheet = (file: string) => laterSheets.some((sheet) => `/${file}`.endsWith(`/${sheet}`));
