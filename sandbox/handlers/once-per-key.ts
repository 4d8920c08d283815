import { Refusal } from "../respond";
import type { CallContext } from "./handler";

/**
 * Makes a call idempotent: a request with a stored Idempotency-Key gets its first answer again; otherwise the work is
 * done and its answer stored, in one transaction. A thrown Refusal rolls the work back; a returned one keeps the stored
 * data.
 */
export function oncePerKey<Answer extends object>(
  { world, session, idempotencyKey }: CallContext<unknown>,
  call: string,
  work: () => Answer | Refusal,
): Answer {
  const key = idempotencyKey && `${call} ${idempotencyKey}`;
  const stored = session && key ? world.store.orders.findAnswer<Answer>(session.key, key) : undefined;
  if (stored) return stored;
  const answer = world.store.transaction(() => {
    const done = work();
    if (session && key && !(done instanceof Refusal)) world.store.orders.saveAnswer(session.key, key, done);
    return done;
  });
  if (answer instanceof Refusal) throw answer;
  return answer;
}
