import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { singleValue, typedValues } from "../../../../server/guard/form";
import { asFailure } from "../../../../server/upstream/failure";
import { hostMembership } from "../../../../server/visitor/group-membership";
import { openVisit, type Visit } from "../../../../server/visitor/visit";
import type { DocumentHandle } from "../../../shared/web/context/document-handle";
import { failureWords } from "../../../shared/web/errors/failure-words.server";
import { formAction } from "../../../shared/web/form/form-action.server";
import { rejectForm } from "../../../shared/web/form/form-answer.server";
import { keepFormOffline } from "../../../shared/web/form/keep-form-offline";
import { groupIntents, NAME_FIELD } from "../group-order.view";
import { groupOrderView } from "../group-order-view.server";
import { groupPath, isAwayFromGroup } from "../group-line.server";
import { lockGroup, offersGroupOrders, openGroup, takesPart } from "../open-group.server";
import { GroupOrder } from "./GroupOrder";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  await visit.city();
  // The host's group order has its page in its own city.
  if (visit.membership && isAwayFromGroup(visit)) return visit.redirect(groupPath(visit));
  const view = await groupOrderView(visit);
  return visit.answer(view, view.state === "unknown" ? 503 : 200);
}

export const action = formAction(async (visit, form) => {
  await visit.city();
  const intent = groupIntents.take(form);
  try {
    await change(visit, form, intent?.name);
  } catch (error) {
    const failure = asFailure(error);
    const { errors, status } = failureWords(visit.t, failure);
    visit.retryAfter = failure.retryAfter;
    return rejectForm(visit, { errors, typed: typedValues(form) }, status);
  }
  return visit.finish(form, visit.path(intent?.name === "done" ? "" : "together"));
});

/** A form of another role, or of a group order that has ended, changes nothing: the page shows how things are. */
async function change(visit: Visit, form: FormData, intent: string | undefined) {
  const { membership } = visit;
  const asHost = hostMembership(visit);
  if (intent === "open" && offersGroupOrders() && !(await takesPart(visit)))
    return openGroup(visit, singleValue(form, NAME_FIELD) ?? "");
  // The others keep their shares.
  if (intent === "done" && membership && "group" in membership && membership.group.state === "ordered")
    return visit.leaveGroupOrder();
  if (asHost && (intent === "lock" || intent === "unlock")) await lockGroup(asHost.group.id, intent === "lock");
}

export const clientAction = keepFormOffline();

export { skipRevalidationForModals as shouldRevalidate } from "../../../shared/web/modal/revalidation";

export const handle: DocumentHandle = { hasSecret: true };

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: view?.title },
  { name: "robots", content: "noindex" },
];

export default function GroupOrderRoute() {
  return <GroupOrder />;
}
