import { Refusal } from "../respond";
import type { CallContext } from "./handler";

/**
 * Makes a call idempotent: a request with a known Idempotency-Key gets its first answer again; otherwise the work is
 * done and its answer stored, in one transaction. A thrown Refusal rolls the work back; a returned one keeps what was
 * stored.
 */
export function oncePerKey<Answer extends object>(
  { world, session, idempotencyKey }: CallContext<unknown>,
  call: string,
  work: () => Answer | Refusal,
): Answer {
  const key = idempotencyKey && `${call} ${idempotencyKey}`;
  const known = session && key ? world.store.orders.findAnswer<Answer>(session.key, key) : undefined;
  if (known) return known;
  const answer = world.store.transaction(() => {
    const done = work();
    if (session && key && !(done instanceof Refusal)) world.store.orders.saveAnswer(session.key, key, done);
    return done;
  });
  if (answer instanceof Refusal) throw answer;
  return answer;
}
