import { cityTime } from "../../../rules/city-time";
import { cities } from "../../shop/place/atlas";
import type { World } from "../../world";
import type { Section, SectionProps } from "../section";
import { switches, type SwitchItem } from "../switches";

const stoppedItems = (groups: { items: SwitchItem[] }[]) =>
  groups.flatMap(({ items }) => items).filter(({ isStopped }) => isStopped);

function allStopped(world: World) {
  return switches.flatMap(({ kind, groups }) =>
    stoppedItems(groups(world)).map(({ id, name }) => ({ kind, id, name })),
  );
}

function Body({ world, base }: SectionProps) {
  return (
    <>
      {switches.map((switched) => (
        <SwitchForm key={switched.kind} switched={switched} world={world} base={base} />
      ))}
      <Intervals world={world} base={base} />
    </>
  );
}

/** Intervals also fill up with orders; this form does it at once. */
function Intervals({ world, base }: SectionProps) {
  const now = cityTime(world.clock.now(), cities[0] ?? { time_zone: "UTC" }).date;
  return (
    <>
      <h3>Intervals</h3>
      <form method="post" action={`${base}/console/intervals`} className="fields">
        <label className="whole">
          City{" "}
          <select name="city">
            {cities.map(({ alias, name }) => (
              <option key={alias} value={alias}>
                {name.en}
              </option>
            ))}
          </select>
        </label>
        <label className="whole">
          Its time <input type="datetime-local" name="interval_id" step={1800} defaultValue={`${now}T19:00`} required />
        </label>
        <button>Fill it</button>
      </form>
    </>
  );
}

function SwitchForm({
  switched: {
    path,
    title,
    verbs: [stop, open],
    groups,
  },
  world,
  base,
}: SectionProps & { switched: (typeof switches)[number] }) {
  const all = groups(world);
  const stopped = stoppedItems(all);
  const action = `${base}/console/${path}`;
  return (
    <>
      <h3>{title}</h3>
      {stopped.length === 0 ? null : (
        <form method="post" action={action}>
          <input type="hidden" name="type" value="default" />
          <ul className="faults">
            {stopped.map(({ id, name }) => (
              <li key={id}>
                <span>{name}</span>
                <button name="id" value={id} aria-label={`${open} ${name}`}>
                  {open}
                </button>
              </li>
            ))}
          </ul>
        </form>
      )}
      <form method="post" action={action} className="fields">
        <select name="id" aria-label={`${title} to ${stop.toLowerCase()}`}>
          {all.map(({ name, items }) =>
            name ? (
              <optgroup key={name} label={name}>
                {options(items)}
              </optgroup>
            ) : (
              options(items)
            ),
          )}
        </select>
        <button name="type" value="stop" aria-label={`${stop} (${title.toLowerCase()})`}>
          {stop}
        </button>
      </form>
    </>
  );
}

function options(items: readonly SwitchItem[]) {
  return items
    .filter(({ isStopped }) => !isStopped)
    .map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
}

export const stops: Section = { id: "stops", title: "Stops", json: allStopped, Body, place: "side" };
