import pino, { type LoggerOptions } from "pino";
import { isLogLevel } from "./environment";
import { loggableError } from "./loggable-error";
import { currentRequest } from "./request-context";

const { LOG_LEVEL } = process.env;

export const logOptions: LoggerOptions = {
  // `readEnvironment` reports an invalid level.
  level: isLogLevel(LOG_LEVEL) ? LOG_LEVEL : "info",
  base: undefined,
  formatters: { level: (level) => ({ level }) },
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: ["req.headers", "headers", "body"],
  serializers: { err: loggableError },
  mixin: () => {
    const { id, city } = currentRequest() ?? {};
    return { request_id: id, city };
  },
};

/**
 * The structured log. It must contain nothing personal: no names, phones, addresses, cookies, bodies or query values;
 * calls are logged by name, pages by path. Lines of a request have its id and its city.
 */
export const log = pino(logOptions);
