import type { Constraints } from "../../../../server/guard/form";
import type { CityMapView } from "../../maps/map.view";
import type { PhoneFieldView } from "../../../shared/web/words/phone-words.server";
import type { NearestShopView } from "../place.view";
import type { WithSavedForm } from "../../../shared/web/switches/saved-form";

export type NearestShopPageView = WithSavedForm & {
  heading: string;
  title: string;
  error_title: string;
  return_to: string;
  /** The address is empty if only its point is known. */
  address: string;
  shop?: NearestShopView;
  map?: CityMapView;
  take?: string;
  all_shops: string;
  notify: {
    phone: PhoneFieldView;
    constraints: Constraints;
    /** The text that the consent refers to. */
    policy: string;
    /** The form is open from the start. */
    asked: boolean;
    /** The form stands before the shop, because the visitor followed a link to it. */
    first: boolean;
    noted?: string;
  };
};
