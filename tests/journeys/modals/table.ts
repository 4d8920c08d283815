import type { Locator } from "@playwright/test";
import { pageOf, type ModalName } from "../../../app/shared/web/modal/modals";
import type { Visitor } from "../../support/journeys/journey";
import { prepare } from "../../support/journeys/prepare";
import { cityName, places } from "../../support/sandbox/seed";
import { like } from "../../support/app/words";

type ModalCase = {
  name: ModalName;
  /** Parameters of the address of its page. */
  parameters?: Record<string, string>;
  /** The page that it opens over: the lightest that has its link. */
  from: string;
  /** Data that it loads after its own, from below the address of its page. */
  later?: string[];
  before?: (shop: Visitor) => Promise<unknown>;
  link: (shop: Visitor) => Locator;
  /** The link is in a part that is hydrated after the page. Until then it leads to the modal's page. */
  isLate?: true;
  heading: (shop: Visitor) => string | RegExp;
};

/** A visitor who chose a shop and then an address has to confirm a takeaway. */
async function chooseShopThenAddress(shop: Visitor) {
  const ready = prepare(shop, "spb");
  await ready.pickUp();
  await ready.address();
}

const banner = (shop: Visitor) => shop.page.getByRole("banner");

/** Every modal: where it opens, by which link, and what it is called. */
const cases: ModalCase[] = [
  {
    name: "CitiesModal",
    from: "",
    link: (shop) =>
      banner(shop).getByRole("link", { name: shop.t("common:city", { city: cityName("spb", shop.language) }) }),
    heading: ({ t }) => t("city:title"),
  },
  {
    name: "OrderTypesModal",
    from: "promotions",
    link: (shop) => banner(shop).getByRole("link", { name: shop.t("common:enterAddress") }),
    heading: ({ t }) => t("place:orderType"),
  },
  {
    name: "ConfirmChangeTakeaway",
    from: "order-type?order_type=takeaway",
    before: chooseShopThenAddress,
    link: (shop) => shop.main.getByRole("link", { name: like(shop.t("place:takeFrom", { street: "§" })) }),
    heading: ({ t }) => t("place:takeaway.question"),
  },
  {
    name: "ProductInfoModal",
    parameters: { product_key: "set-philadelphia" },
    from: "",
    later: ["related"],
    link: (shop) => shop.card("set-philadelphia").getByRole("link", { name: shop.dish("set-philadelphia") }),
    heading: (shop) => shop.dish("set-philadelphia"),
  },
  {
    name: "CartModal",
    from: "",
    before: (shop) => prepare(shop, "spb").cart("set-maki"),
    link: (shop) => shop.cartLink(1),
    heading: ({ t }) => t("cart:title"),
  },
  {
    name: "ConfirmEmptyCartModal",
    from: "cart",
    before: (shop) => prepare(shop, "spb").cart("set-maki"),
    link: (shop) => shop.main.getByRole("link", { name: shop.t("cart:clear"), exact: true }),
    heading: ({ t }) => t("cart:clearing.question"),
  },
  {
    name: "ConfirmShopModal",
    parameters: { shop_id: String(places.spb.shop) },
    from: "shops",
    link: (shop) =>
      shop.main
        .getByRole("listitem")
        .filter({ hasText: shop.street(places.spb.shop) })
        .getByRole("link", { name: shop.street(places.spb.shop) }),
    heading: (shop) => shop.street(places.spb.shop),
  },
  {
    name: "UserLoginModal",
    from: "promotions",
    link: (shop) => banner(shop).getByRole("link", { name: shop.t("common:signIn") }),
    heading: ({ t }) => t("account:title"),
  },
  {
    name: "UserOrderModal",
    from: "promotions",
    link: (shop) => shop.page.getByRole("contentinfo").getByRole("link", { name: shop.t("common:myOrder") }),
    isLate: true,
    heading: ({ t }) => t("tracking:lookUp.title"),
  },
  {
    name: "BonusInfoModal",
    from: "promotions",
    link: (shop) => banner(shop).getByRole("link", { name: shop.t("bonus:name") }),
    heading: ({ t }) => t("bonus:title"),
  },
];

/** With the address of each modal's page, below the city. */
export const modalCases = cases.map((row) => ({ ...row, page: pageBelowCity(row) }));

function pageBelowCity({ name, parameters }: ModalCase): string {
  const page = pageOf(name, "spb", new URLSearchParams(parameters), "/spb/") ?? "";
  return page.replace(/^\/spb\/|\?.*/g, "");
}
