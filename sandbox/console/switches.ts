import type { MessageKey } from "../messages";
import { catalogues } from "../seed/catalogue/index";
import { cities, cityByAlias, shopById, shopsOf } from "../shop/atlas";
import { findProduct } from "../shop/menu";
import { allows, isStoppedCity, isStoppedShop, signInSwitches, typeOf, type SignInSwitch } from "../shop/stops";
import type { StopKind } from "../store/stops";
import type { World } from "../world";

export interface StoppableThing {
  id: string;
  name: string;
  isStopped: boolean;
}

interface Stoppable {
  kind: StopKind;
  /** In the addresses of the console. */
  path: string;
  /** Over the list of them. */
  title: string;
  /** What is done to one, and how that is undone. */
  verbs: readonly [stop: string, open: string];
  unknown: MessageKey;
  knows(world: World, id: string): boolean;
  /** All of them, in the groups that people look for them in. */
  groups(world: World): { name: string; things: StoppableThing[] }[];
}

const switchNames: Record<SignInSwitch, string> = {
  anonymous_orders: "Orders without signing in",
  no_captcha: "Codes without a captcha",
  call: "Codes by call",
  sms: "Codes by SMS",
  vk: "Codes by VK",
};

/** What can be stopped and opened again by hand. */
export const stoppables: readonly Stoppable[] = [
  {
    kind: "product",
    path: "products",
    title: "Dishes",
    verbs: ["Stop", "Open"],
    unknown: "unknownProduct",
    knows: ({ brand }, key) => findProduct(brand, key) !== undefined,
    groups(world) {
      const { groups, products } = catalogues[world.brand];
      const inGroup = (alias: string) => products.filter(({ group }) => group === alias);
      return groups.map(({ alias, name }) => ({
        name: name.en,
        things: inGroup(alias).map((product) => ({
          id: product.key,
          name: product.name.en,
          isStopped: typeOf(world, product) === "stop",
        })),
      }));
    },
  },
  {
    kind: "shop",
    path: "shops",
    title: "Shops",
    verbs: ["Stop", "Open"],
    unknown: "unknownShop",
    knows: (_, id) => String(shopById(Number(id))?.id) === id,
    groups: (world) =>
      cities.map((city) => ({
        name: city.name.en,
        things: shopsOf(city).map((shop) => ({
          id: String(shop.id),
          name: `${city.name.en}, ${shop.name.en}`,
          isStopped: isStoppedShop(world, shop),
        })),
      })),
  },
  {
    kind: "city",
    path: "cities",
    title: "Cities",
    verbs: ["Stop", "Open"],
    unknown: "unknownCity",
    knows: (_, alias) => cityByAlias(alias) !== undefined,
    groups: (world) => [
      {
        name: "",
        things: cities.map((city) => ({ id: city.alias, name: city.name.en, isStopped: isStoppedCity(world, city) })),
      },
    ],
  },
  {
    kind: "sign_in",
    path: "sign-in",
    title: "Signing in",
    verbs: ["Refuse", "Allow"],
    unknown: "unknownPath",
    knows: (_, name) => signInSwitches.some((known) => known === name),
    groups: (world) => [
      {
        name: "",
        things: signInSwitches.map((name) => ({ id: name, name: switchNames[name], isStopped: !allows(world, name) })),
      },
    ],
  },
];
