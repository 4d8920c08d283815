import pino, { type LoggerOptions } from "pino";
import { isLogLevel } from "./environment";
import { loggableError } from "./loggable-error";
import { currentRequest } from "./request-context";

const { LOG_LEVEL } = process.env;

export const logOptions: LoggerOptions = {
  // A wrong level is reported by `readEnvironment`, in words.
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
 * The structured log. Nothing personal goes in: no names, phones, addresses, cookies, bodies or query values;
 * calls are logged by name, pages by path. Lines that belong to a request name its id and its city.
 */
export const log = pino(logOptions);
