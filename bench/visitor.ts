import { like, wordsOf } from "../tests/support/app/words";
import { PlainVisitor } from "../tests/support/journeys/plain-visitor";
import { places, shopStreet } from "../tests/support/sandbox/seed";

export const CITY = "spb";
export const DISHES = ["set-philadelphia", "lemonade-citrus", "set-maki"];
const { shop, address, phone: start, rest } = places[CITY];
const t = wordsOf("ru");

/** Customers accept brotli. The pages themselves are checked by the tests. */
const answer = (url: URL, init: RequestInit) =>
  fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), "Accept-Encoding": "br" } });

export const newVisitor = (origin: string) => new PlainVisitor(origin, "ru", answer, () => []);

let phones = 0;
export const nextPhone = () => `${start} ${String((phones += 1)).padStart(rest, "0")}`;

/** Reads the console of the sandbox. */
export class Console {
  constructor(private readonly url: string) {}

  private read = async <T>(name: string) => (await (await fetch(`${this.url}/console/${name}.json`)).json()) as T;

  async codeFor(phone: string): Promise<string> {
    const sent = await this.read<{ phone: string; code: string }[]>("outbox");
    return sent.find((one) => one.phone === phone.replace(/\D/g, ""))?.code ?? "";
  }

  /** The names of the calls that `action` causes, in their order. */
  async callsOf(action: () => Promise<unknown>): Promise<string[]> {
    const { now } = await this.read<{ now: number }>("clock");
    await action();
    const latest = await this.read<{ call: string; at: number }[]>("requests");
    return latest.flatMap(({ call, at }) => (at >= now ? call : [])).reverse();
  }
}

/** A visitor with three dishes in the cart and an address. */
export async function guestWithAddress(origin: string) {
  const visitor = newVisitor(origin);
  for (const product_key of DISHES) await visitor.postUnseen(`/${CITY}/cart/add`, { product_key });
  await visitor.postUnseen(`/${CITY}/address`, { intent: "typed", address, room: "12" });
  return visitor;
}

/** The same visitor, signed in, with an order that waits for its payment and one that is made. */
export async function customerWithOrders(origin: string, sandbox: Console) {
  const visitor = await guestWithAddress(origin);
  const phone = nextPhone();
  const login = { phone, notify_channel: "sms", privacy_policy: "1" };
  await visitor.postUnseen(`/${CITY}/login`, { intent: "phone", ...login });
  await visitor.postUnseen(`/${CITY}/login`, { intent: "code", code: await sandbox.codeFor(phone) });
  await visitor.open(`/${CITY}/checkout`);
  await visitor.send("intent", { username: "Анна", payment_type: "cash" }, "order");
  const tracking = visitor.path;
  for (const product_key of DISHES) await visitor.postUnseen(`/${CITY}/cart/add`, { product_key });
  await visitor.open(`/${CITY}/checkout`);
  await visitor.send("intent", { payment_type: "cardOnline" }, "order");
  const payment = visitor.path;
  for (const product_key of DISHES) await visitor.postUnseen(`/${CITY}/cart/add`, { product_key });
  return { visitor, tracking, payment };
}

/** Orders a dinner to collect, by links and forms alone. */
export async function orderDinner(origin: string, sandbox: Console) {
  const visitor = newVisitor(origin);
  const phone = nextPhone();
  await visitor.open(`/${CITY}/`);
  await visitor.follow(t("common:shops"));
  await visitor.press(new RegExp(`^${t("place:shop.choose")}: ${shopStreet(shop).source}`));
  for (const dish of DISHES) await visitor.send("product_key", {}, dish);
  await visitor.follow(like(`${t("cart:title")}: §`));
  await visitor.follow(t("cart:go.sign_in"));
  await visitor.send("intent", { username: "Анна", phone, privacy_policy: "1" }, "confirm");
  await visitor.send("code", { code: await sandbox.codeFor(phone) });
  if (!/\/order\/\d+\/tracking$/.test(visitor.path)) throw new Error(`the order ended at ${visitor.path}`);
  return visitor.requests;
}

/**
 * Makes the same order by the requests of a page's scripts, as a browser with scripts sent them: one document, then data
 * and forms.
 */
export async function orderDinnerByScript(origin: string, sandbox: Console) {
  const visitor = newVisitor(origin);
  const phone = nextPhone();
  const load = (path: string) => visitor.open(`/${CITY}${path}`);
  const routes = (...names: string[]) => `_routes=${encodeURIComponent(names.join())}`;
  const send = (path: string, fields: Record<string, string>) => visitor.post(`/${CITY}${path}`, fields);
  const revalidate = async (page: string, ...names: string[]) => {
    for (const name of names) await load(`${page}&${routes(name)}`);
    await load(`${page}&${routes("root", "shell/frame/city.route")}`);
  };
  await load("/");
  await load("/banner?page=%2F");
  await load(`/shops.data?${routes("fulfilment/place/shops/list/shops.route")}`);
  await load("/banner?page=%2Fshops");
  const confirm = "/shops/102.data?return_to=%2Fspb%2Fshops";
  await load(`${confirm}&${routes("fulfilment/place/shops/page/shop.route")}`);
  await send(confirm, { answer: "data" });
  await load("/shops.data?modal=ConfirmShopModal&shop_id=102");
  await load(`.data?${routes("browse/menu/home.route")}`);
  await load("/banner?page=%2F");
  for (const product_key of DISHES) await send("/cart/data", { answer: "data", product_key, new_line: "1" });
  await load(`/cart.data?return_to=%2Fspb%2F&${routes("cart/page/cart.route")}`);
  const login = "/login.data?request_uri=%2Fspb%2Fcheckout&return_to=%2Fspb%2F";
  const behind = ".data?modal=UserLoginModal&request_uri=%2Fspb%2Fcheckout";
  await load(`${login}&${routes("sign-in/login.route")}`);
  await send(login, { answer: "data", intent: "phone", phone, notify_channel: "sms", privacy_policy: "1" });
  await send(login, { answer: "data", intent: "code", code: await sandbox.codeFor(phone) });
  await revalidate(behind, "browse/menu/home.route");
  await load(`/checkout.data?${routes("orders/checkout/page/checkout.route")}`);
  const form = visitor.html;
  await load("/bonus/balance");
  await send("/checkout.data", {
    order_type: "takeaway",
    username: "Анна",
    shop_id: "102",
    interval_id: "asap",
    payment_type: "cash",
    intent: "order",
    order_key: textIn(form, "order_key"),
    customer: textIn(form, "customer"),
    cart: textIn(form, "cart_signature"),
  });
  const [tracking] = /\/order\/\d+\/tracking/.exec(visitor.html) ?? [];
  if (!tracking) throw new Error(`the order failed: ${visitor.text}`);
  await revalidate(`${tracking}.data?`, "orders/tracking/page/tracking.route");
  return visitor.requests;
}

/** The first text of this name in Remix's data. */
const textIn = (data: string, name: string) => new RegExp(`"${name}","([^"]+)"`).exec(data)?.[1] ?? "";
