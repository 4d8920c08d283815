import type { Cart } from "../../../contract/cart";
import type { City } from "../../../contract/place";
import { cityTime, formatMinutes } from "../../../rules/city-time";
import { formatPrice } from "../../../rules/money";
import { HOST, type GroupOrder } from "../../../server/group-order/group-order";
import { dishesSum, ownLines } from "../../../server/group-order/own-part";
import { asFailure, UpstreamFailure } from "../../../server/upstream/failure";
import type { KnownMembership } from "../../../server/visitor/group-membership";
import type { Visit } from "../../../server/visitor/visit";
import { lineView, linesInOrder } from "../view/cart-sums.server";
import { pageTitles } from "../../shared/web/form/form-answer.server";
import { qrCode } from "../../shared/web/words/qr-code.server";
import type { GroupOrderView, PersonView } from "./group-order.view";
import { offersGroupOrders } from "./open-group.server";
import { sharesOf } from "./shares.server";

/** Without scripts the page is loaded again after these seconds. */
const REFRESH_AFTER = 30;

/** The page of the visitor's group order, or of how to open one. */
export async function groupOrderView(visit: Visit): Promise<GroupOrderView> {
  const city = await visit.city();
  const { membership } = visit;
  const titles = pageTitles(visit, visit.t("group:title"));
  const view = {
    ...titles,
    path: visit.path("together"),
    is_host: membership?.role === "host",
    can_open: offersGroupOrders(),
    about: "",
    people: [],
    sum: "",
    updated_at: formatMinutes(cityTime(visit.now(), city).minute),
    refresh: false,
  };
  if (membership?.role === "lost") return { ...view, state: "unknown" };
  if (!membership || membership.role === "over")
    return { ...view, state: "none", saved_form: view.can_open || undefined };
  const about = aboutWords(visit, city, membership.group);
  if (membership.group.state === "ordered")
    return { ...view, about, state: "ordered", ...orderedView(visit, city, membership) };
  const cart = await visit.wholeCart().catch(asFailure);
  if (cart instanceof UpstreamFailure) return { ...view, about, state: "unknown" };
  return { ...view, about, ...(await openView(visit, city, membership, cart)) };
}

/** The way to the order is the host's: no other session may see it. */
function orderedView(visit: Visit, city: City, { role, group }: KnownMembership) {
  const order_id = role === "host" ? group.ordered?.order_id : undefined;
  return {
    shares: sharesOf(visit, city),
    order: order_id === undefined ? undefined : visit.path(`order/${order_id}/tracking`),
  };
}

/** The city, and until when the group order is open: nothing of the host's place. */
export function aboutWords(visit: Visit, city: City, { ends_at }: GroupOrder): string {
  const left = ends_at - Date.now();
  return visit.t("group:about", { city: city.name, time: formatMinutes(cityTime(visit.now() + left, city).minute) });
}

async function openView(visit: Visit, city: City, membership: KnownMembership, cart: Cart | undefined) {
  const { group, person } = membership;
  const people = [{ id: HOST, name: group.host || visit.t("group:host") }, ...group.guests].map(({ id, name }) =>
    personView(visit, city, { group, person: id, name, cart, is_you: id === person }),
  );
  const all = people.reduce((total, { amount }) => total + amount, 0);
  const isShared = membership.role === "host" && group.state === "open";
  const refresh = new URL(visit.request.url).searchParams.get("refresh") !== "off";
  return {
    state: group.state,
    people: people.map(({ view }) => view).sort((one, other) => Number(other.is_you) - Number(one.is_you)),
    sum: formatPrice(all, visit.priceFormat(city)),
    link: isShared ? await linkOf(visit, group) : undefined,
    refresh,
    ...(refresh ? { refresh_after: REFRESH_AFTER } : {}),
  };
}

type Person = { group: GroupOrder; person: string; name: string; cart: Cart | undefined; is_you: boolean };

function personView(visit: Visit, city: City, { group, person, name, cart, is_you }: Person) {
  const format = visit.priceFormat(city);
  const products = cart ? ownLines(cart, { group, person }) : {};
  const amount = dishesSum(products);
  const missing = group.guests.find(({ id }) => id === person)?.taken_out ?? 0;
  const view: PersonView = {
    id: person,
    name,
    is_you,
    is_host: person === HOST,
    lines: linesInOrder({ products }).map((line) => lineView(line, visit.t, format, false)),
    sum: formatPrice(amount, format),
    taken_out: missing > 0 ? visit.t(is_you ? "group:takenOut" : "group:takenOutOther", { count: missing }) : undefined,
  };
  return { view, amount };
}

async function linkOf(visit: Visit, { id, secret }: GroupOrder) {
  const href = visit.absolute(`together/${id}${secret}`);
  return { href, qr: await qrCode(href) };
}
