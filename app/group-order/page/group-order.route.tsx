import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { formData, singleValue, typedValues } from "../../../server/guard/form";
import { asFailure } from "../../../server/upstream/failure";
import { openVisit, type Visit } from "../../../server/visitor/visit";
import { failureWords } from "../../errors/failure-words.server";
import { rejectForm } from "../../form/form-answer.server";
import { groupIntents, NAME_FIELD } from "../group-order.view";
import { groupOrderView } from "../group-order-view.server";
import { closeGroup, lockGroup, offersGroupOrders, openGroup, removeGuest, takesPart } from "../open-group.server";
import { GroupOrder } from "./GroupOrder";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const view = await groupOrderView(visit);
  return visit.answer(view, view.state === "unknown" ? 503 : 200);
}

export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args);
  await visit.city();
  const form = await formData(args.request);
  const intent = groupIntents.take(form);
  try {
    await change(visit, form, intent?.name, intent?.argument ?? "");
  } catch (error) {
    const { errors, status } = failureWords(visit.t, asFailure(error));
    return rejectForm(visit, { errors, typed: typedValues(form) }, status);
  }
  const isLeaving = intent?.name === "leave" || intent?.name === "close";
  return visit.finish(form, visit.path(isLeaving ? "" : "together"));
}

/** A form of another role, or of a group order that has ended, changes nothing: the page shows how things are. */
async function change(visit: Visit, form: FormData, intent: string | undefined, argument: string) {
  const { seat } = visit;
  if (intent === "open" && offersGroupOrders() && !(await takesPart(visit)))
    return openGroup(visit, singleValue(form, NAME_FIELD) ?? "");
  if (seat?.role === "guest" && intent === "leave") {
    await removeGuest(visit, seat.group.id, seat.person, false);
    visit.leaveGroupOrder();
    visit.setFlash({ tone: "good", text: visit.t("group:left") });
  }
  if (seat?.role !== "host") return;
  const { id } = seat.group;
  if (intent === "lock" || intent === "unlock") await lockGroup(id, intent === "lock");
  if (intent === "remove") await removeGuest(visit, id, argument, true);
  // The guests keep their shares.
  if (intent === "close" && seat.group.state === "ordered") return visit.leaveGroupOrder();
  if (intent === "close") {
    await closeGroup(visit, id);
    visit.setFlash({ tone: "good", text: visit.t("group:closed") });
  }
}

export { skipRevalidationForModals as shouldRevalidate } from "../../modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: view?.title },
  { name: "robots", content: "noindex" },
];

export default function GroupOrderRoute() {
  return <GroupOrder />;
}
