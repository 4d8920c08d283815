import { z } from "zod";
import { orderPayload } from "./order";
import { completeLinkNote, id, maybe } from "./primitives";

/**
 * These acquirers accept cards on their own page (docs/specification/rules-and-calls.md#orders-and-payment). For any
 * other, the shop's page encrypts the card with `public_key`.
 */
export const NEW_ACQUIRING = ["sber_new", "yookassa", "ozan"] as const;

export const paymentSettings = z.object({
  acquiring: z.string(),
  verify_param: maybe(z.string()).meta({ description: "`order/pay` has to bring it along" }),
  public_key: maybe(z.string()).meta({ description: "RSA, SPKI as DER in base64; missing with new acquiring" }),
  holder_required: maybe(z.boolean()).meta({
    description: "The card form has to ask for the cardholder's name, `holder` of the cryptogram",
  }),
});

/** The absolute addresses of the storefront to which the bank sends the visitor. */
const returns = {
  /** Receives the 3-D Secure result as a form POST. */
  TermUrl: maybe(z.string().max(2_000)),
  success_url: maybe(z.string().max(2_000)),
  fail_url: maybe(z.string().max(2_000)),
};

/**
 * The order's key or number identifies it. The order payload comes along as far as the shop still knows it. Only its
 * `payment_type` and `email` are used, and `phone` if the order is not the session's.
 */
export const payRequest = orderPayload.partial().extend({
  order_id: maybe(id),
  payment_type: z.string().optional().meta({ description: "May be another online one than the order was made with" }),
  is_new_acquiring: maybe(z.boolean()).meta({
    description:
      "Pay on the acquirer's own page, by card or by a wallet; for cards the only way where there is no `public_key`",
  }),
  cryptogram: maybe(z.string()).meta({
    description:
      'JSON { number, expiry: "MM/YY", cvv, holder? }, encrypted by RSA-OAEP with SHA-256 for `public_key`, in base64',
  }),
  payment_token: maybe(z.string()).meta({ description: "What Apple Pay or Google Pay gave, in base64" }),
  verify_param: maybe(z.string()),
  /** Continues after the hidden frames of 3-D Secure 2. */
  threeDSServerTransId: maybe(z.string()),
  ...returns,
});

/**
 * `reason` names the next step. SBP and SberPay have none: the shop waits for the order's status. A refusal is a
 * failure with `errors`.
 */
export const payAnswer = z.object({
  reason: maybe(z.string()).meta({
    description: '"approved-new", "approved", "3ds-v2", "pre-auth"; anything else with `AcsUrl` is the bank\'s page',
  }),
  order_id: maybe(id),
  form_url: maybe(z.string()).meta({ description: "The acquirer's own page" }),
  complete_link: maybe(z.string()).meta(completeLinkNote),
  /**
   * 3-D Secure 1: `MD`, `PaReq` and `TermUrl` are posted to `AcsUrl`. `MD` is the `TransactionId` of `order/post3ds`.
   */
  MD: maybe(z.string()),
  PaReq: maybe(z.string()),
  /** 3-D Secure 2: `cReq` is posted to `AcsUrl`. */
  cReq: maybe(z.string()),
  TermUrl: maybe(z.string()),
  AcsUrl: maybe(z.string()).meta({ description: "The bank's page, a form is posted to it" }),
  /**
   * 3-D Secure 2: `threeDSMethodData` is posted to both addresses in hidden frames, then `order/pay` is called with
   * `threeDSServerTransId`.
   */
  threeDSServerTransId: maybe(z.string()),
  threeDSMethodUrl: maybe(z.string()),
  threeDSMethodUrlServer: maybe(z.string()),
  threeDSMethodData: maybe(z.string()),
  verify_param: maybe(z.string()),
  /** The content of the QR code. */
  qr_code: maybe(z.string()),
  /** Opens the bank's app. */
  payment_link: maybe(z.string()),
});

export type PayRequest = z.infer<typeof payRequest>;
export type PayAnswer = z.infer<typeof payAnswer>;
