import { addressProblem, ADDRESS_MAX } from "../../rules/address";
import type { AnswerOf } from "../../contract/calls";
import type { Language } from "../../rules/languages";
import { missing, wrong } from "../respond";
import { searchAddresses } from "../seed/geography/gazetteer";
import { spellingWords } from "../seed/geography/spelling";
import type { SeedAddress, SeedCity } from "../seed/geography/schema";
import { addressOf } from "../shop/addresses";
import { cityByAlias, cityById, houseAt, houseById } from "../shop/place/atlas";
import { menuOf } from "../shop/menu/menu";
import { knownCity, moveSessionTo, placeOfSession, zoneOfHouse } from "../shop/place/ordering-place";
import type { AddressDetails, Owner, SavedAddress } from "../store/addresses";
import type { Session } from "../store/sessions";
import type { World } from "../world";
import { sessionCart } from "./session-cart";
import type { Handler } from "./handler";

type AddressAnswer = AnswerOf<"addressSetByAddress">;

const DETAIL_MAX = 200;

export const addresses: Handler<"addresses"> = ({ world, session, language }) => ({
  delivery_addresses: session ? savedAddresses(world, session, language) : [],
});

export const addressSetByAddress: Handler<"addressSetByAddress"> = ({
  request: { city_id, address, ...details },
  world,
  language,
  openSession,
}) => {
  const city = knownCity(city_id);
  const problem = addressProblem(address);
  if (problem?.code === "required") throw wrong("address", "required");
  if (problem?.code === "long") throw wrong("address", "tooLong", { max: ADDRESS_MAX });
  if (problem?.code === "characters") throw wrong("address", "addressCharacters");
  const house = houseNamed(city, address);
  return house
    ? deliverTo(world, openSession, house, city, sentDetails(details), language)
    : notFound(city, address.trim(), language);
};

/** Finds the nearest house, which may be in another city than the given one. */
export const addressSetByCoordinates: Handler<"addressSetByCoordinates"> = ({
  request,
  world,
  language,
  openSession,
}) => {
  const { city_id, latitude, longitude, ...details } = request;
  const city = knownCity(city_id);
  const house = houseAt({ latitude, longitude });
  const own = house && cityByAlias(house.city);
  if (!own) return notFound(city, `${latitude}, ${longitude}`, language);
  return deliverTo(world, openSession, house, own, sentDetails(details), language);
};

export const addressSetById: Handler<"addressSetById"> = ({ request, world, session, language, openSession }) => {
  const saved = session && world.store.addresses.find(request.delivery_address_id, session);
  const house = saved && houseById(saved.house_id);
  const city = saved && cityById(saved.city_id);
  if (!house || !city) throw missing("unknownAddress");
  return deliverTo(world, openSession, house, city, saved.details, language);
};

/** Removing the cart's address also clears the chosen place. */
export const addressRemove: Handler<"addressRemove"> = ({ request: { id }, world, session, language }) => {
  if (!session || !world.store.addresses.find(id, session)) throw missing("unknownAddress");
  world.store.addresses.remove(id);
  if (session.address_id === id) {
    session.address_id = null;
    session.delivery_zone_id = null;
    session.basket.version += 1;
    world.store.sessions.save(session);
  }
  return { delivery_addresses: savedAddresses(world, session, language) };
};

/** Returns the house that a text names completely: the one with the typed number among the matching streets. */
function houseNamed(city: SeedCity, text: string): SeedAddress | undefined {
  const typed = spellingWords(text);
  return searchAddresses(city.alias, text, 50).find(({ house }) => typed.includes(spellingWords(house).join("")));
}

/** Stores a house as the visitor's address and returns new prices. A house outside every zone is not stored. */
function deliverTo(
  world: World,
  openSession: () => Session,
  house: SeedAddress,
  city: SeedCity,
  details: AddressDetails,
  language: Language,
): AddressAnswer {
  const zone = city.order_types.delivery ? zoneOfHouse(city, house) : undefined;
  const session = openSession();
  if (!zone) {
    return {
      delivery_addresses: savedAddresses(world, session, language),
      delivery_address: addressOf(world, { id: 0, house, details, city, zone }, language),
    };
  }
  const saved = world.store.addresses.save(session, city.id, house.id, details, world.clock.now());
  moveSessionTo(session, { city_id: city.id, order_type: "delivery", delivery_zone_id: zone.id });
  session.address_id = saved.id;
  session.basket.version += 1;
  world.store.sessions.save(session);
  const here = placeOfSession(world, session);
  return {
    delivery_addresses: savedAddresses(world, session, language),
    delivery_address: addressOf(world, { id: saved.id, house, details: saved.details, city, zone }, language),
    cart: sessionCart(world, session, language),
    product_groups: here && menuOf(world, here, language, session.basket.lines).product_groups,
  };
}

function notFound(city: SeedCity, address: string, language: Language): AddressAnswer {
  return {
    delivery_address: {
      id: 0,
      city_id: city.id,
      city: { id: city.id, name: city.name[language] },
      address,
      found: false,
      delivery_possible: false,
    },
  };
}

function savedAddresses(world: World, owner: Owner, language: Language) {
  return world.store.addresses.list(owner).flatMap((saved) => savedView(world, saved, language));
}

function savedView(world: World, { id, city_id, house_id, details }: SavedAddress, language: Language) {
  const house = houseById(house_id);
  const city = cityById(city_id);
  return house && city
    ? [addressOf(world, { id, house, details, city, zone: zoneOfHouse(city, house) }, language)]
    : [];
}

export function detailsOf(given: { [name in keyof AddressDetails]?: string | null }): AddressDetails {
  const details: AddressDetails = {};
  for (const name of ["room", "entrance", "floor", "intercom", "description"] as const) {
    const value = given[name]?.trim();
    if (!value) continue;
    if (value.length > DETAIL_MAX) throw wrong(name, "tooLong", { max: DETAIL_MAX });
    details[name] = value;
  }
  return details;
}

/** An emptied detail is an empty text, which clears the stored one. */
function sentDetails(given: Parameters<typeof detailsOf>[0]): AddressDetails {
  const emptied = Object.entries(given).filter(([, value]) => value?.trim() === "");
  return { ...Object.fromEntries(emptied.map(([name]) => [name, ""])), ...detailsOf(given) };
}
