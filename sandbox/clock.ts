export interface ClockSetting {
  /** Unix milliseconds. */
  now?: number;
  /** Seconds of this clock in a second of the wall's; 0 stands still. */
  rate?: number;
}

/** The sandbox's time: everything that it decides by the hour goes by this clock, which tests set, stop and hurry. */
export interface Clock {
  /** Unix milliseconds, whole. */
  now(): number;
  rate(): number;
  /** What is not given stays: a new rate goes on from the time that it is. */
  set(setting: ClockSetting): void;
}

export function createClock(wall: () => number = Date.now, start: ClockSetting = {}): Clock {
  let since = wall();
  let base = start.now ?? since;
  let rate = start.rate ?? 1;
  const now = () => Math.round(base + (wall() - since) * rate);
  return {
    now,
    rate: () => rate,
    set(setting) {
      base = setting.now ?? now();
      since = wall();
      rate = setting.rate ?? rate;
    },
  };
}
