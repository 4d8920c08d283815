interface ClockSetting {
  now?: number;
  /** Seconds of this clock per real second; 0 stops it. */
  rate?: number;
}

/** The sandbox's time. All time-dependent decisions use this clock; tests set, stop and speed it up. */
export interface Clock {
  /** Unix milliseconds, an integer. */
  now(): number;
  rate(): number;
  /** Omitted settings stay; a new rate continues from the current time. */
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
