import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { singleValue, typedValues } from "../../../../server/guard/form";
import { asFailure, UpstreamFailure } from "../../../../server/upstream/failure";
import { openVisit, type Visit } from "../../../../server/visitor/visit";
import { cityTime, formatMinutes } from "../../../../rules/city-time";
import { HOST, type GroupOrder } from "../../../../server/group-order/group-order";
import { failureWords } from "../../../shared/web/errors/failure-words.server";
import { formAction } from "../../../shared/web/form/form-action.server";
import { pageTitles, rejectForm } from "../../../shared/web/form/form-answer.server";
import { keepFormOffline } from "../../../shared/web/form/keep-form-offline";
import { KEY_FIELD, NAME_FIELD, type JoinView } from "../group-order.view";
import { aboutWords } from "../group-order-view.server";
import { groupOfLink, joinGroup, nameIn, takesPart } from "../open-group.server";
import { environment } from "../../../../server/operate/environment";
import { Join } from "./Join";

/** Opening a link changes nothing, because chats open links to show what is behind them. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const group = await visit.needed(groupOfLink(visit, args.params.link).catch(ifLimited));
  if (group instanceof UpstreamFailure) return visit.answer(await limitedView(visit, group), 429);
  // The host and those who have joined need no name.
  if (group && visit.memberCookie?.id === group.id) return visit.redirect(visit.path("together"));
  const view = await joinView(visit, group);
  return visit.answer(view, view.state === "over" ? 404 : 200);
}

function ifLimited(error: unknown): UpstreamFailure {
  const failure = asFailure(error);
  if (failure.kind !== "limited") throw failure;
  return failure;
}

/** `about` is the time from which on links are looked up again, rounded up to a minute. */
async function limitedView(visit: Visit, { retryAfter = 1 }: UpstreamFailure): Promise<JoinView> {
  visit.retryAfter = retryAfter;
  const { minute } = cityTime(visit.now() + retryAfter * 1_000 + 59_999, await visit.city());
  const titles = pageTitles(visit, visit.t("group:title"));
  return { ...titles, host: "", key: "", state: "limited", about: formatMinutes(minute) };
}

async function joinView(visit: Visit, group: GroupOrder | undefined): Promise<JoinView> {
  const isOver = !group || group.state === "ordered";
  const host = group?.host ?? "";
  // A chat shows the title of a link that is sent in it.
  const heading = host && !isOver ? visit.t("group:titleJoin", { host }) : visit.t("group:title");
  const view = { ...pageTitles(visit, heading), host, key: randomUUID() };
  if (isOver) return { ...view, state: "over", about: "" };
  const isFull = group.guests.length >= environment().GROUP_ORDER_GUESTS;
  const about = aboutWords(visit, await visit.city(), group);
  if (group.state === "locked" || isFull) return { ...view, state: isFull ? "full" : "locked", about };
  return { ...view, state: "open", about, saved_form: true };
}

const MAX_KEY_LENGTH = 36;

export const action = formAction(async (visit, form, { params }) => {
  const { t } = visit;
  const name = nameIn(singleValue(form, NAME_FIELD));
  const refuse = (message: string, status = 422) =>
    rejectForm(visit, { errors: { [NAME_FIELD]: message }, typed: typedValues(form) }, status);
  let isIn: boolean;
  try {
    const group = await groupOfLink(visit, params.link);
    if (!group) return rejectForm(visit, { errors: { form: t("group:over") } }, 404);
    isIn = visit.memberCookie?.id === group.id;
    // The form of the host's own link.
    if (isIn && visit.memberCookie?.person === HOST) return await visit.finish(form, visit.path("together"));
    if (!isIn && (await takesPart(visit)))
      return rejectForm(visit, { errors: { form: t("group:leaveFirst") }, typed: typedValues(form) }, 409);
    if (!name) return refuse(t("group:nameMissing"));
    const key = singleValue(form, KEY_FIELD)?.slice(0, MAX_KEY_LENGTH) || randomUUID();
    const outcome = await joinGroup(visit, group, { name, key });
    if (outcome === "taken") return refuse(t("group:nameTaken", { name }), 409);
    if (outcome !== "joined") {
      const max = environment().GROUP_ORDER_GUESTS;
      const words = { locked: t("group:locked"), full: t("group:full", { max }), over: t("group:over") }[outcome];
      return rejectForm(visit, { errors: { form: words }, typed: typedValues(form) }, 409);
    }
  } catch (error) {
    const failure = asFailure(error);
    const { errors, status } = failureWords(t, failure);
    visit.retryAfter = failure.retryAfter;
    return rejectForm(visit, { errors, typed: typedValues(form) }, status);
  }
  if (isIn) return visit.finish(form, visit.path("together"));
  visit.setFlash({ tone: "good", text: t("group:joined") });
  return visit.finish(form, visit.path());
});

export const clientAction = keepFormOffline();

export { skipRevalidationForModals as shouldRevalidate } from "../../../shared/web/modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: view?.title },
  { name: "robots", content: "noindex, nofollow" },
];

export default function JoinRoute() {
  return <Join />;
}
