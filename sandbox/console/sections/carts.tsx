import { formatPrice, toMinor } from "../../../rules/money";
import { cartOf } from "../../shop/cart/cart";
import { priceBasket } from "../../shop/cart/pricing";
import { placeOfSession } from "../../shop/place/ordering-place";
import type { Session } from "../../store/sessions";
import type { World } from "../../world";
import { List } from "../list";
import type { Section, SectionProps } from "../section";

const MAX_LISTED_CARTS = 100;
const MAX_SHOWN_CARTS = 20;

/** Returns visitors' carts at today's prices. Reading them changes nothing. */
function cartsOf(world: World) {
  return world.store.sessions.withCart(MAX_LISTED_CARTS).map((session) => cartRow(world, session));
}

function cartRow(world: World, session: Session) {
  const { key, user_id, order_type, basket } = session;
  const here = placeOfSession(world, session);
  return {
    session: key.slice(0, 6),
    phone: user_id === null ? undefined : world.store.users.find(user_id)?.phone,
    city: here?.city.alias,
    order_type,
    interval: basket.interval,
    cart: here && cartOf(world, priceBasket(world, basket, here), here, "en"),
    currency: here?.city.prices,
  };
}

function Body({ world }: SectionProps) {
  const rows = cartsOf(world)
    .slice(0, MAX_SHOWN_CARTS)
    .map(({ session, phone, city, order_type, interval, cart, currency }) => ({
      key: session,
      cells: [
        <span key="who">
          <code>{session}…</code>
          {phone ? (
            <>
              <br />
              <small>+{phone}</small>
            </>
          ) : null}
        </span>,
        <span key="where">
          {order_type ?? "nowhere"}, {city ?? "no city"}
          {interval ? (
            <>
              <br />
              <small>{interval}</small>
            </>
          ) : null}
        </span>,
        <ul key="what">
          {Object.values(cart?.products ?? {}).map(({ key, name, count }) => (
            <li key={key}>
              {count} × {name}
            </li>
          ))}
        </ul>,
        cart && currency ? formatPrice(toMinor(cart.prices.total), currency) : "",
      ],
    }));
  return <List empty="Nobody has anything in the cart." heads={["Session", "Where", "What", "Total"]} rows={rows} />;
}

export const carts: Section = {
  id: "carts",
  title: "Carts",
  json: (world) => cartsOf(world).map(({ currency, ...row }) => ({ ...row, currency: currency?.currency_code })),
  Body,
};
