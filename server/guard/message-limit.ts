import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { clientNetwork, isPrivateAddress } from "./client-address";
import { limiter } from "./limiter";

const HOUR = 60 * 60;
/** How many times more a private address may: it is a proxy or an office, and all behind it share it. */
const SHARED = 10;

/** Messages within an hour from one address, and in the name of one phone: nobody is to be called back because a stranger wants it. */
const perAddress = limiter("message-address", 10, HOUR);
const perShared = limiter("message-shared", 10 * SHARED, HOUR);
const perPhone = limiter("message-phone", 5, HOUR);

const addressLimit = (address: string | undefined) => (isPrivateAddress(address) ? perShared : perAddress);

/**
 * Whether a message of this phone (digits) may be sent to the chain now, from this address: undefined if so, and it is counted; else the
 * seconds to wait.
 */
async function messageWait(phone: string, address: string | undefined): Promise<number | undefined> {
  const client = clientNetwork(address);
  const tooSoon = client && (await addressLimit(address).consume(client));
  return tooSoon || perPhone.consume(phone);
}

/** The chain did not take the message: it does not count, so that an outage uses up nobody's tries. */
async function messageNotSent(phone: string, address: string | undefined) {
  const client = clientNetwork(address);
  await Promise.all([perPhone.giveBack(phone), client && addressLimit(address).giveBack(client)]);
}

/** Seconds for which the same words are the same message. */
const SAME = 10 * 60;
/** Seconds after which the container that sends a message has ended without a word: no request takes longer. */
const LONGEST_SENDING = 15;
/** Milliseconds for which a visitor waits for the container that sends the same message, and between two looks. */
const OTHERS_PATIENCE = 3_000;
const LOOK_AGAIN = 200;

/** Messages that this process sends or sent a moment ago, by what they say. */
const sending = new LRUCache<string, Promise<unknown>>({ max: 2_000, ttl: SAME * 1_000 });
/** The same for all containers: a message that one of them sends, and one that the chain has. */
const taken = limiter("message-taken", 1, LONGEST_SENDING);
const arrived = limiter("message-arrived", 1, SAME);

/**
 * Sends a message once, however often its button is pressed: the same words from the same address within ten minutes get the answer of the
 * first press, or undefined if another container had it. A message that failed may be sent again.
 */
function sendOnce<Answer>(
  address: string | undefined,
  words: Record<string, string>,
  send: () => Promise<Answer>,
): Promise<Answer | undefined> {
  const key = createHash("sha256")
    .update(JSON.stringify([address, Object.entries(words).sort()]))
    .digest("base64url");
  const before = sending.get(key) as Promise<Answer | undefined> | undefined;
  if (before) return before;
  const answer = sendOfAll(key, send);
  sending.set(key, answer);
  answer.catch(() => sending.delete(key));
  return answer;
}

async function sendOfAll<Answer>(key: string, send: () => Promise<Answer>): Promise<Answer | undefined> {
  const started = Date.now();
  while (true) {
    if (await arrived.exhausted(key)) return undefined;
    // Rather twice than not at all.
    if (!(await taken.consume(key)) || Date.now() - started > OTHERS_PATIENCE) break;
    await sleep(LOOK_AGAIN);
  }
  try {
    const answer = await send();
    await arrived.consume(key);
    return answer;
  } catch (error) {
    await taken.forget(key);
    throw error;
  }
}

/** More messages than an address or a phone may send within an hour. */
export class TooManyMessages extends Error {
  /** `wait`: seconds. */
  constructor(readonly wait: number) {
    super("too many messages");
  }
}

type Message = {
  address: string | undefined;
  /** Digits. */
  phone: string;
  /** All that it says. */
  words: Record<string, string>;
};

/** Sends a message once, within the limits; undefined if another container has sent it. Throws TooManyMessages, or what `send` throws: `isLost` tells whether the chain surely did not take it. */
export function sendWithinLimits<Answer>(
  { address, phone, words }: Message,
  send: () => Promise<Answer>,
  isLost: (error: unknown) => boolean,
): Promise<Answer | undefined> {
  return sendOnce(address, words, async () => {
    const wait = await messageWait(phone, address);
    if (wait) throw new TooManyMessages(wait);
    try {
      return await send();
    } catch (error) {
      if (isLost(error)) await messageNotSent(phone, address);
      throw error;
    }
  });
}
