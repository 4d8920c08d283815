import type { GeocoderAnswer } from "../../contract/geocoder";
import type { Language } from "../../rules/languages";
import { formatAddress, searchAddresses } from "../seed/geography/gazetteer";
import type { SeedAddress } from "../seed/geography/types";
import { cities, cityByAlias, housesAt } from "../shop/place/atlas";
import type { Handler } from "./handler";

const MOST = 10;

/** "City, text" searches in that city only; the city's name may be in any language. */
export const byAddress: Handler<"geocodeAddress"> = ({ request: { address }, language }) => {
  const [first = "", ...rest] = address.slice(0, 500).split(",");
  const name = first.trim().toLocaleLowerCase();
  const city = cities.find((candidate) =>
    Object.values(candidate.name).some((own) => own.toLocaleLowerCase() === name),
  );
  const text = city ? rest.join(",") : address.slice(0, 500);
  return text.trim() ? collectionOf(searchAddresses(city?.alias, text, MOST), language) : collectionOf([], language);
};

/** The houses at a point, nearest first. */
export const byCoordinates: Handler<"geocodeCoordinates"> = ({ request: { coordinates }, language }) => {
  const [longitude, latitude] = coordinates;
  return collectionOf(housesAt({ latitude, longitude }, MOST), language);
};

function collectionOf(found: readonly SeedAddress[], language: Language): GeocoderAnswer {
  return { response: { GeoObjectCollection: { featureMember: found.map((address) => memberOf(address, language)) } } };
}

function memberOf(address: SeedAddress, language: Language) {
  const city = cityByAlias(address.city);
  const name = formatAddress(address, language);
  const description = city && `${city.name[language]}, ${city.country.name[language]}`;
  return {
    GeoObject: {
      name,
      description,
      metaDataProperty: {
        GeocoderMetaData: { kind: "house", precision: "exact", text: `${city?.name[language] ?? ""}, ${name}` },
      },
      Point: { pos: `${address.longitude} ${address.latitude}` },
    },
  };
}
