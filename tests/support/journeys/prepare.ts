import type { Visitor } from "./journey";
import { places, type CityAlias } from "../sandbox/seed";

/** What has happened before a journey begins, done by plain forms: the visitor's cookies are then as if they had done it themselves. */
export class Prepared {
  constructor(
    private readonly shop: Visitor,
    private readonly city: CityAlias,
  ) {
    shop.city = city;
  }

  private async post(path: string, form: Record<string, string>) {
    const response = await this.shop.page.request.post(`/${this.city}/${path}`, {
      form,
      maxRedirects: 0,
      headers: this.shop.languageHeader,
    });
    if (response.status() !== 303)
      throw new Error(`POST ${path} was answered ${response.status()}: ${(await response.text()).slice(0, 300)}`);
    return response.headers().location ?? "";
  }

  async cart(...keys: string[]) {
    for (const product_key of keys) await this.post("cart/add", { product_key });
    return this;
  }

  async favourites(...keys: string[]) {
    for (const like of keys) await this.post("cart/add", { like });
    return this;
  }

  async address(address: string = places[this.city].address, room = "12") {
    await this.post("address", { intent: "typed", address, room });
    return this;
  }

  async pickUp(shop: number = places[this.city].shop) {
    await this.post(`shops/${shop}`, {});
    return this;
  }

  async signedIn({ typed, digits } = this.shop.phone()) {
    await this.post("login", { intent: "phone", phone: typed, notify_channel: "sms", privacy_policy: "1" });
    await this.post("login", { intent: "code", code: await this.shop.kitchen.codeFor(digits) });
    return this;
  }

  /** Answers the order's number. */
  async ordered(): Promise<number> {
    return Number(/\/order\/(\d+)\//.exec(await this.order("cash"))?.[1]);
  }

  /** An order that waits for its online payment. Answers the path of its payment page. */
  async stored(payment_type: string): Promise<string> {
    const to = await this.order(payment_type);
    if (!to.includes("/order/payment/")) throw new Error(`an order by ${payment_type} led to ${to}`);
    return to;
  }

  private order(payment_type: string) {
    return this.post("checkout", {
      intent: "order",
      order_key: crypto.randomUUID(),
      username: "Anna",
      email: "anna@example.com",
      "delivery_address.room": "12",
      interval_id: "asap",
      payment_type,
    });
  }
}

/** `await prepare(shop, "spb").cart("set-maki")` and so on, one after the other. */
export const prepare = (shop: Visitor, city: CityAlias) => new Prepared(shop, city);
