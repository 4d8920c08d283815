import { loggable } from "../../rules/loggable";

/**
 * Reduces an error to its class, code, message and stack. Other fields are left out: Node's ERR_INVALID_URL has the
 * whole address in `input`.
 */
export function loggableError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: loggable(String(error)) };
  const { name, code, message, stack } = error as NodeJS.ErrnoException;
  return { type: name, code, message: loggable(message), stack: stack && loggable(stack) };
}
