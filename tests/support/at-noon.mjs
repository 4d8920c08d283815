// Loaded before a program of ours (`node --import`): its day begins at noon, when every shop is open, or at CLOCK_FROM (UTC, "18:45").
// Its clock goes on as usual.
const { now } = Date;
const start = new Date(now());
const [hour, minute] = (process.env.CLOCK_FROM ?? "11:00").split(":");
start.setUTCHours(Number(hour), Number(minute), 0, 0);
const ahead = start.getTime() - now();
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
