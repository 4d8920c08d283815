import { hoursFromUtc } from "../../../rules/city-time";
import { cities } from "../../shop/place/atlas";
import { formatTime } from "../time";
import type { Section, SectionProps } from "../section";

const RATES = [
  ["0", "stands still"],
  ["1", "in real time"],
  ["60", "a minute in a second"],
  ["600", "ten minutes in a second"],
] as const;
const LEAPS = [
  ["600000", "+10 min"],
  ["3600000", "+1 h"],
  ["86400000", "+1 day"],
] as const;

function Body({ world: { clock }, base }: SectionProps) {
  const now = clock.now();
  const action = `${base}/console/clock`;
  const zones = [...new Set(cities.map(({ time_zone }) => time_zone))].sort(
    (one, other) => hoursFromUtc(now, one) - hoursFromUtc(now, other),
  );
  return (
    <>
      <p className="clock">
        {formatTime(now)} <small>UTC{paceInWords(clock.rate())}</small>
      </p>
      <dl>
        {zones.map((zone) => (
          <div key={zone}>
            <dt>
              {cities
                .filter(({ time_zone }) => time_zone === zone)
                .map(({ name }) => name.en)
                .join(", ")}
            </dt>
            <dd>{formatTime(now, zone)}</dd>
          </div>
        ))}
      </dl>
      <form method="post" action={action} className="buttons">
        {LEAPS.map(([advance, words]) => (
          <button key={advance} name="advance" value={advance}>
            {words}
          </button>
        ))}
      </form>
      <form method="post" action={action} className="fields">
        <label>
          Set to (UTC){" "}
          <input type="datetime-local" name="now" defaultValue={new Date(now).toISOString().slice(0, 16)} required />
        </label>
        <button>Set the clock</button>
      </form>
      <form method="post" action={action} className="fields">
        <label>
          Runs
          <select name="rate" defaultValue={String(clock.rate())}>
            {RATES.map(([rate, words]) => (
              <option key={rate} value={rate}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <button>Set the speed</button>
      </form>
    </>
  );
}

function paceInWords(rate: number): string {
  if (rate === 0) return ", stands still";
  return rate === 1 ? "" : `, ${rate} times as fast`;
}

export const clock: Section = {
  id: "clock",
  title: "The clock",
  json: ({ clock: { now, rate } }) => ({ now: now(), rate: rate() }),
  Body,
  place: "side",
};
