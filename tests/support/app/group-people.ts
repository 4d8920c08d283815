import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { CartAnswer } from "../../../app/cart/store/cart-requests";
import type { GroupOrderView, PersonView } from "../../../app/cart/group-order/group-order.view";
import { cookiesAfter, outcomeOf } from "../upstream/visitor";
import { visitArgs } from "./route";

type Run = (args: ActionFunctionArgs & LoaderFunctionArgs) => Promise<unknown>;

/** The routes of a group order, from the modules of one process. */
export async function groupRoutes() {
  const [together, join, leave, data, cart, add, clear, logout, frame, address, shop] = await Promise.all([
    import("../../../app/cart/group-order/page/group-order.route"),
    import("../../../app/cart/group-order/join/join.route"),
    import("../../../app/cart/group-order/leave/leave.route"),
    import("../../../app/cart/page/cart-data.route"),
    import("../../../app/cart/page/cart.route"),
    import("../../../app/browse/menu/add.route"),
    import("../../../app/cart/clear.route"),
    import("../../../app/sign-in/logout.route"),
    import("../../../app/shell/frame/city.route"),
    import("../../../app/fulfilment/place/address/page/address.route"),
    import("../../../app/fulfilment/place/shops/page/shop.route"),
  ]);
  return { together, join, leave, data, cart, add, clear, logout, frame, address, shop } as unknown as Record<
    "together" | "join" | "leave" | "data" | "cart" | "add" | "clear" | "logout" | "frame" | "address" | "shop",
    { loader: Run; action: Run }
  >;
}

export type GroupRoutes = Awaited<ReturnType<typeof groupRoutes>>;

/** Somebody with a browser that keeps cookies. Without scripts every form is posted as a page. */
export class Person {
  private address?: string;

  constructor(
    private readonly routes: GroupRoutes,
    public cookies = "",
    private readonly city = "spb",
  ) {}

  /** The same browser in another city. */
  in(city: string): Person {
    return new Person(this.routes, this.cookies, city);
  }

  /** The same browser behind another network address. */
  from(address: string): Person {
    const person = new Person(this.routes, this.cookies, this.city);
    person.address = address;
    return person;
  }

  /** The same browser at another process of the shop. */
  at(routes: GroupRoutes): Person {
    return new Person(routes, this.cookies, this.city);
  }

  async send(
    route: keyof GroupRoutes,
    path: string,
    form?: Record<string, string>,
    params: Record<string, string> = {},
  ) {
    const run = form ? this.routes[route].action : this.routes[route].loader;
    const args = visitArgs(`/${this.city}/${path}`, {
      form,
      cookies: this.cookies,
      params: { city: this.city, ...params },
    });
    if (this.address) args.context.address = this.address;
    const outcome = await outcomeOf(() => run(args as ActionFunctionArgs & LoaderFunctionArgs));
    this.cookies = cookiesAfter(this.cookies, outcome.cookies);
    return outcome;
  }

  async page(): Promise<GroupOrderView> {
    return (await this.send("together", "together")).view;
  }

  press(intent: string, more: Record<string, string> = {}) {
    return this.send("together", "together", { intent, ...more });
  }

  /** Opens the cart to others; returns the link's last part. */
  async opens(name = "Anna"): Promise<string> {
    await this.press("open", { name });
    return this.link();
  }

  async link(): Promise<string> {
    return (await this.page()).link?.href.split("/").at(-1) ?? "";
  }

  follow(link: string) {
    return this.send("join", `together/${link}`, undefined, { link });
  }

  /** `key`: of a form that is sent more than once. */
  join(link: string, name: string, key?: string) {
    return this.send("join", `together/${link}`, { name, ...(key ? { key } : {}) }, { link });
  }

  /** Takes a person out, whose id is `person`: a guest themselves, the host a guest, or the host all with "host". */
  takeOut(person: string) {
    return this.send("leave", `together/leave/${person}`, {}, { person });
  }

  /** The question before it. */
  asksToTakeOut(person: string) {
    return this.send("leave", `together/leave/${person}`, undefined, { person });
  }

  async idOf(name: string): Promise<string> {
    return (await this.page()).people.find((person) => person.name === name)?.id ?? "";
  }

  async leave() {
    const id = (await this.page()).people.find(({ is_you }) => is_you)?.id ?? "";
    return this.takeOut(id);
  }

  /** By script: the total number of a dish that is this person's afterwards. */
  async add(product_key: string, count: number): Promise<CartAnswer & { status: number }> {
    const args = visitArgs(`/${this.city}/cart/data`, {
      form: { product_key, count: String(count), new_line: "1", answer: "data" },
      cookies: this.cookies,
      params: { city: this.city },
    });
    const answer = (await this.routes.data.action(args as ActionFunctionArgs & LoaderFunctionArgs)) as Response;
    this.cookies = cookiesAfter(this.cookies, answer.headers.getSetCookie());
    return { ...((await answer.json()) as CartAnswer), status: answer.status };
  }

  /** Without scripts: the count of a line of the person's own. */
  set(line_key: string, count: number) {
    return this.send("cart", "cart", { [`count.${line_key}`]: String(count) });
  }
}

/** The pieces of each dish that everyone has, by name. */
export function whoHasWhat(people: readonly PersonView[]): Record<string, Record<string, number>> {
  return Object.fromEntries(
    people.map(({ name, lines }) => [name, Object.fromEntries(lines.map((line) => [line.line_key, line.count]))]),
  );
}
