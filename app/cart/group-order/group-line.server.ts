import { cityPath } from "../../../rules/city-alias";
import type { KnownMembership } from "../../../server/visitor/group-membership";
import type { Visit } from "../../../server/visitor/visit";
import type { ActiveOrderView } from "../../shared/web/context/city-frame";
import { sharesOf } from "./shares.server";

/**
 * The line of the group order that the visitor takes part in, on every page but its own. Once the order is placed, it
 * leads to who owes what, until the visitor needs that no more.
 */
export async function groupLine(visit: Visit): Promise<ActiveOrderView | undefined> {
  const { membership, t } = visit;
  if (!membership || !("group" in membership)) return undefined;
  const to = groupPath(visit);
  const title = t("group:line.title");
  return {
    name: title,
    title,
    note: await noteOf(visit, membership),
    icon: "users",
    to,
    own_pages: to,
    is_below_header: true,
    words: t("group:line.open"),
  };
}

/** The group order's page, in its own city. */
export const groupPath = (visit: Visit) =>
  visit.memberCookie ? cityPath(visit.memberCookie.city, "together") : visit.path("together");

/** Whether a host is in another city than that of the group order. */
export const isAwayFromGroup = (visit: Visit) => groupPath(visit) !== visit.path("together");

async function noteOf(visit: Visit, { role, group }: KnownMembership): Promise<string> {
  const { t } = visit;
  const isHost = role === "host";
  switch (group.state) {
    case "open":
      return t("group:line.people", { count: group.guests.length + 1 });
    case "locked":
      return isHost ? t("group:lockedTitle") : t("group:join.lockedTitle");
    case "ordered": {
      const own = sharesOf(visit, await visit.city())?.rows.find(({ is_you }) => is_you);
      return own && !isHost ? t("group:shares.yours", { total: own.total }) : t("group:shares.title");
    }
  }
}
