import pino from "pino";

/** The sandbox's own log; what it sent and took is on its console. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? "info",
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
});
