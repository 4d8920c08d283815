import { createHash } from "node:crypto";
import { BoundedCache } from "../operate/bounded-cache";
import { addressLimiter, HOUR_SECONDS, limiter } from "./limiter";

/**
 * The limits per hour apply to the address and to the phone, because a stranger may enter the phone of another person
 * to have them called.
 */
const perAddress = addressLimiter("message-address", 10, HOUR_SECONDS);
const perPhone = limiter("message-phone", 5, HOUR_SECONDS);

/**
 * Counts a message of this phone (digits) from this address. Returns undefined if it may be sent to the chain, else the
 * seconds to wait.
 */
async function messageWait(phone: string, address: string | undefined): Promise<number | undefined> {
  return (await perAddress(address).consume()) ?? perPhone.consume(phone);
}

/** Uncounts a message that the chain did not accept, so that an outage uses up no tries. */
async function messageNotSent(phone: string, address: string | undefined) {
  await Promise.all([perPhone.giveBack(phone), perAddress(address).giveBack()]);
}

/** Equal texts are one message within this time. */
const SAME_MESSAGE_MS = 10 * 60_000;

/** The messages that this process is sending or sent recently, by their content. */
const sending = new BoundedCache<{ answer: unknown }>("messages", { max: 2_000, ttlMs: SAME_MESSAGE_MS });

/**
 * Sends a message once, however often its button is pressed. The same texts from the same address within ten minutes
 * get the result of the first press. A failed message may be sent again. A second press at another container sends
 * it again: the chain's people see that it is the same.
 */
async function sendOnce<Answer>(
  address: string | undefined,
  words: Record<string, string>,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const key = createHash("sha256")
    .update(JSON.stringify([address, Object.entries(words).sort()]))
    .digest("base64url");
  const { answer } = await sending.lookUpOrMake(key, async () => ({ answer: await send() }));
  return answer as Answer;
}

/** The address or the phone has reached its limit for this hour. */
export class TooManyMessages extends Error {
  /** In seconds. */
  constructor(readonly wait: number) {
    super("too many messages");
  }
}

type Message = {
  address: string | undefined;
  /** Digits only. */
  phone: string;
  /** All texts of the message. */
  words: Record<string, string>;
};

/**
 * Sends a message once, within the limits. Throws TooManyMessages, or the error of `send`. `isUnsent` tells for an
 * error whether the chain has certainly not received the message.
 */
export function sendWithinLimits<Answer>(
  { address, phone, words }: Message,
  send: () => Promise<Answer>,
  isUnsent: (error: unknown) => boolean,
): Promise<Answer> {
  return sendOnce(address, words, async () => {
    const wait = await messageWait(phone, address);
    if (wait) throw new TooManyMessages(wait);
    try {
      return await send();
    } catch (error) {
      if (isUnsent(error)) await messageNotSent(phone, address);
      throw error;
    }
  });
}
