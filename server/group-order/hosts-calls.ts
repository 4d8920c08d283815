import type { CartCalls } from "../basket/own-basket";
import { createUpstream, type Caller, type Upstream } from "../upstream/client";
import { UpstreamFailure } from "../upstream/failure";
import { sealFor, unsealFor } from "../operate/seal";
import type { GroupOrder } from "./group-order";

const PURPOSE = "group order";

/** Notes the host's session in a record that is about to be written, sealed for as long as the record lives. */
export function shareSession(group: GroupOrder, key: string) {
  group.session = sealFor(PURPOSE, JSON.stringify(key), { expires_at: group.ends_at });
}

/** Undefined if there is none yet, its seal has expired, or a secret of the shop has changed. */
export async function sessionOf({ session }: GroupOrder): Promise<string | undefined> {
  const opened = session ? await unsealFor(PURPOSE, session).catch(() => undefined) : undefined;
  const key: unknown = opened && JSON.parse(opened.text);
  return typeof key === "string" ? key : undefined;
}

/** Whether a call of the host's cart has failed because the host's session is over. */
export const isHostGone = ({ kind, call }: UpstreamFailure) => kind === "refused" && call === PURPOSE;

/**
 * The calls of the host's cart for a guest. Each throws UpstreamFailure, `refused` with the message `over` if the host's session
 * is over: it is never replaced by an anonymous one, whose cart nobody would order. Where the host has no session yet, a
 * change makes it, and `group` has it then.
 */
export function hostsCalls(caller: Omit<Caller, "sessionKey">, group: GroupOrder, over: string): CartCalls {
  const isOver = () => new UpstreamFailure("refused", PURPOSE, { status: 409, message: over });

  async function make<Answer>(call: (upstream: Upstream) => Promise<Answer>): Promise<Answer> {
    const key = await sessionOf(group);
    if (group.session && key === undefined) throw isOver();
    let made: string | undefined;
    const answer = await call(
      createUpstream({
        ...caller,
        sessionKey: () => key,
        onSessionKey: (given) => (made = given),
        onSessionGone: () => {
          throw isOver();
        },
      }),
    );
    if (made !== undefined && key === undefined) shareSession(group, made);
    return answer;
  }
  return {
    cart: (...given) => make((upstream) => upstream.cart(...given)),
    cartAdd: (...given) => make((upstream) => upstream.cartAdd(...given)),
    cartRemove: (...given) => make((upstream) => upstream.cartRemove(...given)),
    cartForget: (...given) => make((upstream) => upstream.cartForget(...given)),
  };
}
