import { useRouteLoaderData } from "@remix-run/react";
import { createContext, useContext } from "react";
import type { IconName } from "../ui/icon-names";

/**
 * The provider that completes typed addresses, with its options. The keys are public: the provider's console restricts
 * them to the shop's addresses.
 */
export type SuggestSource = {
  type: "google" | "yandex";
  key: string;
  /** Yandex has a separate key for suggestions. */
  suggest_key?: string;
  language: string;
  city: string;
  /** The city's centre in degrees. */
  at?: { latitude: number; longitude: number };
};

/** The data of the frame around every page of a city (docs/specification/product.md#header). */
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
  /** The chosen address or shop in short; absent if none is chosen. */
  place?: string;
  /** The line above it: opening hours of the shop, fee and minimum of the zone. */
  place_note?: string;
  /** Whether a shop of this city has been chosen, even if the order type is delivery now. */
  knows_shop: boolean;
  is_auth_enabled: boolean;
  /**
   * Present when signed in; the name may be empty. The links have their labels, because an anonymous visitor's page
   * does not load these texts.
   */
  user?: { name: string; links: { to: string; words: string; icon: IconName }[] };
  /** The city has a bonus programme. The link's label is here, because other cities' pages do not load it. */
  bonuses?: { words: string };
  alert?: string;
  /** Absent without a provider of maps. */
  suggest?: SuggestSource;
  /** The upstream has not answered for a while, so the page may be out of date. */
  stale: boolean;
  /** An online payment that is under way, or has just ended. */
  payment?: { tone: "good" | "info" | "danger"; text: string; to: string; words: string };
  demo: boolean;
  company_name: string;
  /** The company's registration numbers, each with its name. */
  requisites: string[];
  email: string;
  links: { apps?: { apple?: string; android?: string; huawei?: string }; mobileApplications?: string };
  /** Whether pages request a banner that opens by itself. */
  opens_banners?: true;
  /** The number of pieces in the cart when the frame was loaded. */
  cart_count: number;
};

/**
 * A route's `handle`. A `short` frame has logo, phone and language, and no links to change city, place or cart. A
 * `slim` one is like that in narrow windows only, without a bottom bar. A `brief` one hides order type and place on
 * phones, for cart and dish.
 */
export type PageHandle = { frame: "short" | "slim" | "brief" };

/** The answer of `{city}/bonus/balance`; empty if nobody is signed in or the balance is unknown. */
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

/** Set if the session ended after the page was loaded: the frame's data still has a user. */
export const SessionEnded = createContext(false);

/** The frame's data. Throws outside of a city. */
export function useCityFrame(): CityFrameView {
  const frame = useFrameAround();
  const ended = useContext(SessionEnded);
  if (!frame) throw new Error("useCityFrame outside of a city");
  return ended ? { ...frame, user: undefined } : frame;
}

/** The code of the city's country: the `context` of texts that differ between countries, such as doors and taxes. */
export function useCountry(): string | undefined {
  return useFrameAround()?.city.country;
}

/** Undefined on a page outside of a city. */
export function useFrameAround(): CityFrameView | undefined {
  const ofCity = useRouteLoaderData("frame/city.route") as CityFrameView | undefined;
  const ofLegalPages = useRouteLoaderData("content/legal-frame.route") as { frame?: CityFrameView } | undefined;
  return ofCity ?? ofLegalPages?.frame;
}
