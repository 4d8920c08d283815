import { constants, createPrivateKey, createPublicKey, generateKeyPairSync, privateDecrypt } from "node:crypto";
import { z } from "zod";
import { digitsOf } from "../../../rules/digits";
import { holderProblem, isLuhn, type Card, type CardField, type HolderProblem } from "../../../rules/card";
import type { MessageKey, Words } from "../../messages";
import type { Acquirer } from "../../seed/geography/schema";
import { testCards, type CardBehaviour, type Decline } from "../../seed/test-cards";
import type { World } from "../../world";

type CardErrors = Partial<Record<CardField, Words>>;

const text = z.string().max(100);
const sealed = z.object({ number: text, expiry: text, cvv: text, holder: text.optional() });

const holderMessages: Record<HolderProblem["code"], MessageKey> = {
  empty: "holderRequired",
  latin: "holderWrong",
  short: "holderShort",
  long: "holderLong",
};

/** The public key for encrypting cards: SPKI as DER in base64. */
export function publicKeyOf(world: World, acquirer: Acquirer): string {
  return createPublicKey(privateKeyOf(world, acquirer)).export({ type: "spki", format: "der" }).toString("base64");
}

/** The card in a cryptogram; undefined if it was not encrypted with this acquirer's key. */
export function decryptCard(world: World, acquirer: Acquirer, cryptogram: string): Card | undefined {
  try {
    const key = createPrivateKey(privateKeyOf(world, acquirer));
    const plain = privateDecrypt(
      { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: "sha256" },
      Buffer.from(cryptogram, "base64"),
    );
    return sealed.safeParse(JSON.parse(plain.toString("utf8"))).data;
  } catch {
    return undefined;
  }
}

export function requiresHolder(acquirer: Acquirer): boolean {
  return acquirer === "payone";
}

/**
 * Returns the errors of a card that do not need the bank; `now` is in Unix milliseconds. The holder is checked if the
 * acquirer requires it or it is present.
 */
export function cardErrors({ number, expiry, cvv, holder }: Card, now: number, acquirer?: Acquirer): CardErrors {
  const errors: Record<CardField, MessageKey | undefined> = {
    number: number.trim() === "" ? "numberRequired" : isCardNumber(number) ? undefined : "numberWrong",
    expiry: expiryError(expiry, now),
    cvv: cvv.trim() === "" ? "cvvRequired" : /^\d{3,4}$/.test(cvv.trim()) ? undefined : "cvvWrong",
    holder: holder === undefined && !(acquirer && requiresHolder(acquirer)) ? undefined : holderError(holder ?? ""),
  };
  const messages = Object.entries(errors).flatMap(([field, key]) => (key ? [[field, { key }] as const] : []));
  return Object.fromEntries(messages);
}

export function behaviourOf({ number }: Card): CardBehaviour {
  return testCards.find((card) => card.number === digitsOf(number))?.behaviour ?? { does: "declined", says: "number" };
}

const declines: Record<Decline, { field: string; key: MessageKey }> = {
  payment: { field: "payment", key: "paymentRefused" },
  funds: { field: "payment", key: "noFunds" },
  number: { field: "number", key: "numberWrong" },
  expiry: { field: "expiry", key: "expiryWrong" },
  cvv: { field: "cvv", key: "cvvWrong" },
  unknown: { field: "payment", key: "undefinedPayment" },
};

/** The field and message of a decline (docs/specification/rules-and-calls.md#order-and-payment-errors). */
export function declineWords(says: Decline): { field: string; key: MessageKey } {
  return declines[says];
}

/** Whether a text contains a possible card number. Digits inside a word or a key do not count. */
export function holdsCardNumber(value: string): boolean {
  return (value.match(/(?<![\w+/])(?:\d[ -]?){12,18}\d(?![\w+/])/g) ?? []).some(isCardNumber);
}

function isCardNumber(value: string): boolean {
  const digits = digitsOf(value);
  return /^[\d\s-]*$/.test(value.trim()) && digits.length >= 13 && digits.length <= 19 && isLuhn(digits);
}

/** Distinguishes the wrong part, as a bank does; the notation is the contract's. */
function expiryError(expiry: string, now: number): MessageKey | undefined {
  if (expiry.trim() === "") return "expiryRequired";
  const parts = /^(\d{1,2})\s*\/\s*(\d{2})$/.exec(expiry.trim());
  if (!parts) return "expiryWrong";
  const [month, year] = [Number(parts[1]), 2000 + Number(parts[2])];
  const today = new Date(now);
  const isMonth = month >= 1 && month <= 12;
  const isYear = year >= today.getUTCFullYear() && year <= today.getUTCFullYear() + 20;
  if (!isMonth) return isYear ? "expiryMonth" : "expiryWrong";
  if (!isYear) return "expiryYear";
  return year === today.getUTCFullYear() && month < today.getUTCMonth() + 1 ? "expiryMonth" : undefined;
}

function holderError(holder: string): MessageKey | undefined {
  const problem = holderProblem(holder);
  return problem && holderMessages[problem.code];
}

function privateKeyOf(world: World, acquirer: Acquirer): string {
  return world.store.payments.privateKey(acquirer, () =>
    generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  );
}
