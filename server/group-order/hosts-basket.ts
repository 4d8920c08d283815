import { createUpstream, type Caller, type Upstream } from "../upstream/client";
import { UpstreamFailure } from "../upstream/failure";
import { sealFor, unsealFor } from "../operate/seal";
import type { GroupOrder } from "./group-order";

/** The calls that fill a cart. */
export type Basket = Pick<Upstream, "cart" | "cartAdd" | "cartRemove" | "cartForget">;

const PURPOSE = "group order";

/** The host's session key as the store keeps it, for `ttl` milliseconds. */
export const sealSession = (key: string, ttl: number): string =>
  sealFor(PURPOSE, JSON.stringify(key), { expires_at: Date.now() + ttl });

/** Undefined if the seal has expired, or a secret of the shop has changed. */
export async function sessionOf({ session }: GroupOrder): Promise<string | undefined> {
  const opened = await unsealFor(PURPOSE, session).catch(() => undefined);
  const key: unknown = opened && JSON.parse(opened.text);
  return typeof key === "string" ? key : undefined;
}

/** Whether a call of the host's cart has failed because the host's session is over. */
export const isHostGone = ({ kind, call }: UpstreamFailure) => kind === "refused" && call === PURPOSE;

/**
 * The host's cart for a guest. Each call throws UpstreamFailure, `refused` with the message `over` if the host's session
 * is over: it is never replaced by an anonymous one, whose cart nobody would order.
 */
export function hostsBasket(caller: Omit<Caller, "sessionKey">, group: GroupOrder, over: string): Basket {
  const isOver = () => new UpstreamFailure("refused", PURPOSE, { status: 409, message: over });

  async function calls() {
    const key = await sessionOf(group);
    if (key === undefined) throw isOver();
    return createUpstream({
      ...caller,
      sessionKey: () => key,
      onSessionGone: () => {
        throw isOver();
      },
    });
  }
  return {
    cart: async (...given) => (await calls()).cart(...given),
    cartAdd: async (...given) => (await calls()).cartAdd(...given),
    cartRemove: async (...given) => (await calls()).cartRemove(...given),
    cartForget: async (...given) => (await calls()).cartForget(...given),
  };
}
