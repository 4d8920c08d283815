import { Refusal } from "../respond";
import type { CallContext } from "./handler";

/**
 * The work of a call that must not happen twice: what a request with this Idempotency-Key was answered before is answered again, else the work is done
 * and its answer remembered, all of it or nothing. A refusal that is thrown undoes the work; one that is returned leaves what was done.
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
