import { List } from "../list";
import { Time } from "../time";
import type { Section, SectionProps } from "../section";
import type { World } from "../../world";

const MAX_LISTED_CODES = 200;
const MAX_SHOWN_CODES = 20;

function sentCodes({ store }: World) {
  return store.codes
    .outbox(MAX_LISTED_CODES)
    .map(({ phone, channel, code, sent_at }) => ({ phone, channel, code, at: sent_at }));
}

function Body({ world }: SectionProps) {
  const rows = sentCodes(world)
    .slice(0, MAX_SHOWN_CODES)
    .map(({ phone, channel, code, at }, index) => ({
      key: index,
      cells: [
        <b className="code" key="code">
          {code}
        </b>,
        <span key="to">
          +{phone}
          <br />
          <small>
            {channel}, <Time at={at} />
          </small>
        </span>,
      ],
    }));
  return (
    <List
      empty="No codes yet. Sign in at the shop, and the code appears here."
      heads={["Code", "To, by, at (UTC)"]}
      rows={rows}
    />
  );
}

export const outbox: Section = { id: "outbox", title: "Sent codes", json: sentCodes, Body, place: "side" };
