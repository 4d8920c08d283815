import type { Visit } from "../../server/visitor/visit";
import type { UnderWayView } from "../context/city-frame";

/** The line of the group order that the visitor takes part in, on every page but its own. */
export function groupLine(visit: Visit): UnderWayView | undefined {
  const { t } = visit;
  const seat = visit.asGuest ?? visit.asHost;
  if (!seat) return undefined;
  const to = visit.path("together");
  const title = t("group:line.title");
  const note = t("group:line.people", { count: seat.group.guests.length + 1 });
  return { name: title, title, note, icon: "users", to, own_pages: to, words: t("group:line.open") };
}
