import { say, type MessageKey, type MessageValues } from "../../../sandbox/messages";
import { BANK_CODE } from "../../../sandbox/seed/test-cards";
import { publicKeyOf } from "../../../sandbox/shop/payment/cards";
import { cityByAlias } from "../../../sandbox/shop/place/atlas";
import { statusAt } from "../../../sandbox/shop/place/kitchen";
import { PlainVisitor } from "../journeys/plain-visitor";
import { sealCard } from "../sandbox/bank";
import { places, type CityAlias } from "../sandbox/seed";
import { postToConsole } from "../sandbox/visitor";
import type { RunningShop } from "./running-shop";
import { like, wordsOf } from "./words";

const t = wordsOf("en");
const says = (key: MessageKey, values?: MessageValues) => say(key, "en", values);
let last = 1_000_000;

/** A dinner to pay for online by links and forms alone, at the whole shop and at the sandbox's bank. */
export class Payer {
  /** The first window of the browser. */
  readonly visitor: PlainVisitor;
  /** On the phone. */
  readonly app: PlainVisitor;
  readonly phone: string;
  /** The path of the payment page. */
  path = "";

  constructor(
    private readonly running: RunningShop,
    readonly city: CityAlias = "spb",
    phone?: string,
  ) {
    this.visitor = this.browser();
    this.app = this.browser();
    const { phone: start, rest } = places[city];
    this.phone = phone ?? `${start} ${String(++last).padStart(rest, "0")}`;
  }

  /** Another browser: nothing is known there. */
  browser = () => new PlainVisitor("http://localhost", "en", (url, init) => this.running.shop(url.href, init));

  async signIn(visitor = this.visitor) {
    const path = `/${this.city}/login`;
    // A browser without any cookie gets no code.
    if (!visitor.cookieHeader) await visitor.open(path);
    await visitor.postUnseen(path, { intent: "phone", phone: this.phone, notify_channel: "sms", privacy_policy: "1" });
    const sent = (await this.console("outbox.json")) as { phone: string; code: string }[];
    const code = sent.find(({ phone }) => phone === this.phone.replace(/\D/g, ""))?.code ?? "";
    await visitor.postUnseen(path, { intent: "code", code });
    return visitor;
  }

  /** Dishes in the cart, an address, and the order stored. On the payment page or, where the bank's app pays, on the one that waits for it. */
  async stored(payment_type = "cardOnline"): Promise<this> {
    const { visitor, city } = this;
    for (const product_key of ["set-philadelphia", "lemonade-citrus"])
      await visitor.postUnseen(`/${city}/cart/add`, { product_key });
    await visitor.postUnseen(`/${city}/address`, { intent: "typed", address: places[city].address, room: "12" });
    await this.signIn();
    await this.order(payment_type);
    this.path = visitor.path.replace(/\/wait$/, "");
    return this;
  }

  /** Sends the order form. */
  order(payment_type: string, visitor = this.visitor) {
    return visitor.post(`/${this.city}/checkout`, {
      intent: "order",
      order_key: "4b1c8f5e-9e0a-4a41-8a2c-0c8a3b1f5d11",
      username: "Anna",
      email: "anna@example.com",
      "delivery_address.room": "12",
      interval_id: "asap",
      payment_type,
    });
  }

  /** From the payment page to the acquirer's. */
  async toAcquirer(visitor = this.visitor) {
    await visitor.press(like(t("payment:acquirer.button", { sum: "§" })));
    await visitor.refresh();
  }

  /** On the acquirer's page. */
  async fillIn(number: string, visitor = this.visitor) {
    const holder: Record<string, string> = visitor.has("holder") ? { holder: "ANNA MUSTER" } : {};
    await visitor.send("number", { number, expiry: "12/30", cvv: "123", ...holder });
  }

  /** What the script of the card form sends. */
  async sendCard(number: string, visitor = this.visitor) {
    const { acquirer = "sber" } = cityByAlias(this.city)?.payments ?? {};
    const cryptogram = sealCard(publicKeyOf(this.running.sandbox.world, acquirer), { number, holder: "ANNA MUSTER" });
    await visitor.post(this.path, { intent: "card", attempt: visitor.valueOf("attempt"), cryptogram });
  }

  /** From the page before the bank's, by its button, to the page that asks for the code. */
  toBank = (visitor = this.visitor) => visitor.press(t("payment:bank.bank.button"));

  /** On the bank's page. */
  enterCode = (visitor = this.visitor) => visitor.send("code", { code: BANK_CODE });

  /** On the page that says what the bank decided. */
  takeBack = (visitor = this.visitor) => visitor.press(says("backToShop"));

  giveUp = (visitor = this.visitor) => visitor.press(says("dontPay"));

  /** Another way for the same order, on the payment page. */
  otherWay = (payment_type: string, visitor = this.visitor) => visitor.send("intent", {}, `way:${payment_type}`);

  /** The bank's app, that the waiting page leads to. */
  async openApp(visitor = this.visitor): Promise<PlainVisitor> {
    await this.app.open(visitor.linkTo(t("payment:app.open")) ?? "");
    return this.app;
  }

  confirmInApp = () => this.app.press(like(says("payButton", { amount: "§" })));

  /** By SBP, from the payment page to the order. */
  async payByCode(visitor = this.visitor) {
    await this.otherWay("sbp", visitor);
    await this.openApp(visitor);
    await this.confirmInApp();
    await visitor.refresh();
  }

  /** The number of the order whose page this is. */
  numberOf = ({ path } = this.visitor) => Number(/\/order\/(\d+)\/tracking/.exec(path)?.[1] ?? NaN);

  /** This customer's orders, and what became of the money of each. */
  get orders() {
    const { store, clock } = this.running.sandbox.world;
    const phone = this.phone.replace(/\D/g, "");
    const own = store.orders.latest(200).filter((order) => order.phone === phone);
    return own.map(({ id, timeline }) => ({
      status: statusAt(timeline, clock.now()),
      payment: store.payments.ofOrder(id)?.state,
    }));
  }

  private console = async (path: string) => (await fetch(`${this.running.sandbox.url}/console/${path}`)).json();

  fault = (faults: object) => postToConsole(this.running.sandbox, "faults", faults);
}
