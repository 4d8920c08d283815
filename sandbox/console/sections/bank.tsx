import { formatPrice, fromMinor } from "../../../rules/money";
import type { BankFault } from "../../bank-faults";
import { statusAt } from "../../shop/place/kitchen";
import { placeOfOrder } from "../../shop/orders";
import type { World } from "../../world";
import { List } from "../list";
import type { Section, SectionProps } from "../section";
import { Time } from "../time";

const MAX_LISTED_PAYMENTS = 200;
const MAX_SHOWN_PAYMENTS = 20;
const SLOW_SECONDS = 10;

/** The names of the faults; `slow` also has its seconds. */
const faultNames: Record<Exclude<BankFault, "slow">, string> = {
  silent: "never answers once the customer has confirmed",
  twice: "sends its answer to the shop twice more",
  forged: "signs its answer wrongly",
  frames: "never loads the hidden frames of 3-D Secure 2",
};

/** Returns the latest open phone payment of each order. */
function phonePayments(world: World) {
  const seen = new Set<number>();
  return world.store.payments.latestOpen(MAX_LISTED_PAYMENTS).flatMap((payment) => {
    const order = world.store.orders.find(payment.order_id);
    if (!order || seen.has(order.id) || !["sbp", "sberPay"].includes(payment.document.payment_type)) return [];
    seen.add(order.id);
    return statusAt(order.timeline, world.clock.now()) === "waiting_for_payment" ? [{ payment, order }] : [];
  });
}

function bankData(world: World) {
  return {
    faults: world.bankFaults.list(),
    payments: phonePayments(world).map(({ payment: { id, order_id, document, created_at } }) => ({
      id,
      order_id,
      payment_type: document.payment_type,
      total: fromMinor(document.amount),
      created_at,
    })),
  };
}

function Body({ world, base }: SectionProps) {
  const rows = phonePayments(world)
    .slice(0, MAX_SHOWN_PAYMENTS)
    .map(({ payment, order }) => {
      const { city } = placeOfOrder(order.document);
      return {
        key: payment.id,
        cells: [
          <b key="order">{order.id}</b>,
          <span key="what">
            {payment.document.payment_type}, {formatPrice(payment.document.amount, city.prices)}
            <br />
            <small>
              <Time at={payment.created_at} city={city} />
            </small>
          </span>,
          <Choices key="choices" action={`${base}/console/payments/${payment.id}`} order={order.id} />,
        ],
      };
    });
  return (
    <>
      <List
        empty="No QR code or bank’s app waits to be paid."
        heads={["Order", "By, how much, since (there)", "On the phone"]}
        rows={rows}
      />
      <h3>Its faults</h3>
      <p>
        <small>For all payments. Some of the test cards stand for one fault each.</small>
      </p>
      <Faults world={world} base={base} />
    </>
  );
}

function Choices({ action, order }: { action: string; order: number }) {
  return (
    <form method="post" action={action} className="buttons">
      <button name="does" value="pay" className="next" aria-label={`Order ${order}: pay`}>
        pay
      </button>
      <button name="does" value="refuse" aria-label={`Order ${order}: refuse`}>
        refuse
      </button>
    </form>
  );
}

function Faults({ world, base }: SectionProps) {
  const on = world.bankFaults.list();
  const action = `${base}/console/bank`;
  return (
    <>
      {Object.entries(faultNames).map(([fault, words]) => {
        const isOn = on[fault as BankFault];
        return (
          <form key={fault} method="post" action={action} className={isOn ? "switch on" : "switch"}>
            <span>{words}</span>
            <input type="hidden" name="value" value={isOn ? "0" : "1"} />
            <button name="fault" value={fault} aria-label={`The bank ${words}: ${isOn ? "switch off" : "switch on"}`}>
              {isOn ? "Off" : "On"}
            </button>
          </form>
        );
      })}
      <form method="post" action={action} className="fields">
        <label>
          Answers late by, seconds
          <input type="number" name="value" min={0} max={120} defaultValue={on.slow ?? SLOW_SECONDS} required />
        </label>
        <button name="fault" value="slow">
          {on.slow ? `Set (now ${on.slow})` : "Set"}
        </button>
      </form>
    </>
  );
}

export const bank: Section = { id: "bank", title: "The bank", json: bankData, Body, place: "side" };
