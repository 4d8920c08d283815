import { cityPath, isCityAlias } from "../../../../rules/city-alias";

/**
 * Every modal: its page under the city, which it shows, and its kind (docs/specification/product.md#modals). `wide`
 * modals have room for a picture, `tall` ones have their full height from the start, `side` ones come from the right
 * edge.
 */
export const modals = {
  CitiesModal: { page: "cities", shape: "wide" },
  OrderTypesModal: {
    page: "order-type",
    shape: "tall",
    query: ["order_type"],
  },
  ConfirmChangeTakeaway: {
    page: "order-type/takeaway",
    kind: "confirm",
  },
  CartModal: { page: "cart", shape: "side" },
  ConfirmEmptyCartModal: { page: "cart/clear", kind: "confirm" },
  ConfirmRemoveGiftModal: {
    page: "cart/gifts/:gift_id",
    kind: "confirm",
  },
  ProductInfoModal: {
    page: "product/:product_key",
    shape: "wide",
    query: ["line_key"],
  },
  PictureModal: { page: "product/:product_key/picture", kind: "picture" },
  ConfirmShopModal: { page: "shops/:shop_id", kind: "confirm" },
  NearestShopModal: {
    page: "nearest-shop",
    shape: "confirm",
    query: ["point", "where", "notify"],
  },
  ConfirmSelectAddressModal: {
    page: "address/confirm",
    kind: "confirm",
    query: ["address_id", "at"],
  },
  IntervalsModal: { page: "intervals" },
  UserLoginModal: {
    page: "login",
    query: ["request_uri"],
  },
  ConfirmLogoutModal: { page: "logout", kind: "confirm" },
  ConfirmDeleteAddressModal: {
    page: "profile/addresses/:address_id/delete",
    kind: "confirm",
  },
  CallMeBackModal: { page: "call-me-back" },
  FeedbackModal: { page: "feedback" },
  ProviderPartnerModal: { page: "partners" },
  RentPartnerModal: { page: "rent" },
  PromoModal: { page: "promotions/:alias", shape: "wide" },
  BonusInfoModal: { page: "bonus" },
  UserOrderModal: { page: "order-status" },
} as const satisfies Record<string, ModalRow>;

export type ModalRow = {
  /** A path under the city; `:name` is filled from the query. */
  page: string;
  /** A modal with a kind lies over the one that it was opened from; the others replace it. */
  kind?: "confirm" | "picture";
  shape?: "tall" | "wide" | "side" | "confirm";
  /** Query parameters that are passed on to the page. */
  query?: readonly string[];
};

export type ModalName = keyof typeof modals;

const names = Object.keys(modals) as ModalName[];

export function isModalName(name: string | null): name is ModalName {
  return names.some((known) => known === name);
}

/** Lowest first and each once, without unknown names and names whose parameters are missing. */
export function modalsOf(search: URLSearchParams): ModalName[] {
  return [...new Set(search.getAll("modal"))].filter(
    (name): name is ModalName => isModalName(name) && Boolean(fill(modals[name].page, search)),
  );
}

function fill(page: string, search: URLSearchParams): string | undefined {
  let complete = true;
  const path = page.replace(/:(\w+)/g, (_, name: string) => {
    const value = search.get(name);
    // Browsers resolve "." and ".." segments even if they are encoded.
    if (!value || /^\.{1,2}$/.test(value)) complete = false;
    return encodeURIComponent(value ?? "");
  });
  return complete ? path : undefined;
}

/** In the page's path and in `query`. */
function parametersOf(name: ModalName): string[] {
  const row: ModalRow = modals[name];
  return [...[...row.page.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter ?? ""), ...(row.query ?? [])];
}

/** Undefined if a parameter is missing. */
export function pageOf(name: ModalName, city: string, search: URLSearchParams, return_to: string): string | undefined {
  const row: ModalRow = modals[name];
  const path = fill(row.page, search);
  if (!path) return undefined;
  const query = new URLSearchParams();
  for (const parameter of row.query ?? []) {
    const value = search.get(parameter);
    if (value) query.set(parameter, value);
  }
  query.set("return_to", return_to);
  return cityPath(city, `${path}?${query}`);
}

/** Also removes the parameters of the modals. */
export function withoutModals(url: { pathname: string; search: string }): string {
  const search = new URLSearchParams(url.search);
  for (const name of search.getAll("modal")) {
    if (isModalName(name)) for (const parameter of parametersOf(name)) search.delete(parameter);
  }
  search.delete("modal");
  const rest = search.toString();
  return url.pathname + (rest ? `?${rest}` : "");
}

export function modalOver(path: string, name: ModalName, parameters: Record<string, string>): string {
  const url = new URL(path, "http://site.invalid");
  url.searchParams.append("modal", name);
  for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, value);
  return url.pathname + url.search;
}

/** The headers of an answer have a bound (docs/decisions/0045-cookies-have-a-budget.md). */
const MAX_REDIRECT_LENGTH = 1_500;

/**
 * The redirect of a document request with `?modal=NAME` (docs/specification/product.md#modals). Undefined without a
 * modal. `standing`: the visitor's city on a page whose address names none. The way back loses a query that is too long.
 */
export function modalPage(url: URL, standing?: string): string | undefined {
  const name = modalsOf(url.searchParams).slice(-1)[0];
  const city = aliasIn(url.pathname) ?? standing;
  if (!name || !city) return undefined;
  return [withoutModals(url), url.pathname]
    .map((return_to) => pageOf(name, city, url.searchParams, return_to))
    .find((page) => page !== undefined && page.length <= MAX_REDIRECT_LENGTH);
}

export function aliasIn(pathname: string): string | undefined {
  try {
    const alias = decodeURIComponent(pathname.split("/")[1] ?? "");
    return isCityAlias(alias) ? alias : undefined;
  } catch {
    return undefined;
  }
}
