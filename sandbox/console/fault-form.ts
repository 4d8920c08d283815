import type { Fault } from "../faults";

export const faultChoices: Readonly<Record<string, { label: string; fault: Fault }>> = {
  slow: { label: "answers late, as below", fault: {} },
  s500: { label: "fails: 500", fault: { status: 500 } },
  s503: { label: "is down: 503", fault: { status: 503 } },
  s429: { label: "asked too often: 429", fault: { status: 429 } },
  s404: { label: "knows nothing: 404", fault: { status: 404 } },
  s401: { label: "forgot the session: 401", fault: { status: 401 } },
  html: { label: "sends a page instead of JSON", fault: { body: "html" } },
  half: { label: "does the work, then breaks off", fault: { body: "half" } },
  wrong: { label: "sends JSON of a wrong type", fault: { body: "wrong" } },
  refuse: { label: "refuses the connection", fault: { connection: "refuse" } },
};

/** Converts the form's fields into the JSON of programs: `{ call: fault }`. */
export function faultFromForm({ call, fault, delay, times }: Record<string, unknown>): Record<string, unknown> {
  const number = (text: unknown) => (text === undefined || text === "" ? undefined : Number(text));
  return {
    [String(call)]: {
      ...(faultChoices[String(fault)]?.fault ?? { status: Number.NaN }),
      delay: number(delay),
      times: number(times),
    },
  };
}

/** "503, 2000 ms late, 3 more times" */
export function faultInWords({ status, body, connection, delay, times }: Fault): string {
  const bodies = { html: "a page instead of JSON", half: "breaks off", wrong: "a wrong type" };
  const parts = [connection && "refuses the connection", status, body && bodies[body], delay && `${delay} ms late`];
  return [
    ...parts.filter(Boolean),
    times === undefined ? "until cleared" : times === 1 ? "once" : `the next ${times} times`,
  ].join(", ");
}
