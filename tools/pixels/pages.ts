import type { BrandId } from "../../brands";
import type { Who } from "./visitors";

export interface PageToTake {
  name: string;
  who: Who;
  /** `:dish`, `:order`, `:payment` and `:link` stand for values of the prepared visitors. */
  path: string;
  /** The status of the answer if it is not 200. */
  status?: number;
  /** The selector of a button that is pressed without anything filled in, for the page with its errors. */
  press?: string;
  /** The only brand that has the page. */
  brand?: BrandId;
  /** Also taken with scripts. */
  scripts?: true;
  /** Also taken in a high window, where more cards of a menu are drawn. */
  tall?: true;
}

const city = (name: string, who: Who, path = "", more: Partial<PageToTake> = {}): PageToTake => ({
  name,
  who,
  path: `/spb/${path}`,
  ...more,
});

/** The pages of the shop, some of them as visitors at several points of an order. */
export const pages: PageToTake[] = [
  { name: "city chooser", who: "newcomer", path: "/", scripts: true },
  city("cities", "stranger", "cities"),
  city("menu", "stranger", "", { scripts: true, tall: true }),
  city("menu with cart", "buyer", "", { scripts: true }),
  city("search without results", "stranger", "?search=zzzz"),
  city("group of the menu", "stranger", "menu"),
  city("dish", "stranger", "product/:dish", { scripts: true }),
  city("favourites empty", "stranger", "favourites"),
  city("favourites", "buyer", "favourites"),
  city("cart empty", "stranger", "cart"),
  city("cart", "buyer", "cart", { scripts: true }),
  city("order type", "stranger", "order-type"),
  city("takeaway", "stranger", "order-type?order_type=takeaway"),
  city("address", "stranger", "address", { scripts: true }),
  city("address with errors", "stranger", "address", { press: "#where [type=submit]", status: 422 }),
  city("map", "buyer", "address/map"),
  city("delivery zones", "stranger", "delivery"),
  city("restaurants", "stranger", "shops"),
  city("restaurant", "stranger", "shops/102"),
  city("times", "buyer", "intervals"),
  city("promotions", "stranger", "promotions"),
  city("promotion", "stranger", "promotions/takeaway"),
  city("bonus", "stranger", "bonus", { brand: "nori" }),
  city("sign-in", "stranger", "login", { scripts: true }),
  city("sign-in with errors", "stranger", "login", { press: "#login [type=submit]", status: 422 }),
  city("code", "at the code", "login"),
  city("order form", "customer", "checkout", { scripts: true }),
  city("order form with errors", "buyer", "checkout", { press: '[name="?intent=confirm"]', status: 422 }),
  city("payment", "payer", "order/payment/:payment"),
  city("tracking", "customer", "order/:order/tracking", { scripts: true }),
  city("cancel", "customer", "order/:order/cancel"),
  city("receipt", "customer", "order/:order/receipt"),
  city("profile", "customer", "profile"),
  city("orders", "customer", "profile?tab=orders"),
  city("addresses", "customer", "profile?tab=addresses"),
  city("usual order", "customer", "usual"),
  city("order status", "stranger", "order-status"),
  city("group order of a host", "host", "together"),
  city("invitation", "stranger", "together/:link"),
  city("group order of a guest", "guest", "together"),
  city("contact", "stranger", "feedback"),
  city("about", "stranger", "about"),
  city("vacancies", "stranger", "vacancies"),
  { name: "privacy policy", who: "stranger", path: "/privacy-policy" },
  city("not found", "stranger", "nowhere", { status: 404 }),
];
