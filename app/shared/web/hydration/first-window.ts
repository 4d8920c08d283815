export const menuRoute = "browse/menu/home.route";
export const menuRoutes: readonly string[] = ["root", "shell/frame/city.route", menuRoute];

/**
 * A route's `handle`. The function returns whether the route's part of the page needs the first style sheets only. If
 * it does for every route of a page, the server omits the later styles, and the browser links them before hydration.
 */
export type FirstWindowHandle<View> = {
  isFirstWindow: (view: View) => boolean;
};

/** The name of the built file with the modules that the menu imports dynamically (`lazyPart`). */
export const LATER_SCRIPTS = "later-scripts";
/** The script that reports errors, for deployments with a DSN. */
export const ERROR_REPORTS = "error-reports";
/** The script of analytics, for deployments with an id. */
export const ANALYTICS = "analytics";

/** The names of the built sheets with the styles of every page: of its first window, and those below. */
export const FRAME_STYLES = "frame-styles";
export const LATER_STYLES = "later-styles";
/** The same of what only the menu shows. */
export const MENU_STYLES = "menu-styles";
export const MENU_LATER_STYLES = "menu-later-styles";
/** The file of the build with the sheets of each route. */
export const STYLE_SHEETS = "style-sheets.json";
/** The name of the built sheet with all styles but those of every page. A page's own sheet has a part of it. */
export const OTHER_STYLES = "other-styles";

/**
 * CSS modules for parts that the first window of a fresh menu does not show: a filled cart, open lists, modals,
 * messages, the footer. All other pages link their sheet at once, and so does a fresh menu where no scripts run. Fonts
 * must not be among them, because a font that loads later causes a new layout of the whole page.
 */
export const laterSheets = [
  "app/browse/banners/Banner.module.css",
  ...["Cart", "lines/EditableLines", "lines/OrderedLines", "page/CartPage", "panel/CartPill"].map(
    (name) => `app/cart/${name}.module.css`,
  ),
  "app/cart/gifts/Gifts.module.css",
  "app/cart/related/Related.module.css",
  ...["CardStates", "shelf/Hearts", "Luxe", "MoreDishes", "Results", "shelf/Shelf", "shelf/ShelfMore"].map(
    (name) => `app/browse/grid/${name}.module.css`,
  ),
  ...["FilterPanel", "Filters", "ManyBanners", "MenuSkeleton"].map((name) => `app/browse/menu/${name}.module.css`),
  ...["NavigationProgress", "Notices", "ScrollUp", "footer/Footer", "header/PlaceMenu"].map(
    (name) => `app/shell/frame/${name}.module.css`,
  ),
  ...["choice/OrderFoot", "page/ComingDish", "page/PictureFlight", "page/Product", "picture/LargePicture"].map(
    (name) => `app/browse/product/${name}.module.css`,
  ),
  "app/shared/web/site/ConsentNotice.module.css",
  "app/browse/usual/Usual.module.css",
  ...["ErrorPage", "ServerError"].map((name) => `app/shared/web/errors/${name}.module.css`),
  "app/shared/web/form/FlashMessage.module.css",
  ...["ButtonKinds", "Counter", "Dots", "IconButton", "Links"].map(
    (name) => `app/shared/ui/buttons/${name}.module.css`,
  ),
  ...["FactRow", "Panel", "Scrollbar", "Skeleton", "Steps"].map((name) => `app/shared/ui/layout/${name}.module.css`),
  "app/shared/ui/messages/Notice.module.css",
  ...["Dialog", "MenuList"].map((name) => `app/shared/ui/overlays/${name}.module.css`),
  ...["Price", "Tag", "Title"].map((name) => `app/shared/ui/text/${name}.module.css`),
];

export const isLaterSheet = (file: string) => laterSheets.some((sheet) => `/${file}`.endsWith(`/${sheet}`));

/** Whether it is the address of one of the sheets that the first window does not need. */
export const isLaterStyles = (href: string) => /\/(menu-)?later-styles-/.test(href);
