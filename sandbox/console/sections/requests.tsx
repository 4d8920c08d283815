import { List } from "../list";
import { Time } from "../time";
import type { Section, SectionProps } from "../section";

const MAX_SHOWN_REQUESTS = 40;

function Body({ world }: SectionProps) {
  const rows = world.requests
    .latest()
    .slice(0, MAX_SHOWN_REQUESTS)
    .map(({ at, call, method, path, body, session, status, took }, index) => ({
      key: index,
      cells: [
        <Time key="at" at={at} />,
        <span key="call">
          <b>{call}</b>
          {session ? <small> {session}…</small> : null}
        </span>,
        <span key="what">
          <code>
            {method} {path}
          </code>
          {body ? (
            <details>
              <summary>body</summary>
              <pre>{body}</pre>
            </details>
          ) : null}
        </span>,
        <span key="status" className={`answer ${status >= 200 && status < 300 ? "good" : "bad"}`}>
          {status || "cut off"}
        </span>,
        `${took} ms`,
      ],
    }));
  return <List empty="No calls yet." heads={["At (UTC)", "Call", "Request", "Answer", "Took"]} rows={rows} />;
}

export const requests: Section = {
  id: "requests",
  title: "Last requests",
  json: ({ requests: log }) => log.latest(),
  Body,
  place: "last",
};
