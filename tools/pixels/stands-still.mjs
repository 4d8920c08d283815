// Loaded before a program (`node --import`): its clock stands still at CLOCK_STANDS_AT (Unix milliseconds), because
// pages show times that pictures must not differ in.
const moment = Number(process.env.CLOCK_STANDS_AT);

globalThis.Date = new Proxy(Date, {
  construct: (Real, given, target) => Reflect.construct(Real, given.length === 0 ? [moment] : given, target),
});
Date.now = () => moment;
