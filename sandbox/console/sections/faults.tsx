import { calls } from "../../../contract/calls";
import { faultInWords, faultChoices } from "../fault-form";
import type { Section, SectionProps } from "../section";

function Body({ world, base }: SectionProps) {
  const faults = Object.entries(world.faults.list());
  return (
    <>
      {faults.length === 0 ? (
        <p className="empty">All is well.</p>
      ) : (
        <ul className="faults">
          {faults.map(([call, fault]) => (
            <li key={call}>
              <span>
                <b>{call}</b>: {faultInWords(fault)}
              </span>
              <form method="post" action={`${base}/console/faults/clear`}>
                <button name="call" value={call} aria-label={`Clear the fault of ${call}`}>
                  Clear
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <form method="post" action={`${base}/console/faults`} className="fields">
        <label className="whole">
          Call
          <select name="call">
            <option value="all">all calls</option>
            {Object.keys(calls)
              .sort()
              .map((name) => (
                <option key={name}>{name}</option>
              ))}
          </select>
        </label>
        <label className="whole">
          What it does
          <select name="fault">
            {Object.entries(faultChoices).map(([name, { label: words }]) => (
              <option key={name} value={name}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <label>
          Late by, ms <input type="number" name="delay" min={0} max={120000} placeholder="0" />
        </label>
        <label>
          For the next calls <input type="number" name="times" min={1} placeholder="until cleared" />
        </label>
        <button>Add a fault</button>
      </form>
    </>
  );
}

export const faults: Section = {
  id: "faults",
  title: "Faults",
  json: ({ faults: list }) => list.list(),
  Body,
  place: "side",
};
