import type { AppLoadContext } from "@remix-run/node";
import type { Translate } from "../../locales";
import { cityPath } from "../../rules/city-alias";
import type { Language } from "../../rules/languages";
import type { PriceFormat } from "../../rules/money";
import type { Cart } from "../../contract/cart";
import type { City } from "../../contract/place";
import type { OrderType } from "../../contract/primitives";
import { HOST, type GroupOrder } from "../group-order/group-order";
import { sessionOf } from "../group-order/hosts-calls";
import { basketOf, type Basket, type Membership } from "../group-order/shared-baskets";
import { endGroup } from "../group-order/store";
import { isHostsPage } from "../group-order/hosts-pages";
import { isCrossSite } from "../guard/cross-site";
import { environment } from "../operate/environment";
import { nameCity } from "../operate/request-context";
import { settings, type HideableFeature, type Settings } from "../operate/settings";
import { createUpstream, type Caller, type Upstream } from "../upstream/client";
import { upstreamNow } from "../upstream/clock";
import { Deadline, PAGE_TIME_MS } from "../upstream/deadline";
import { asFailure, isMissing } from "../upstream/failure";
import { translate } from "../words/translations";
import { answerForUnknownCity, countryOf, isCity, timeZoneOf } from "./city";
import { Answering } from "./answering";
import { hasBonusFlag } from "./bonus-flag";
import { readCookie, requestCookies, type RequestCookies } from "./cookie-header";
import { cityAliasCookie, liteCookie, orderTypeCookie, personalCookies } from "./cookies";
import { flashCookie, type Flash } from "./flash";
import { cartMessagesCookie, withStoredMessages } from "./cart-messages";
import { placeCookie, type ChosenPlace } from "./place";
import { scopeIn, type PriceScope } from "./price-scope";
import { detectLanguage } from "./language";
import { liteByHeader, type LiteChoice } from "./lite";
import { groupOrderCookie, hostMembership, membershipOf, type MemberCookie } from "./group-membership";
import { sessionCookie, type VisitorSession } from "./session";
import { timeCookie, type OrderTime } from "./time";

type RouteArguments = {
  request: Request;
  params: Record<string, string | undefined>;
  context: AppLoadContext;
};

type CartMessages = NonNullable<Cart["messages"]>;

/**
 * The visitor's request with its cookies, its client and its upstream. Remix passes the same context to every loader of
 * a request, so they share one Visit. Throws a 403 Response for a cross-site change; rejects with a redirect if a guest of
 * a group order opens a page that is the host's.
 */
export function openVisit({ request, params, context }: RouteArguments): Promise<Visit> {
  if (isCrossSite(request.method, new URL(request.url).pathname, request.headers))
    throw new Response(null, { status: 403 });
  return (context.visit ??= Visit.open(request, params, context));
}

export class Visit extends Answering {
  upstream: Upstream;
  /** The remaining time of this request for the upstream. */
  readonly deadline: Deadline;
  /** The visitor's IP address, from a trusted proxy or the socket. */
  readonly address: string | undefined;
  /** Translates into the language of the visit: `visit.t("cart:title")`. */
  t: Translate;
  readonly brand = environment().BRAND;
  readonly settings: Settings = settings();
  /** Unix milliseconds. */
  readonly openedAt = Date.now();
  /** The alias of the visitor's city on a page without a city in its address. */
  standing?: string;
  private readonly caller: Caller;
  private notification?: string;
  private cityAnswer?: Promise<City>;
  private cartAnswer?: Promise<Cart | undefined>;
  private chosenBasket?: Basket;

  private constructor(
    request: Request,
    private alias: string | undefined,
    cookies: RequestCookies,
    public language: Language,
    private current: {
      session?: VisitorSession;
      place?: ChosenPlace;
      time?: OrderTime;
      order_type?: OrderType;
      flash?: Flash;
      cartMessages?: CartMessages;
      city_alias?: string;
      lite?: LiteChoice;
      memberCookie?: MemberCookie;
      membership?: Membership;
      hasBonusFlag: boolean;
    },
    context: RouteArguments["context"],
    deadline: Deadline,
  ) {
    super(request, cookies);
    this.t = translate(language);
    this.deadline = deadline;
    this.address = context.address;
    this.caller = {
      baseUrl: environment().UPSTREAM_URL,
      language,
      requestId: context.requestId ?? crypto.randomUUID(),
      trace: context.trace,
      address: context.address,
      progress: { changed: false },
    };
    this.upstream = this.connect();
  }

  private connect(): Upstream {
    return createUpstream({
      ...this.caller,
      deadline: this.deadline,
      sessionKey: () => this.current.session?.key,
      onSessionKey: (key) => this.setSession({ ...this.current.session, key }),
      onSessionGone: () => this.forgetPerson(),
      signsIn: this.settings.customers.is_auth_enabled,
      isCustomer: () => this.isCustomer,
      onCustomerGone: () => this.forgetCustomer(),
      cartRequest: () => this.cartScope(),
      onStale: () => (this.stale = true),
    });
  }

  /** The rest of this request is answered in this language. */
  speak(language: Language) {
    this.language = language;
    this.t = translate(language);
    this.caller.language = language;
    this.upstream = this.connect();
    this.chosenBasket = this.cityAnswer = this.cartAnswer = undefined;
  }

  static async open(
    request: Request,
    params: RouteArguments["params"],
    context: RouteArguments["context"],
  ): Promise<Visit> {
    nameCity(params.city);
    const cookies = requestCookies(request);
    const deadline = new Deadline(PAGE_TIME_MS);
    const [language, session, place, time, order_type, flash, cartMessages, city_alias, lite, memberCookie] =
      await Promise.all([
        detectLanguage(request, () => countryOf(params.city, context, deadline)),
        readCookie(cookies, sessionCookie),
        readCookie(cookies, placeCookie),
        readCookie(cookies, timeCookie),
        readCookie(cookies, orderTypeCookie),
        readCookie(cookies, flashCookie),
        readCookie(cookies, cartMessagesCookie),
        readCookie(cookies, cityAliasCookie),
        readCookie(cookies, liteCookie),
        readCookie(cookies, groupOrderCookie),
      ]);
    // A host's session and cart are the same in every city. Guests have a cart of their own in another one.
    const isHere =
      memberCookie &&
      (memberCookie.city === params.city || (params.city !== undefined && memberCookie.person === HOST));
    const membership = isHere ? await membershipOf(memberCookie) : undefined;
    const flags = { hasBonusFlag: hasBonusFlag(request.headers.get("Cookie")) };
    const chosen = {
      session,
      place,
      time,
      order_type,
      flash,
      cartMessages,
      city_alias,
      lite,
      memberCookie,
      membership,
      ...flags,
    };
    const visit = new Visit(request, params.city, cookies, language, chosen, context, deadline);
    await visit.shareGuestsSession();
    if (visit.membership?.role === "over") visit.tellGroupOrderIsOver(visit.membership.person);
    if (!visit.basket.isOwn && isHostsPage(request.method, new URL(request.url).pathname))
      throw await visit.redirect(visit.path("together"));
    return visit;
  }

  /** A visit without cookies in a given language, for a response that must be the same for every visitor. */
  static anonymous({ request, params, context }: RouteArguments, language: Language): Visit {
    const chosen = { hasBonusFlag: hasBonusFlag(undefined) };
    return new Visit(request, params.city, {}, language, chosen, context, new Deadline(PAGE_TIME_MS));
  }

  /** The visitor's upstream for work after the response. It has no deadline and changes no cookies. */
  afterwards(): Upstream {
    const key = this.session?.key;
    return createUpstream({ ...this.caller, sessionKey: () => key });
  }

  /** The city of this address. Throws a Response: 404 for an unknown one, 503 if the upstream does not respond. */
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

  /** Sets the city on a page without a city in its address. */
  standIn(city: City) {
    this.standing = this.alias = city.alias;
    this.cityAnswer = Promise.resolve(city);
  }

  /**
   * Turns a failure of a required response into a thrown Response, 404 or 503, because in production Remix hides every
   * other error from the error page.
   */
  async needed<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer;
    } catch (error) {
      throw new Response(null, { status: isMissing(asFailure(error)) ? 404 : 503 });
    }
  }

  /** `path("cart")` is `/spb/cart`. */
  path(page = ""): string {
    return cityPath(this.alias ?? "", page);
  }

  /** For services that send the visitor back, such as a bank. */
  absolute(page: string): string {
    return new URL(this.path(page), this.request.url).href;
  }

  get session() {
    return this.current.session;
  }

  /** Whether the chain has a feature, as far as the settings know. */
  offers(feature: HideableFeature): boolean {
    return !this.settings.not_offered.includes(feature);
  }

  /** Whether a customer is signed in. Calls about a customer are made for nobody else. */
  get isCustomer(): boolean {
    return this.settings.customers.is_auth_enabled && Boolean(this.session?.signed_in);
  }

  /**
   * Lite pages have no script, no web font and small pictures (docs/specification/behaviour.md#lite-pages). The
   * visitor's choice decides, else `Save-Data`.
   */
  get lite(): boolean {
    return (this.current.lite ?? liteByHeader(this.request.headers.get("Save-Data"))) === "on";
  }

  setLite(lite: LiteChoice) {
    this.current.lite = lite;
    this.change(liteCookie, lite);
  }

  /** Whether the browser takes part in the bonus programme, if its city and brand have one. */
  get hasBonusFlag(): boolean {
    return this.current.hasBonusFlag;
  }

  get lastCity() {
    return this.current.city_alias;
  }

  /** The group order of the browser's cookie, in whichever city. */
  get memberCookie(): MemberCookie | undefined {
    return this.current.memberCookie;
  }

  /** The visitor's place in a group order of this city, or as its host in any. */
  get membership(): Membership | undefined {
    return this.current.membership;
  }

  setMembership(membership: Membership | undefined) {
    this.current.membership = membership;
    this.chosenBasket = undefined;
    this.forgetCart();
  }

  /** A host without a session goes on with the one that a guest's change has made. */
  async joinIn(group: GroupOrder) {
    if (this.membership && "group" in this.membership) this.setMembership({ ...this.membership, group });
    await this.shareGuestsSession();
  }

  /** The cart that this visitor fills. It knows alone whether others fill it, too. */
  get basket(): Basket {
    return (this.chosenBasket ??= basketOf(this.membership, this, { ...this.caller, deadline: this.deadline }));
  }

  /** Empty in a basket that is somebody else's, whose place the visitor does not learn. */
  get place(): Omit<ChosenPlace, "city"> {
    return this.basket.isOwn ? this.ownPlace : {};
  }

  private get ownPlace(): Omit<ChosenPlace, "city"> {
    return this.current.place?.city === this.alias ? (this.current.place ?? {}) : {};
  }

  /**
   * The chosen time of the order; undefined means as soon as possible. `timeOf` checks whether the cart still has it.
   */
  get time() {
    return this.basket.isOwn ? this.current.time : undefined;
  }

  /** Falls back to the other type if the city does not offer the chosen one. */
  async orderType(): Promise<OrderType> {
    if (!this.basket.isOwn) return this.basket.scope.order_type;
    const { order_types } = await this.city();
    const wanted = this.current.order_type ?? "delivery";
    return order_types[wanted] ? wanted : order_types.delivery ? "delivery" : "takeaway";
  }

  async priceScope(): Promise<PriceScope> {
    if (!this.basket.isOwn) return this.basket.scope;
    const order_type = await this.orderType();
    const { shop, address } = this.place;
    const chosen = { shop_id: shop?.id, delivery_zone_id: address?.delivery_zone_id };
    try {
      return await this.priceScopeOf(order_type, chosen);
    } catch (error) {
      asFailure(error);
      // The list of shops is unavailable. The cookie is sealed, so the id came from the upstream.
      return { city_id: (await this.city()).id, order_type, shop_id: chosen.shop_id };
    }
  }

  /** Returns only ids of shops and zones that this city has. Throws UpstreamFailure if the shops are unavailable. */
  async priceScopeOf(
    order_type: OrderType,
    ids: Pick<PriceScope, "shop_id" | "delivery_zone_id">,
  ): Promise<PriceScope> {
    const city = await this.city();
    return scopeIn(city, order_type, ids, async () => (await this.upstream.shops({ city_id: city.id })).shops);
  }

  /** The cart's place and its chosen time. A time that is past, or that the upstream has refused, is not sent again. */
  async cartScope() {
    const { time } = this;
    const interval = time && !time.refused && time.start > this.now() ? time.id : undefined;
    return { ...(await this.priceScope()), interval };
  }

  /** The time by the upstream's clock, in Unix milliseconds. */
  now(): number {
    return upstreamNow(environment().UPSTREAM_URL);
  }

  priceFormat(city: City): PriceFormat {
    return { currency: city.prices.currency, fractional: this.settings.enable_fractional_prices };
  }

  /**
   * The cart as the visitor sees it. Undefined for a visitor without a session: browsing makes none at the upstream.
   * Throws UpstreamFailure.
   */
  async cart(): Promise<Cart | undefined> {
    const cart = await this.wholeCart();
    return cart && this.basket.part(cart);
  }

  /** The cart with the visitor's own lines only. Throws UpstreamFailure. */
  async ownCart(): Promise<Cart | undefined> {
    const cart = await this.cart();
    const divided = cart && this.basket.divided?.(cart);
    return divided ? { ...cart, products: divided.own } : cart;
  }

  private async shareGuestsSession() {
    const asHost = hostMembership(this);
    const key = asHost && !this.session && (await sessionOf(asHost.group));
    if (key) this.setSession({ key });
  }

  /** The cart of all who fill it. Throws UpstreamFailure. */
  wholeCart(): Promise<Cart | undefined> {
    this.cartAnswer ??= (async () => {
      const { basket } = this;
      const { calls } = basket;
      if (!basket.mayExist) return undefined;
      const scope = await this.cartScope();
      const { cart } = await calls.cart(scope);
      this.noticeRefusal(cart, scope.interval);
      this.basket.follow?.(cart);
      return cart;
    })();
    return this.cartAnswer;
  }

  /** An upstream that stores times answers without one that is gone. */
  private noticeRefusal({ interval }: Cart, sent: string | undefined) {
    const { time } = this;
    if (time && sent === time.id && interval !== sent && !time.ours) this.setTime({ ...time, refused: true });
  }

  /**
   * Replaces the cart that the loaders of this request share, with those of all who fill it. Its top messages are
   * stored for the next page that shows it.
   */
  setCart(cart: Cart) {
    this.cartAnswer = Promise.resolve(cart);
    if (!this.basket.isOwn) return;
    const cartMessages = (cart.messages ?? []).filter(({ position }) => position === "top");
    if (cartMessages.length > 0) this.change(cartMessagesCookie, cartMessages);
    else this.forget("cart_said");
    this.current.cartMessages = undefined;
  }

  /** The cart with the messages of its last change, which are shown once. Throws UpstreamFailure. */
  async shownCart(): Promise<Cart | undefined> {
    const cart = await this.cart();
    this.forget("cart_said");
    return cart && withStoredMessages(cart, this.current.cartMessages ?? []);
  }

  /** Makes the next read of the cart call the upstream, because its prices may have changed. */
  forgetCart() {
    this.cartAnswer = undefined;
  }

  setSession(session: VisitorSession | undefined) {
    this.current.session = session;
    this.change(sessionCookie, session);
  }

  /** The session goes on with its cart and place, and nobody is signed in. */
  forgetCustomer() {
    if (this.session?.signed_in) this.setSession({ ...this.session, signed_in: undefined });
  }

  /**
   * Deletes the session and every personal cookie that this request has not set itself. A chosen shop stays. The host's
   * group order ends: its basket was the session's.
   */
  forgetPerson() {
    this.setSession(undefined);
    if (this.ownPlace.shop && !this.changed.has("place")) this.setPlace({ address: undefined });
    for (const name of personalCookies) if (!this.changed.has(name)) this.forget(name);
    if (this.memberCookie?.person !== HOST) return;
    // Without an answer of the store it ends with its time, and the guests' changes fail with the host's session.
    void endGroup(this.memberCookie.id).catch(asFailure);
    this.leaveGroupOrder();
  }

  private tellGroupOrderIsOver(person: string) {
    this.forget("group_order");
    const text = person === HOST ? this.t("group:over") : this.t("group:removed");
    this.setFlash({ tone: "info", text, stays: true });
  }

  leaveGroupOrder() {
    this.current.memberCookie = undefined;
    this.setMembership(undefined);
    this.forget("group_order");
  }

  setOrderType(order_type: OrderType) {
    this.current.order_type = order_type;
    this.change(orderTypeCookie, order_type);
  }

  /** Changes parts of the place; undefined removes a part. */
  setPlace(part: Omit<ChosenPlace, "city">) {
    const place = { ...this.ownPlace, ...part, city: this.alias ?? "" };
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

  /** Shows the notification of an upstream response on the next page. */
  flashNotification(answer: { notification?: string | null }) {
    if (!answer.notification) return;
    this.notification = answer.notification;
    this.setFlash({ tone: "info", text: answer.notification });
  }

  /** Shows a message on the next page, before the notification of this request. */
  addFlash(flash: Flash) {
    this.setFlash({ ...flash, text: [flash.text, this.notification].filter(Boolean).join(" ") });
  }

  /** The flash is shown once. */
  takeFlash(): Flash | undefined {
    const { flash } = this.current;
    if (flash) this.change(flashCookie, undefined);
    return flash;
  }
}
