import type { z } from "zod";
import type { CallName, Calls } from "../../contract/calls";
import type { Language } from "../../rules/languages";
import type { Session } from "../store/sessions";
import type { World } from "../world";

export interface CallContext<Request> {
  request: Request;
  world: World;
  language: Language;
  /** The visitor's session, if the request carried a known key. */
  session: Session | undefined;
  /** The visitor's session, created (with its cookie) if there was none. For calls that store something. */
  openSession: () => Session;
  /** The request's key was replaced a moment ago: it reaches the cart, and nobody who signed in. */
  isFormerKey: boolean;
  /** Tells the visitor the key of the session from now on. */
  sendKey: (session: Session) => void;
  idempotencyKey: string | undefined;
  /** The world's address as browsers see it, without a trailing slash. */
  base: string;
}

/** Answers one call of the table. Throws a Refusal. */
export type Handler<Name extends CallName> = (
  context: CallContext<z.output<Calls[Name]["request"]>>,
) => z.input<Calls[Name]["answer"]>;
