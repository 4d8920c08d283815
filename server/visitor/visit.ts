import type { AppLoadContext } from "@remix-run/node";
import type { Translate } from "../../locales";
import { cityPath } from "../../rules/city-alias";
import type { Language } from "../../rules/languages";
import type { PriceFormat } from "../../rules/money";
import type { Cart } from "../../contract/cart";
import type { City } from "../../contract/place";
import type { OrderType } from "../../contract/primitives";
import { isCrossSite } from "../guard/cross-site";
import { environment } from "../operate/environment";
import { nameCity } from "../operate/request-context";
import { settings, type Settings } from "../operate/settings";
import { createUpstream, type Caller, type Upstream } from "../upstream/client";
import { upstreamNow } from "../upstream/clock";
import { Deadline, PAGE_TIME } from "../upstream/deadline";
import { asFailure } from "../upstream/failure";
import { translate } from "../words/translations";
import { answerForUnknownCity, countryOf, isCity, timeZoneOf } from "./city";
import { Answering } from "./answering";
import { readCookie, requestCookies, type RequestCookies } from "./cookie-header";
import { cityAliasCookie, liteCookie, orderTypeCookie, personalCookies } from "./cookies";
import { flashCookie, type Flash } from "./flash";
import { cartSaidCookie, withSaid } from "./cart-said";
import { placeCookie, type ChosenPlace } from "./place";
import { scopeIn, type PriceScope } from "./price-scope";
import { detectLanguage } from "./language";
import { liteByHeader, type LiteChoice } from "./lite";
import { sessionCookie, type VisitorSession } from "./session";
import { timeCookie, type OrderTime } from "./time";

type RouteArguments = {
  request: Request;
  params: Record<string, string | undefined>;
  context: AppLoadContext;
};

type Said = NonNullable<Cart["messages"]>;

/**
 * The visitor's request as the shop sees it: what cookies say, who is asking, and the upstream in their name. Remix passes the same
 * context to every loader of a request, so they share one Visit. Throws a 403 Response for a cross-site change.
 */
export function openVisit({ request, params, context }: RouteArguments): Promise<Visit> {
  if (isCrossSite(request.method, new URL(request.url).pathname, request.headers))
    throw new Response(null, { status: 403 });
  return (context.visit ??= Visit.open(request, params, context));
}

export class Visit extends Answering {
  readonly upstream: Upstream;
  /** How long this request may still wait for the upstream. */
  readonly deadline: Deadline;
  /** The visitor's address, from a trusted proxy or the socket. */
  readonly address: string | undefined;
  /** The texts of the visit's language: `visit.t("cart:title")`. */
  readonly t: Translate;
  readonly brand = environment().BRAND;
  readonly settings: Settings = settings();
  /** Unix milliseconds. */
  readonly openedAt = Date.now();
  /** The alias of the city that the visitor stands in on a page whose address names none. */
  standing?: string;
  private readonly caller: Caller;
  private notification?: string;
  private cityAnswer?: Promise<City>;
  private cartAnswer?: Promise<Cart | undefined>;

  private constructor(
    request: Request,
    private alias: string | undefined,
    readonly cookies: RequestCookies,
    readonly language: Language,
    private current: {
      session?: VisitorSession;
      place?: ChosenPlace;
      time?: OrderTime;
      order_type?: OrderType;
      flash?: Flash;
      said?: Said;
      city_alias?: string;
      lite?: LiteChoice;
    },
    context: RouteArguments["context"],
    deadline: Deadline,
  ) {
    super(request);
    this.t = translate(language);
    this.deadline = deadline;
    this.address = context.address;
    this.caller = {
      baseUrl: environment().UPSTREAM_URL,
      language,
      requestId: context.requestId ?? crypto.randomUUID(),
      trace: context.trace,
      address: context.address,
    };
    this.upstream = createUpstream({
      ...this.caller,
      deadline,
      sessionKey: () => this.current.session?.key,
      onSessionKey: (key) => this.setSession({ ...this.current.session, key }),
      onSessionGone: () => this.forgetPerson(),
      onStale: () => (this.stale = true),
    });
  }

  static async open(
    request: Request,
    params: RouteArguments["params"],
    context: RouteArguments["context"],
  ): Promise<Visit> {
    nameCity(params.city);
    const cookies = requestCookies(request);
    const deadline = new Deadline(PAGE_TIME);
    const [language, session, place, time, order_type, flash, said, city_alias, lite] = await Promise.all([
      detectLanguage(request, () => countryOf(params.city, context, deadline)),
      readCookie(cookies, sessionCookie),
      readCookie(cookies, placeCookie),
      readCookie(cookies, timeCookie),
      readCookie(cookies, orderTypeCookie),
      readCookie(cookies, flashCookie),
      readCookie(cookies, cartSaidCookie),
      readCookie(cookies, cityAliasCookie),
      readCookie(cookies, liteCookie),
    ]);
    const chosen = { session, place, time, order_type, flash, said, city_alias, lite };
    return new Visit(request, params.city, cookies, language, chosen, context, deadline);
  }

  /** A visit without cookies in a given language, for a response that must be the same for every visitor. */
  static anonymous({ request, params, context }: RouteArguments, language: Language): Visit {
    return new Visit(request, params.city, {}, language, {}, context, new Deadline(PAGE_TIME));
  }

  /** The upstream in this visitor's name for work that goes on after the answer: nobody waits for it, and it changes no cookie. */
  afterwards(): Upstream {
    const key = this.session?.key;
    return createUpstream({ ...this.caller, sessionKey: () => key });
  }

  /** The city of this address. Throws a Response: 404 for one that the upstream does not know, 503 when it does not answer. */
  city(): Promise<City> {
    this.cityAnswer ??= this.findCity();
    return this.cityAnswer;
  }

  private async findCity(): Promise<City> {
    const { alias = "" } = this;
    if (!(await isCity(this.upstream, alias)))
      throw await answerForUnknownCity(this.request, this.upstream, alias, this.t("city:near"));
    const { city } = await this.needed(this.upstream.city({ alias }));
    return { ...city, time_zone: timeZoneOf(city, this.settings, this.now()) };
  }

  /** For a page whose address names no city: the visitor stands in this one. */
  standIn(city: City) {
    this.standing = this.alias = city.alias;
    this.cityAnswer = Promise.resolve(city);
  }

  /**
   * For an answer that the page cannot do without. A failure becomes a thrown Response, 404 or 503: in production Remix hides every other
   * error from the error page.
   */
  async needed<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer;
    } catch (error) {
      throw new Response(null, { status: asFailure(error).status === 404 ? 404 : 503 });
    }
  }

  /** The path of a page of this city: `path("cart")` is `/spb/cart`. */
  path(page = ""): string {
    return cityPath(this.alias ?? "", page);
  }

  /** The absolute address of a page of this city, for those who send the visitor back. */
  absolute(page: string): string {
    return new URL(this.path(page), this.request.url).href;
  }

  get session() {
    return this.current.session;
  }

  /**
   * Whether pages have no script, no web font and small pictures (docs/specification/behaviour.md#lite-pages): the visitor's choice, else what
   * `Save-Data` says.
   */
  get lite(): boolean {
    return (this.current.lite ?? liteByHeader(this.request.headers.get("Save-Data"))) === "on";
  }

  get lastCity() {
    return this.current.city_alias;
  }

  get place(): Omit<ChosenPlace, "city"> {
    return this.current.place?.city === this.alias ? (this.current.place ?? {}) : {};
  }

  /** The time that was chosen for the order; whether the cart still has it, `timeOf` tells. Undefined: as soon as possible. */
  get time() {
    return this.current.time;
  }

  /** The chosen order type, or the other one if the city does not offer it. */
  async orderType(): Promise<OrderType> {
    const { order_types } = await this.city();
    const wanted = this.current.order_type ?? "delivery";
    return order_types[wanted] ? wanted : order_types.delivery ? "delivery" : "takeaway";
  }

  async priceScope(): Promise<PriceScope> {
    const order_type = await this.orderType();
    const { shop, address } = this.place;
    const chosen = { shop_id: shop?.id, delivery_zone_id: address?.delivery_zone_id };
    try {
      return await this.priceScopeOf(order_type, chosen);
    } catch (error) {
      asFailure(error);
      // The shops could not be had. The cookie is sealed: the id is one that the upstream gave.
      return { city_id: (await this.city()).id, order_type, shop_id: chosen.shop_id };
    }
  }

  /** What prices depend on in this city, with a shop and a zone that it has. Throws UpstreamFailure if the shops cannot be had. */
  async priceScopeOf(
    order_type: OrderType,
    ids: Pick<PriceScope, "shop_id" | "delivery_zone_id">,
  ): Promise<PriceScope> {
    const city = await this.city();
    return scopeIn(city, order_type, ids, async () => (await this.upstream.shops({ city_id: city.id })).shops);
  }

  /** What the cart is asked for: the place, and the time where only this browser keeps it. An upstream with `cart/set-interval` knows better. */
  async cartScope() {
    const { time } = this;
    const interval = time?.ours && time.start > this.now() ? time.id : undefined;
    return { ...(await this.priceScope()), interval };
  }

  /** The time by the upstream's clock, in Unix milliseconds. */
  now(): number {
    return upstreamNow(environment().UPSTREAM_URL);
  }

  priceFormat(city: City): PriceFormat {
    return { currency: city.prices.currency, fractional: this.settings.enable_fractional_prices };
  }

  /** The visitor's cart; undefined for one who has none yet. Browsing makes no upstream session. Throws UpstreamFailure. */
  cart(): Promise<Cart | undefined> {
    this.cartAnswer ??= (async () => {
      if (!this.session) return undefined;
      return (await this.upstream.cart(await this.cartScope())).cart;
    })();
    return this.cartAnswer;
  }

  /** Replaces the cart that the loaders of this request share. What it says at its top is kept for the page that shows it. */
  setCart(cart: Cart) {
    this.cartAnswer = Promise.resolve(cart);
    const said = (cart.messages ?? []).filter(({ position }) => position === "top");
    if (said.length > 0) this.change(cartSaidCookie, said);
  }

  /** For a page that shows the cart: the cart, with what the answer to the last change said. That is said once. Throws UpstreamFailure. */
  async shownCart(): Promise<Cart | undefined> {
    const cart = await this.cart();
    if (this.current.said) this.change(cartSaidCookie, undefined);
    else this.changed.delete("cart_said");
    return cart && withSaid(cart, this.current.said ?? []);
  }

  /** The next read of the cart asks the upstream: its prices are of another place now. */
  forgetCart() {
    this.cartAnswer = undefined;
  }

  setSession(session: VisitorSession | undefined) {
    this.current.session = session;
    this.change(sessionCookie, session);
  }

  /** Forgets who used this browser: the session, and every personal cookie that this request has not set itself. A chosen shop stays. */
  forgetPerson() {
    this.setSession(undefined);
    if (this.place.shop && !this.changed.has("place")) this.setPlace({ address: undefined });
    for (const name of personalCookies)
      if (this.cookies[name] !== undefined && !this.changed.has(name)) this.forget(name);
  }

  setOrderType(order_type: OrderType) {
    this.current.order_type = order_type;
    this.change(orderTypeCookie, order_type);
  }

  /** Changes parts of the place; undefined removes a part. */
  setPlace(part: Omit<ChosenPlace, "city">) {
    const place = { ...this.place, ...part, city: this.alias ?? "" };
    this.current.place = place;
    this.change(placeCookie, place);
  }

  setTime(time: OrderTime | undefined) {
    if (!time && !this.current.time) return;
    this.current.time = time;
    this.change(timeCookie, time);
  }

  setFlash(flash: Flash | undefined) {
    if (flash) this.change(flashCookie, flash);
  }

  /** Shows the notification of an upstream answer, if it has one, on the next page. */
  flashNotification(answer: { notification?: string | null }) {
    if (!answer.notification) return;
    this.notification = answer.notification;
    this.setFlash({ tone: "info", text: answer.notification });
  }

  /** Shows a message on the next page, before the notification of this request if there is one. */
  addFlash(flash: Flash) {
    this.setFlash({ ...flash, text: [flash.text, this.notification].filter(Boolean).join(" ") });
  }

  /** Whether this page shows a flash: it comes after an action, and is nobody else's. */
  get hasFlash(): boolean {
    return this.current.flash !== undefined;
  }

  /** The flash for this page; it is shown once. */
  takeFlash(): Flash | undefined {
    const { flash } = this.current;
    if (flash) this.change(flashCookie, undefined);
    return flash;
  }
}
