import { calls, type CallName } from "./calls";

/** The sentences with which frameworks and gateways answer an address without a handler. */
const WITHOUT_HANDLER =
  /^cannot (?:get|put|post|delete)\b|\/api\/|\b(?:route|endpoint|path)\b|not (?:implemented|supported)|method not allowed|^(?:404 )?(?:page )?not found\W*$/i;

/**
 * Whether a status says that the API has no such call. A 404 of a call about one thing, such as an order, is about
 * the thing if it has a reason.
 */
export function lacksCall(name: CallName, status: number, reason: string | null | undefined): boolean {
  if (status === 405 || status === 501) return true;
  return status === 404 && !(isAboutOne(name) && reason && !WITHOUT_HANDLER.test(reason.trim()));
}

/** Whether a call is about one thing or person, which may be missing. */
export const isAboutOne = (name: CallName) => /\{|order|addresses|user\/get/.test(calls[name].path);
