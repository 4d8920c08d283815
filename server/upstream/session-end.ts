import { calls, type AnswerOf, type CallName, type RequestOf } from "../../contract/calls";
import { asFailure, type UpstreamFailure } from "./failure";

/**
 * The state of a session, one of whose calls was refused: `over` the upstream does not know it any more · `anonymous`
 * known, and nobody is signed in · `customer` known, with its customer · `unknown` nobody could tell.
 */
export type SessionState = "over" | "anonymous" | "customer" | "unknown";

/** Whether a refusal may mean that the session, or its customer, is gone. 419 is how some frameworks say it. */
export function mayBeSignedOut({ kind, status }: UpstreamFailure, name: CallName): boolean {
  return kind === "signed_out" || (Boolean(calls[name].customer) && (status === 403 || status === 419));
}

type Ask = (name: CallName, fields: Record<string, unknown>) => Promise<unknown>;
type Asked = { key: string; session?: Promise<SessionState>; cart?: Promise<boolean> };
type Asker = { signsIn?: boolean; cartRequest?: () => Promise<RequestOf<"cart">> };

/** The callers of one request of a visitor ask once. */
const askers = new WeakMap<object, Asked>();

/**
 * Asks the session call (`user/check-session`) about a session in which the call `refused` failed. An API may answer it
 * to an unknown key with "nobody is signed in", and a chain without sign-in lacks it: the cart then decides, since every
 * session has one.
 */
export async function stateOfSession(caller: Asker, key: string, refused: CallName, ask: Ask): Promise<SessionState> {
  const before = askers.get(caller);
  const asked: Asked = before?.key === key ? before : { key };
  askers.set(caller, asked);
  if (refused === "checkSession") return "over";
  const state = await (asked.session ??= sessionCall(caller, ask));
  if (state !== "anonymous" || calls[refused].customer) return state;
  const isGone = refused === "cart" || (await (asked.cart ??= cartIsGone(caller, ask)));
  return isGone ? "over" : state;
}

async function sessionCall({ signsIn = true }: Asker, ask: Ask): Promise<SessionState> {
  try {
    const { is_authenticated } = (await ask("checkSession", {})) as AnswerOf<"checkSession">;
    return is_authenticated ? "customer" : "anonymous";
  } catch (error) {
    const { kind, status } = asFailure(error);
    if (kind === "signed_out") return "over";
    const isNobody = status === 403 || status === 419;
    const isNotOffered = !signsIn && kind === "not_offered";
    return isNobody || isNotOffered ? "anonymous" : "unknown";
  }
}

async function cartIsGone({ cartRequest }: Asker, ask: Ask): Promise<boolean> {
  try {
    if (cartRequest) await ask("cart", await cartRequest());
    return false;
  } catch (error) {
    return asFailure(error).kind === "signed_out";
  }
}
