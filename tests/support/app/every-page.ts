import { calls, type CallName } from "../../../contract/calls";
import { metrics } from "../../../server/operate/metrics";
import type { RunningSandbox } from "../sandbox/visitor";
import { PlainVisitor } from "../journeys/plain-visitor";
import { siteMap } from "../../../tools/site-map";
import { routeModules, wholeShop } from "./whole-shop";

/** A page as one visitor has seen it. */
export type SeenPage = { who: string; path: string; html: string; cookie: string };

/** An address that was opened: the names of the cookies that its answer sets, and the writing calls that the upstream heard. */
export type OpenedAddress = { who: string; path: string; sets: string[]; writes: string[] };

type Values = Record<string, string>;

/** The writing calls that the shop has made so far, by name. */
async function writingCalls(): Promise<Map<string, number>> {
  const { values } = await metrics.calls.get();
  const made = new Map<string, number>();
  for (const { labels, value } of values) {
    const call = labels.call as CallName;
    if (calls[call].kind === "write") made.set(call, (made.get(call) ?? 0) + value);
  }
  return made;
}

const without = (before: Map<string, number>, after: Map<string, number>) =>
  [...after].filter(([call, count]) => count > (before.get(call) ?? 0)).map(([call]) => call);

/** Addresses that show another page than the same one without their parameters. */
const withParameters = [
  "/?search=berlin",
  "/spb/?search=ro",
  "/spb/?group=rolls&utm_source=letter",
  "/spb/?view=cart&utm_source=letter",
  "/spb/cart?promocode=TASTY10",
  "/spb/cities?search=berlin",
  "/spb/order-type?order_type=takeaway",
  "/spb/address?door=1",
  "/spb/address/map?address=nowhere",
  "/spb/delivery?address=nowhere",
  "/spb/nearest-shop?point=60.05,30.1&where=Far",
  "/spb/address/confirm?at=59.9358,30.3259",
  "/spb/nearest-shop?point=60.05,30.1&where=Far&notify=1",
  "/spb/login?step=phone",
  "/spb/profile?tab=orders",
  "/spb/profile?tab=addresses",
];

/**
 * Opens every page of the site map without scripts: all pages as a stranger and as a customer, and some as visitors at
 * other points of an order. `unseen` are the pages that none of them has seen. A new page may need its parameters, or its
 * visitor, here. `opened` has the addresses of data, too.
 */
export async function everyPage(
  sandbox: RunningSandbox,
): Promise<{ pages: SeenPage[]; opened: OpenedAddress[]; unseen: string[] }> {
  const [shop, rows, modules] = await Promise.all([wholeShop(), siteMap(), routeModules()]);
  const isParent = ({ id }: { id: string }) => rows.some(({ parentId }) => parentId === id);
  const pathOf = (id?: string) => rows.find((row) => row.id === id)?.path ?? "";
  const all = rows
    .filter((row) => modules.get(row.id)?.loader && !isParent(row) && row.path !== "*")
    .map(({ id, parentId, path = "" }) => ({ id, path: `/${pathOf(parentId)}/${path}`.replace("//", "/") }));
  const routes = all.filter(({ id }) => modules.get(id)?.default);
  const pages: SeenPage[] = [];
  const opened: OpenedAddress[] = [];
  const visitor = () =>
    new PlainVisitor(
      "http://localhost",
      "en",
      (url, init) => shop(url.href, init),
      () => [],
    );

  async function look(who: string, { cookieHeader: cookie }: PlainVisitor, paths: string[]) {
    for (const path of paths) {
      const before = await writingCalls();
      const response = await shop(path, { headers: { cookie } });
      const sets = response.headers.getSetCookie().map((one) => one.replace(/=.*/, ""));
      opened.push({ who, path, sets, writes: without(before, await writingCalls()) });
      // To parse a page takes longer than to render it.
      const html = await response.text();
      if (response.status === 200) pages.push({ who, path, html, cookie });
    }
  }
  /** The addresses of all pages whose parameters are known. */
  function paths(values: Values) {
    const known: Values = { city: "spb", product_key: "set-choice", shop_id: "102", alias: "takeaway", ...values };
    return all
      .map(({ path }) =>
        path.replace(/\/:(\w+)\?/g, "").replace(/:(\w+)/g, (part, name: string) => known[name] || part),
      )
      .filter((path) => !path.includes(":"));
  }
  /** The page that somebody has come to. */
  const keep = (who: string, { path, html, cookieHeader }: PlainVisitor) =>
    pages.push({ who, path, html, cookie: cookieHeader });

  await look("a stranger", visitor(), [...paths({}), ...withParameters]);

  const buyer = visitor();
  const add = (product_key: string) => buyer.post("/spb/cart/add", { product_key });
  await add("set-philadelphia");
  await add("philadelphia");
  await buyer.post("/spb/address", { intent: "typed", address: "Невский проспект" });
  keep("with one address of several", buyer);
  await buyer.post("/spb/address", { intent: "typed", address: "Невский проспект, 28", room: "12" });
  await look(
    "with a cart",
    buyer,
    ["cart", "checkout", "intervals", "order-type", "address/map"].map((page) => `/spb/${page}`),
  );

  const collecting = visitor();
  await collecting.post("/spb/cart/add", { product_key: "set-philadelphia" });
  await collecting.post("/spb/shops/102");
  await look("who collects", collecting, ["/spb/order-type/takeaway", "/spb/checkout", "/spb/intervals"]);

  const phone = "79311234567";
  await buyer.post("/spb/login", { intent: "phone", phone: `+${phone}`, notify_channel: "sms", privacy_policy: "1" });
  await look("at the code", buyer, ["/spb/login", "/spb/checkout/code"]);
  const outbox = (await (await fetch(`${sandbox.url}/console/outbox.json`)).json()) as {
    phone: string;
    code: string;
  }[];
  const { code = "" } = outbox.find((sent) => sent.phone === phone) ?? {};
  await buyer.post("/spb/login", { intent: "code", code });
  const pays = async (fields: Values) => {
    await buyer.open("/spb/checkout");
    await buyer.send("intent", { username: "Anna", ...fields }, "order");
  };
  await pays({ payment_type: "cash" });
  const [, order_id = ""] = /order\/(\d+)/.exec(buyer.path) ?? [];
  await add("set-philadelphia");
  for (const name of ["Friday", "Monday"]) {
    await buyer.open("/spb/cart/keep");
    await buyer.send("name", { name });
  }
  await buyer.open("/spb/profile?tab=addresses");
  const [, address_id = ""] = /addresses\/(\d+)\/delete/.exec(buyer.html) ?? [];
  await buyer.post("/spb/favourites", { product_key: "philadelphia" });
  await look("a customer", buyer, [...paths({ order_id, address_id, gift_id: "1" }), ...withParameters]);

  await pays({ payment_type: "cardOnline" });
  const [, order_cache_key = ""] = /order\/payment\/([^/?]+)/.exec(buyer.path) ?? [];
  await look("who has to pay", buyer, [`/spb/order/payment/${order_cache_key}`]);

  await add("set-philadelphia");
  await buyer.post("/spb/together", { intent: "open", name: "Anna" });
  await buyer.open("/spb/together");
  const [, link = ""] = /\/together\/([\w-]{10,})/.exec(buyer.html) ?? [];
  const guest = visitor();
  await look("an invited guest", guest, [`/spb/together/${link}`]);
  await guest.post(`/spb/together/${link}`, { name: "Boris" });
  await look("a guest", guest, ["/spb/", "/spb/together", "/spb/cart", "/spb/product/set-choice"]);
  await buyer.open("/spb/together");
  const [, person = ""] = /together\/leave\/([\w-]+)/.exec(buyer.html) ?? [];
  await look("a host", buyer, ["/spb/together", `/spb/together/leave/${person}`, "/spb/cart"]);

  const seen = (path: string) => {
    const pattern = new RegExp(`^${path.replace(/\/:\w+\?/g, "(/[^/]+)?").replace(/:\w+/g, "[^/]+")}$`);
    return pages.some((page) => pattern.test(page.path.replace(/\?.*/, "")));
  };
  return { pages, opened, unseen: routes.filter(({ path }) => !seen(path)).map(({ path }) => path) };
}
