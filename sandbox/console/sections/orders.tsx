import { formatPrice, fromMinor } from "../../../rules/money";
import { isFinal, orderSteps } from "../../../rules/order";
import type { StatusAlias } from "../../../contract/order";
import { cityById } from "../../shop/place/atlas";
import { statusAt } from "../../shop/place/kitchen";
import { moneyOf } from "../../shop/payment/order-money";
import type { StoredOrder } from "../../store/orders";
import type { World } from "../../world";
import { kitchenSlip, type KitchenSlip } from "../kitchen-slip";
import { List } from "../list";
import { Time } from "../time";
import type { Section, SectionProps } from "../section";

const MAX_LISTED_ORDERS = 200;
const MAX_SHOWN_ORDERS = 30;

function orderRows(world: World) {
  return world.store.orders.latest(MAX_LISTED_ORDERS).map((order) => ({
    order_id: order.id,
    status: statusAt(order.timeline, world.clock.now()),
    order_type: order.document.order_type,
    payment_type: order.document.payment_type,
    payment: moneyOf(world, order),
    total: fromMinor(order.document.basket.receipt.total),
    created_at: order.created_at,
    username: order.document.username,
    phone: order.phone,
    ...kitchenSlip(world, order),
  }));
}

/** The nearest come first. */
function nextStatuses(alias: StatusAlias, { order_type }: StoredOrder["document"]): StatusAlias[] {
  if (isFinal(alias)) return [];
  const steps: readonly StatusAlias[] = orderSteps(order_type);
  return [...steps.slice(steps.indexOf(alias) + 1), "canceled"];
}

function Body({ world, base }: SectionProps) {
  const rows = world.store.orders
    .latest(MAX_SHOWN_ORDERS)
    .map((order) => ({ key: order.id, cells: cellsOf(world, order, base) }));
  return (
    <List
      empty="No orders yet."
      heads={["Number", "Status", "Customer", "What", "Total", "Made, expected (there)", "Move to"]}
      rows={rows}
    />
  );
}

function cellsOf(world: World, order: StoredOrder, base: string) {
  const { id, timeline, document, phone, created_at } = order;
  const money = moneyOf(world, order);
  const city = cityById(document.city_id);
  const alias = statusAt(timeline, world.clock.now());
  const count = document.basket.lines.reduce((sum, line) => sum + line.count, 0);
  return [
    <b key="id">{id}</b>,
    <span key="status" className={`status ${alias}`}>
      {alias.replaceAll("_", " ")}
    </span>,
    <span key="customer">
      {document.username}
      <br />
      <small>+{phone}</small>
    </span>,
    <div key="what">
      {document.order_type}, {city?.name.en}
      <br />
      <small>
        {document.payment_type}
        {money ? `: ${money === "open" ? "not paid" : money}` : null}
      </small>
      <Slip slip={kitchenSlip(world, order)} title={`${count} ${count === 1 ? "piece" : "pieces"}`} />
    </div>,
    city ? formatPrice(document.basket.receipt.total, city.prices) : fromMinor(document.basket.receipt.total),
    <span key="times">
      <Time at={created_at} city={city} />
      <br />
      <small>
        <Time at={document.expected_at} city={city} />
      </small>
    </span>,
    <Moves key="moves" action={`${base}/console/orders/${id}/status`} order={id} to={nextStatuses(alias, document)} />,
  ];
}

function Slip({ slip: { where, dishes, notes }, title }: { slip: KitchenSlip; title: string }) {
  return (
    <details>
      <summary>{title}</summary>
      <ul>
        {dishes.map((dish) => (
          <li key={dish}>{dish}</li>
        ))}
      </ul>
      <p>{where}</p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </details>
  );
}

function Moves({ action, order, to }: { action: string; order: number; to: readonly StatusAlias[] }) {
  if (to.length === 0) return <small>nothing more</small>;
  return (
    <form method="post" action={action} className="buttons">
      {to.map((alias, index) => (
        <button
          key={alias}
          name="alias"
          value={alias}
          className={index === 0 ? "next" : undefined}
          aria-label={`Order ${order}: ${alias}`}
        >
          {alias}
        </button>
      ))}
    </form>
  );
}

export const orders: Section = { id: "orders", title: "Orders", json: orderRows, Body };
