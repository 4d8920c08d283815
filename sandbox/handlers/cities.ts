import { missing } from "../respond";
import { cities, cityByAlias } from "../shop/place/atlas";
import { briefOf, cityOf } from "../shop/place/places";
import { popularInCity } from "../shop/menu/popular";
import type { Handler } from "./handler";

export const allCities: Handler<"cities"> = ({ language }) => ({
  cities: cities.map((city) => briefOf(city, language)),
  big_cities: cities.filter(({ big }) => big).map((city) => briefOf(city, language)),
});

export const oneCity: Handler<"city"> = ({ request, world, language }) => {
  const city = cityByAlias(request.alias);
  if (!city) throw missing("unknownCity");
  return { city: { ...cityOf(world, city, language), popular_products: popularInCity(world, city, language) } };
};
