import type { PayAnswer, PayRequest } from "../../contract/payment";
import { bankBaseOf } from "../public-address";
import { Refusal, wrong } from "../respond";
import type { Acquirer } from "../seed/geography/schema";
import { behaviourOf, cardErrors, declineWords, decryptCard } from "../shop/payment/cards";
import { completeLink, decline, settle } from "../shop/payments";
import type { Payment, Returns } from "../store/payments";
import type { CallContext } from "./handler";

type PaymentStart = PayAnswer | Refusal;

/**
 * Pays with an encrypted card. Throws a Refusal for a card with invalid fields. A card that the bank declines is
 * returned as a Refusal, not thrown, so that the attempt is stored.
 */
export function payWithCard(
  { request, world, base }: CallContext<PayRequest>,
  payment: Payment,
  acquirer: Acquirer,
  cryptogram: string,
): PaymentStart {
  const card = decryptCard(world, acquirer, cryptogram);
  if (!card) throw wrong("cryptogram", "cardUnreadable");
  const errors = cardErrors(card, world.clock.now(), acquirer);
  const [first] = Object.values(errors);
  if (first) throw new Refusal(422, first, errors);
  const behaviour = behaviourOf(card);
  payment.document.card = behaviour;
  world.store.payments.save(payment);
  switch (behaviour.does) {
    case "declined":
      return declineWithReason({ world }, payment, behaviour.says);
    case "approved":
    case "pre-auth":
      settle(world, payment, behaviour.does === "approved" ? "paid" : "held");
      return { reason: behaviour.does, complete_link: completeLink(base, payment) };
    case "3ds":
      return {
        reason: "3ds",
        AcsUrl: `${base}/bank/acs`,
        MD: payment.id,
        PaReq: base64Json({ id: payment.id }),
        TermUrl: termUrl(base, payment),
      };
    case "3ds-v2":
      return {
        reason: "3ds-v2",
        threeDSServerTransId: payment.id,
        threeDSMethodUrl: `${base}/bank/3ds-method/acs`,
        threeDSMethodUrlServer: `${base}/bank/3ds-method/server`,
        threeDSMethodData: base64Json({ threeDSServerTransID: payment.id }),
        TermUrl: request.TermUrl ?? undefined,
      };
  }
}

/** Continues 3-D Secure 2 after its hidden frames. A bank that saw both frames may approve without a code. */
export function continueAfterFrames(
  context: CallContext<PayRequest>,
  order_id: number,
  returns: Returns,
  id: string,
): PayAnswer {
  const { world } = context;
  const payment = world.store.payments.find(id);
  const card = payment?.document.card;
  if (!payment || payment.order_id !== order_id || payment.state !== "open" || card?.does !== "3ds-v2")
    throw wrong("threeDSServerTransId", "bankAnswerWrong");
  Object.assign(payment.document.returns, returns);
  world.store.payments.save(payment);
  const base = bankBaseOf(world, context.base, payment.document.returns);
  const isKnown = ["acs", "server"].every((frame) => payment.document.frames.includes(frame));
  if (!card.challenge && isKnown) {
    settle(world, payment);
    return { reason: "approved", order_id, complete_link: completeLink(base, payment) };
  }
  return {
    reason: "3ds",
    order_id,
    AcsUrl: `${base}/bank/acs`,
    cReq: base64Json({ threeDSServerTransID: id }),
    TermUrl: termUrl(base, payment),
  };
}

function declineWithReason(
  { world }: Pick<CallContext<PayRequest>, "world">,
  payment: Payment,
  says: Parameters<typeof declineWords>[0],
): Refusal {
  decline(world, payment);
  const { field, key } = declineWords(says);
  return wrong(field, key);
}

function termUrl(base: string, { document }: Payment): string {
  return document.returns.TermUrl ?? `${base}/bank/returned`;
}

function base64Json(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
