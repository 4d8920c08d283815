import type { z } from "zod";
import type { CallName, Calls } from "../../contract/calls";
import type { Language } from "../language";
import type { Session } from "../store/sessions";
import type { World } from "../world";

export interface CallContext<Request> {
  request: Request;
  world: World;
  language: Language;
  /** The visitor's, if the request carried a key that we know. */
  session: Session | undefined;
  /** The visitor's, made and told to them where there was none: for what has to be remembered. */
  openSession: () => Session;
  idempotencyKey: string | undefined;
  /** Where people's browsers reach this world, without a slash at the end. */
  base: string;
}

/** Answers one call of the table. Throws a Refusal. */
export type Handler<Name extends CallName> = (
  context: CallContext<z.output<Calls[Name]["request"]>>,
) => z.input<Calls[Name]["answer"]>;
