// Loaded before a program of ours (`node --import`): its day begins at noon, when every shop is open. Its clock goes on as usual.
const { now } = Date;
const noon = new Date(now());
noon.setUTCHours(11, 0, 0, 0);
const ahead = noon.getTime() - now();
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
