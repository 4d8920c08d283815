import type { z } from "zod";
import type { CallName, Calls } from "../../contract/calls";
import type { Language } from "../../rules/languages";
import type { Session } from "../store/sessions";
import type { World } from "../world";

export interface CallContext<Request> {
  request: Request;
  world: World;
  language: Language;
  session: Session | undefined;
  /** Returns the visitor's session, or creates it with its cookie. For calls that store data. */
  openSession: () => Session;
  /** The request's key was replaced recently: it gives access to the cart, but not to a customer. */
  isFormerKey: boolean;
  sendKey: (session: Session) => void;
  idempotencyKey: string | undefined;
  /** The world's address as browsers see it, without a trailing slash. */
  base: string;
}

/** Answers one call of the table. Throws a Refusal. */
export type Handler<Name extends CallName> = (
  context: CallContext<z.output<Calls[Name]["request"]>>,
) => z.input<Calls[Name]["answer"]>;
