import { List } from "../list";
import { Time } from "../time";
import type { Section, SectionProps } from "../section";
import type { World } from "../../world";

const MAX_SHOWN_FORMS = 30;

const sentForms = ({ store }: World) => store.feedback.list();

function Body({ world }: SectionProps) {
  const rows = sentForms(world)
    .slice(0, MAX_SHOWN_FORMS)
    .map(({ id, kind, fields, created_at }) => ({
      key: id,
      cells: [
        <b key="kind">{kind.replaceAll("-", " ")}</b>,
        <span key="fields">
          {Object.entries(fields).map(([name, value]) => (
            <span key={name}>
              <small>{name}</small> {value}
              <br />
            </span>
          ))}
        </span>,
        <Time key="at" at={created_at} />,
      ],
    }));
  return <List empty="Nobody has sent a form yet." heads={["Form", "What it says", "At (UTC)"]} rows={rows} />;
}

export const feedback: Section = { id: "feedback", title: "Feedback", json: sentForms, Body };
