import { List } from "../list";
import { Time } from "../time";
import type { Section, SectionProps } from "../section";
import type { World } from "../../world";

const LISTED = 200;
const SHOWN = 20;

/** The "sent" codes, newest first. */
function sentCodes({ store }: World) {
  return store.codes.outbox(LISTED).map(({ phone, channel, code, sent_at }) => ({ phone, channel, code, at: sent_at }));
}

function Body({ world }: SectionProps) {
  const rows = sentCodes(world)
    .slice(0, SHOWN)
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
