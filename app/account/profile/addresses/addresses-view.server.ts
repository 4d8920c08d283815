import type { City, DeliveryAddress } from "../../../../contract/place";
import { cityOfAddress } from "../../../../rules/address";
import { cityPath } from "../../../../rules/city-alias";
import { knownPoint } from "../../../../rules/zones";
import { asFailure } from "../../../../server/upstream/failure";
import { aliasOfCity } from "../../../../server/visitor/city";
import type { Visit } from "../../../../server/visitor/visit";
import { constraintsOf } from "../../../../server/guard/form";
import { doorFields } from "../../../fulfilment/place/address/address-form.server";
import { offerOf } from "../../../fulfilment/place/nearest/nearest-shop.server";
import { doorWords } from "../../../fulfilment/place/address/door-words.server";
import { addressDetails } from "../../../fulfilment/place/place.view";
import { ofCustomer, type OnFailure } from "../customer.server";
import type { AddressesView, SavedAddress } from "../profile.view";
import { readId } from "../../../../rules/digits";

/**
 * The customer's addresses; the one that the link names is first. Undefined if they could not be loaded and no form was
 * rejected.
 */
export async function addressesView(visit: Visit, failed: OnFailure): Promise<AddressesView | undefined> {
  const [city, answer] = await Promise.all([
    visit.city(),
    visit.session && ofCustomer(visit, visit.upstream.addresses({}), failed),
  ]);
  const addresses = answer
    ? await Promise.all(answer.delivery_addresses.map((address) => savedAddress(visit, city, address)))
    : editedAlone(visit);
  const here = visit.path("profile?tab=addresses");
  return (
    addresses && {
      addresses: addresses.sort((one, other) => Number(other.named) - Number(one.named)),
      add: visit.path(`address?${new URLSearchParams({ return_to: here })}`),
      here,
    }
  );
}

/** The rejected form without its address, for a list that could not be loaded. The form's error names the address. */
function editedAlone(visit: Visit): SavedAddress[] | undefined {
  const id = readId(new URL(visit.request.url).searchParams.get("edit"));
  if (!visit.formFailed || id === undefined) return undefined;
  return [
    {
      id,
      title: "",
      door: "",
      inUse: false,
      named: false,
      editing: { values: {}, constraints: constraintsOf(doorFields) },
    },
  ];
}

async function savedAddress(visit: Visit, city: City, saved: DeliveryAddress): Promise<SavedAddress> {
  const { searchParams } = new URL(visit.request.url);
  const { id, address } = saved;
  const isNamed = (parameter: string) => searchParams.get(parameter) === String(id);
  const city_id = cityOfAddress(saved) ?? city.id;
  const isElsewhere = city_id !== city.id;
  const alias = isElsewhere ? await aliasOf(visit, city_id) : city.alias;
  // Delivery is impossible in a city where the chain is not present.
  const isServed = saved.delivery_possible !== false && alias !== undefined;
  const there = cityPath(alias ?? city.alias, "profile?tab=addresses");
  const inUse = visit.place.address?.id === id && (await visit.orderType()) === "delivery";
  return {
    id,
    title: isElsewhere && saved.city ? `${saved.city.name}, ${address}` : address,
    door: await doorWords(visit, saved),
    inUse,
    named: isNamed("delivery_address_id"),
    use: isServed && !inUse ? cityPath(alias, `address?${new URLSearchParams({ return_to: there })}`) : undefined,
    city: isElsewhere && isServed ? (saved.city?.name ?? alias) : undefined,
    edit: isServed ? `${there}&edit=${id}#address-${id}` : undefined,
    collect: isServed ? undefined : collectPath(visit, saved),
    editing:
      isNamed("edit") && isServed && !isElsewhere
        ? {
            values: {
              ...Object.fromEntries(addressDetails.map((name) => [name, saved[name] ?? ""])),
              ...(visit.place.address?.id === id && visit.place.address.private_house ? { private_house: "1" } : {}),
            },
            constraints: constraintsOf(doorFields),
          }
        : undefined,
  };
}

/**
 * The page that offers takeaway for an address that is not delivered to: the nearest shop, if the address's point is
 * known.
 */
function collectPath(visit: Visit, { address, map }: DeliveryAddress): string {
  const point = knownPoint(map?.coordinates);
  if (!point) return visit.path("order-type?order_type=takeaway");
  const query = new URLSearchParams({ ...offerOf(address, point), return_to: visit.path() });
  return visit.path(`nearest-shop?${query}`);
}

async function aliasOf(visit: Visit, city_id: number | null | undefined): Promise<string | undefined> {
  try {
    return await aliasOfCity(visit.upstream, city_id);
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}
