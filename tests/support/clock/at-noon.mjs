import { quietDay } from "./quiet-day.mjs";

// Loaded before a program of ours (`node --import`): its day is one on which shops have their usual hours, and begins at noon, when every shop is
// open, or at CLOCK_FROM (UTC, "18:45"). Its clock goes on as usual.
const { now } = Date;
const today = quietDay(new Date(now()).toISOString().slice(0, 10));
const ahead = Date.parse(`${today}T${process.env.CLOCK_FROM ?? "11:00"}:00Z`) - now();
const Real = Date;

globalThis.Date = class extends Real {
  constructor(...given) {
    if (given.length === 0) super(now() + ahead);
    else super(...given);
  }
  static now() {
    return now() + ahead;
  }
};
