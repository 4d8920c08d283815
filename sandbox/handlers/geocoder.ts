import type { GeocoderAnswer } from "../../contract/geocoder";
import type { Language } from "../../rules/languages";
import { formatAddress, searchAddresses } from "../seed/geography/gazetteer";
import type { SeedAddress } from "../seed/geography/schema";
import { cities, cityByAlias, housesAt } from "../shop/place/atlas";
import type { Handler } from "./handler";

const MAX_RESULTS = 10;

/** "City, text" searches in that city only; the city's name may be in any language. */
export const geocodeAddress: Handler<"geocodeAddress"> = ({ request: { address }, language }) => {
  const [first = "", ...rest] = address.slice(0, 500).split(",");
  const name = first.trim().toLocaleLowerCase();
  const city = cities.find((candidate) =>
    Object.values(candidate.name).some((own) => own.toLocaleLowerCase() === name),
  );
  const text = city ? rest.join(",") : address.slice(0, 500);
  const houses = text.trim() ? searchAddresses(city?.alias, text, MAX_RESULTS) : [];
  // Streets come first until a number is typed, because they lead to their houses.
  const streets = /\d/.test(text) ? [] : streetsOf(houses);
  return collectionOf([...streets, ...houses].slice(0, MAX_RESULTS), language);
};

/** The nearest come first. */
export const geocodeCoordinates: Handler<"geocodeCoordinates"> = ({ request: { coordinates }, language }) => {
  const [longitude, latitude] = coordinates;
  return collectionOf(housesAt({ latitude, longitude }, MAX_RESULTS), language);
};

/** Returns one entry for each street of these houses: a house without its number. */
function streetsOf(houses: readonly SeedAddress[]): SeedAddress[] {
  const streets = new Map(houses.map((house) => [`${house.locality.local} ${house.street.local}`, house]));
  return [...streets.values()].map((house) => ({ ...house, house: "" }));
}

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
        GeocoderMetaData: {
          kind: address.house ? "house" : "street",
          precision: "exact",
          text: `${city?.name[language] ?? ""}, ${name}`,
        },
      },
      Point: { pos: `${address.longitude} ${address.latitude}` },
    },
  };
}
