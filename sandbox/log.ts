import pino from "pino";

/** The log of the program itself. Calls and sent codes are on the console. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? "info",
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
});
