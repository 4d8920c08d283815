import { SUGGESTIONS_MAX } from "../../../../../rules/address";
import { googleLibrary } from "../../../maps/live/google";
import { boundsAround, type OpenSuggest } from "./suggester";

const ADDRESSES = ["street_address", "premise", "subpremise", "route"];

/** Places autocomplete (Places API, new). Google bills one session from the first letter to the chosen address. */
export const openGoogleSuggest: OpenSuggest = async ({ key, language, at }) => {
  const { AutocompleteSuggestion, AutocompleteSessionToken } = await googleLibrary("places", key, language);
  let sessionToken = new AutocompleteSessionToken();
  return async (input) => {
    const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
      input,
      sessionToken,
      language: language.replace(/_.*/, ""),
      includedPrimaryTypes: ADDRESSES,
      ...(at ? { locationRestriction: boundsAround(at) } : {}),
    });
    return suggestions
      .flatMap(({ placePrediction }) => placePrediction ?? [])
      .slice(0, SUGGESTIONS_MAX)
      .map((prediction) => ({
        text: prediction.mainText?.text ?? prediction.text.text,
        ...(prediction.types.includes("route") ? { street: true as const } : {}),
        async locate() {
          sessionToken = new AutocompleteSessionToken();
          const { place } = await prediction.toPlace().fetchFields({ fields: ["location"] });
          return place.location ? { latitude: place.location.lat(), longitude: place.location.lng() } : undefined;
        },
      }));
  };
};
