import type { Constraints } from "../../../server/guard/form";
import type { CityMapView } from "../../maps/map.view";
import type { NearestShopView } from "../place.view";

/** NearestShopModal and its page. */
export type NearestShopPageView = {
  heading: string;
  title: string;
  error_title: string;
  return_to: string;
  /** Empty: only its point is known. */
  address: string;
  shop?: NearestShopView;
  map?: CityMapView;
  /** The action that chooses it. */
  take?: string;
  all_shops: string;
  notify: {
    phone: string;
    phone_example: string;
    constraints: Constraints;
    /** The text that the consent is about. */
    policy: string;
    /** It is what the visitor came for. */
    asked: boolean;
    /** A button that says so led here: it stands before the shop. */
    first: boolean;
    /** It is done: the words that say so. */
    noted?: string;
  };
};
