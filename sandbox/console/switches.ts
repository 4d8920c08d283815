import type { MessageKey } from "../messages";
import { catalogues } from "../seed/catalogues";
import { cities, cityByAlias, shopById, shopsOf } from "../shop/place/atlas";
import { findProduct } from "../shop/menu/menu";
import {
  allows,
  isStoppedCity,
  isStoppedShop,
  signInSwitches,
  productType,
  type SignInSwitch,
} from "../shop/place/stops";
import type { StopKind } from "../store/stops";
import type { World } from "../world";

export interface SwitchItem {
  id: string;
  name: string;
  isStopped: boolean;
}

interface Switch {
  kind: StopKind;
  path: string;
  title: string;
  /** Labels of the buttons that stop an item and open it again. */
  verbs: readonly [stop: string, open: string];
  notFound: MessageKey;
  has(world: World, id: string): boolean;
  groups(world: World): { name: string; items: SwitchItem[] }[];
}

const switchNames: Record<SignInSwitch, string> = {
  anonymous_orders: "Orders without signing in",
  no_captcha: "Codes without a captcha",
  no_captcha_sms: "Codes by SMS without a captcha",
  call: "Codes by call",
  sms: "Codes by SMS",
  vk: "Codes by VK",
};

export const switches: readonly Switch[] = [
  {
    kind: "product",
    path: "products",
    title: "Dishes",
    verbs: ["Stop", "Open"],
    notFound: "unknownProduct",
    has: ({ brand }, key) => findProduct(brand, key) !== undefined,
    groups(world) {
      const { groups, products } = catalogues[world.brand];
      const inGroup = (alias: string) => products.filter(({ group }) => group === alias);
      return groups.map(({ alias, name }) => ({
        name: name.en,
        items: inGroup(alias).map((product) => ({
          id: product.key,
          name: product.name.en,
          isStopped: productType(world, product) === "stop",
        })),
      }));
    },
  },
  {
    kind: "shop",
    path: "shops",
    title: "Shops",
    verbs: ["Stop", "Open"],
    notFound: "unknownShop",
    has: (_, id) => String(shopById(Number(id))?.id) === id,
    groups: (world) =>
      cities.map((city) => ({
        name: city.name.en,
        items: shopsOf(city).map((shop) => ({
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
    notFound: "unknownCity",
    has: (_, alias) => cityByAlias(alias) !== undefined,
    groups: (world) => [
      {
        name: "",
        items: cities.map((city) => ({ id: city.alias, name: city.name.en, isStopped: isStoppedCity(world, city) })),
      },
    ],
  },
  {
    kind: "sign_in",
    path: "sign-in",
    title: "Signing in",
    verbs: ["Refuse", "Allow"],
    notFound: "unknownPath",
    has: (_, name) => signInSwitches.some((known) => known === name),
    groups: (world) => [
      {
        name: "",
        items: signInSwitches.map((name) => ({ id: name, name: switchNames[name], isStopped: !allows(world, name) })),
      },
    ],
  },
];
