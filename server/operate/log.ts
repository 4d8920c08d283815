import pino from "pino";

/**
 * The structured log. Nothing personal goes in: no names, phones, addresses, cookies, bodies or query values;
 * calls are logged by name, pages by path.
 */
export const log = pino({
  level: process.env.LOG_LEVEL ?? "info",
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: ["req.headers", "headers", "body"],
});
