import { missing } from "../respond";
import { cities as allCities, cityByAlias } from "../shop/place/atlas";
import { briefOf, cityOf } from "../shop/places";
import { popularInCity } from "../shop/menu/popular";
import type { Handler } from "./handler";

export const cities: Handler<"cities"> = ({ language }) => ({
  cities: allCities.map((city) => briefOf(city, language)),
  big_cities: allCities.filter(({ big }) => big).map((city) => briefOf(city, language)),
});

export const city: Handler<"city"> = ({ request, world, language }) => {
  const city = cityByAlias(request.alias);
  if (!city) throw missing("unknownCity");
  return { city: { ...cityOf(world, city, language), popular_products: popularInCity(world, city, language) } };
};
