import { useRouteLoaderData } from "@remix-run/react";
import { createContext, useContext } from "react";
import type { HideableFeature } from "../../../../server/operate/settings";
import type { IconName } from "../../ui/icons/icon-names";

/**
 * The provider that completes typed addresses. Its keys are public: the provider restricts them to the shop's
 * addresses.
 */
export type SuggestSource = {
  type: "google" | "yandex";
  key: string;
  /** Yandex has a separate key for suggestions. */
  suggest_key?: string;
  language: string;
  city: string;
  at?: { latitude: number; longitude: number };
};

/** The frame around every page of a city (docs/specification/product.md#header). */
export type CityFrameView = {
  city: {
    alias: string;
    name: string;
    country: string;
    phone?: string;
    phone_href?: string;
    is_free_call: boolean;
  };
  order_type: "delivery" | "takeaway";
  offers: { delivery: boolean; takeaway: boolean };
  place?: string;
  /** The end of `place` that is never cut for want of room: house and flat. */
  place_end?: string;
  /** The line above it: opening hours of the shop, fee and minimum of the zone. */
  place_note?: string;
  /** The visitor is a guest of a group order, whose host chooses order type and place. */
  is_guest?: true;
  /** Whether a shop of this city has been chosen, even if the order type is delivery now. */
  knows_shop: boolean;
  is_auth_enabled: boolean;
  /** The features that the settings hide; undefined if there are none. */
  not_offered?: readonly HideableFeature[];
  /** Present when signed in; the name may be empty. Cached pages do not have the links' labels. */
  user?: { name: string; links: { to: string; words: string; icon: IconName }[] };
  /** Present in cities with a bonus programme; other cities' pages do not load the link's label. */
  bonuses?: { words: string };
  alert?: string;
  /** Absent without a provider of maps. */
  suggest?: SuggestSource;
  /** The page may be out of date, because the upstream does not answer. */
  stale: boolean;
  /** An online payment that has just ended. */
  payment?: { tone: "good" | "danger"; text: string; to: string; words: string };
  /** An active order, or one that waits for its payment. */
  active_order?: ActiveOrderView;
  /** Whether carts can be opened to guests. */
  group_orders: boolean;
  demo: boolean;
  company_name: string;
  /** The company's registration numbers, each with its name. */
  requisites: string[];
  email: string;
  links: { apps?: { apple?: string; android?: string; huawei?: string }; mobileApplications?: string };
  /** Whether pages request a banner that opens by itself. */
  opens_banners?: true;
  cart: { count: number };
};

/**
 * A route's `handle`. `short`: logo, phone and language only, so that city, place and cart cannot be changed. `slim`:
 * the same in narrow windows, without a bottom bar. `brief`: without order type and place on phones.
 */
export type PageHandle = { frame: "short" | "slim" | "brief" };

/** The line about an active order (app/shell/frame/active-order/ActiveOrder.tsx). */
export type ActiveOrderView = {
  /** The name of the region, which has the order's number if it is known. */
  name: string;
  title: string;
  note?: string;
  icon: IconName;
  to: string;
  /** The words of the link to `to`. */
  words: string;
  /** The beginning of the paths of pages that tell the same, and have no line. */
  own_pages: string;
  /** The order that it tells of. Undefined if it has no number yet, and for a group order. */
  of?: { order: number; status: string };
  /** The order waits for its payment. */
  unpaid?: true;
  /** The words of the link are shown on phones, too. */
  has_words?: true;
  /** Nothing changes any more. */
  is_over?: true;
  /** It stands below the header in narrow windows, too, and leaves their bottom to the cart. */
  is_below_header?: true;
};

/** The answer of `{city}/active-order`, without a line if no order is active. */
export type ActiveOrderNews = { line?: ActiveOrderView };

/** The answer of `{city}/bonus/balance`; empty if the balance is unknown. */
export type BalanceNews = { number?: string; words?: string };

/** The answer of `{city}/address/saved`. */
export type SavedNews = {
  chosen?: { id: number; text: string; terms?: string };
  saved: { id: number; text: string; door: string }[];
  failed?: string;
  words: { title: string; other: string; map: string };
};

/** The answer of `{city}/session`. It brings its texts, because cached pages do not have them. */
export type SessionNews = { signed_in: true } | { signed_in: false; words: { ended: string; again: string } };

/** The session ended after the page was loaded, whose data still has a user. */
export const SessionEnded = createContext(false);

/** Throws outside of a city. */
export function useCityFrame(): CityFrameView {
  const frame = useFrameAround();
  const ended = useContext(SessionEnded);
  if (!frame) throw new Error("useCityFrame outside of a city");
  return ended ? { ...frame, user: undefined } : frame;
}

export const useIsOffered = (feature: HideableFeature) => !useFrameAround()?.not_offered?.includes(feature);

/** The `context` of texts that differ between countries, such as doors and taxes. */
export function useCountry(): string | undefined {
  return useFrameAround()?.city.country;
}

/** Undefined outside of a city. */
export function useFrameAround(): CityFrameView | undefined {
  const ofCity = useRouteLoaderData("shell/frame/city.route") as CityFrameView | undefined;
  const ofLegalPages = useRouteLoaderData("shell/info/legal-frame.route") as { frame?: CityFrameView } | undefined;
  return ofCity ?? ofLegalPages?.frame;
}
