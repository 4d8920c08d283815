import { useRouteLoaderData } from "@remix-run/react";
import { createContext, useContext } from "react";
import type { IconName } from "../ui/icon-names";

/** Whose suggestions complete an address, and where. The keys are public: the provider's console restricts them to the shop's addresses. */
export type SuggestSource = {
  type: "google" | "yandex";
  key: string;
  /** Yandex has a key of its own for suggestions. */
  suggest_key?: string;
  language: string;
  city: string;
  /** The city's centre. Degrees. */
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
  /** The chosen address or shop in short; absent: nothing chosen yet. */
  place?: string;
  /** A line above it: opening hours of the shop, fee and minimum of the zone. */
  place_note?: string;
  /** A shop of this city was chosen before, whatever the order type is now. */
  knows_shop: boolean;
  is_auth_enabled: boolean;
  /** Present when signed in; the name may be empty. With the links of their menu: an anonymous visitor's page has no words for them. */
  user?: { name: string; links: { to: string; words: string; icon: IconName }[] };
  /** The city has a bonus programme. With the words of the link to it: those of other cities' pages have none. */
  bonuses?: { words: string };
  alert?: string;
  /** Whose suggestions complete an address, if the deployment has a provider of maps: app/place/address/suggest. */
  suggest?: SuggestSource;
  /** The upstream has not answered for a while: what is shown may be old. */
  stale: boolean;
  /** An online payment that is under way, or has just ended. */
  payment?: { tone: "good" | "info" | "danger"; text: string; to: string; words: string };
  demo: boolean;
  company_name: string;
  /** The numbers under which the company is registered, each with its name. */
  requisites: string[];
  email: string;
  links: { apps?: { apple?: string; android?: string; huawei?: string }; mobileApplications?: string };
  /** The city has banners that open by themselves: its pages ask which. Absent: none has to. */
  opens_banners?: true;
  /** Pieces in the cart when the frame was loaded. */
  cart_count: number;
};

/**
 * A route's `handle`. A short frame has logo, phone and language, and no way to change city, place or cart. A slim one is so in narrow windows
 * only, without a bottom bar. A brief one leaves order type and place out on phones: the cart says them itself, and a dish needs the room.
 */
export type PageHandle = { frame: "short" | "slim" | "brief" };

/** What `{city}/bonus/balance` answers: nothing where there is nobody, or no answer. */
export type BalanceNews = { number?: string; words?: string };

/** What `{city}/address/saved` answers. */
export type SavedNews = {
  chosen?: { id: number; text: string; terms?: string };
  saved: { id: number; text: string; door: string }[];
  failed?: string;
  words: { title: string; other: string; map: string };
};

/** What `{city}/session` answers. The words come with it: a page of nobody in particular has none of them. */
export type SessionNews = { signed_in: true } | { signed_in: false; words: { ended: string; again: string } };

/** The session ended after the page was loaded: nobody is signed in any more, whatever the frame's data says. */
export const SessionEnded = createContext(false);

/** The frame's data, in any component of it and of the pages inside. */
export function useCityFrame(): CityFrameView {
  const frame = useFrameAround();
  const ended = useContext(SessionEnded);
  if (!frame) throw new Error("useCityFrame outside of a city");
  return ended ? { ...frame, user: undefined } : frame;
}

/** The code of the city's country: the `context` of texts that a country decides, such as those for a door and for taxes. */
export function useCountry(): string | undefined {
  return useFrameAround()?.city.country;
}

/** Undefined on a page that stands in no city. */
export function useFrameAround(): CityFrameView | undefined {
  const ofCity = useRouteLoaderData("frame/city.route") as CityFrameView | undefined;
  const ofLegalPages = useRouteLoaderData("content/legal-frame.route") as { frame?: CityFrameView } | undefined;
  return ofCity ?? ofLegalPages?.frame;
}
