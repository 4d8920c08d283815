import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { formData } from "../../../../server/guard/form";
import { HOST } from "../../../../server/group-order/group-order";
import { asFailure } from "../../../../server/upstream/failure";
import { guestMembership, hostMembership } from "../../../../server/visitor/group-membership";
import { openVisit, type Visit } from "../../../../server/visitor/visit";
import clear from "../../clear.module.css";
import { failureWords } from "../../../shared/web/errors/failure-words.server";
import { pageTitles, rejectForm } from "../../../shared/web/form/form-answer.server";
import { FormErrors } from "../../../shared/web/form/FormErrors";
import { keepFormOffline } from "../../../shared/web/form/keep-form-offline";
import { usePage } from "../../../shared/web/modal/page";
import { PageCard } from "../../../shared/web/modal/PageCard";
import { Button } from "../../../shared/ui/buttons/Button";
import { noLinks } from "../../../shared/ui/messages/ErrorSummary";
import type { LeaveView } from "../group-order.view";
import { closeGroup, leaveGroup, removeGuest } from "../open-group.server";

/** Asks before somebody leaves a group order, or the host removes a guest or closes it. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  await visit.city();
  const view = leaveView(visit, args.params.person);
  return view ? visit.answer(view) : visit.redirect(visit.path("together"));
}

/** Undefined if there is nobody to ask about any more, or the visitor may not take them out. */
function leaveView(visit: Visit, person: string | undefined): LeaveView | undefined {
  const { membership, t } = visit;
  if (!membership || !("group" in membership) || membership.group.state === "ordered") return undefined;
  const { guests, state } = membership.group;
  const named = (kind: LeaveView["kind"], name = ""): LeaveView => ({
    ...pageTitles(visit, t(`group:out.${kind}.title`, { name })),
    kind,
    name,
    return_to: visit.path("together"),
  });
  if (person === membership.person) {
    if (person === HOST) return named("close");
    return named(state === "locked" ? "leaveLocked" : "leave");
  }
  const guest = membership.role === "host" && guests.find(({ id }) => id === person);
  return guest ? named("remove", guest.name) : undefined;
}

export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args);
  await visit.city();
  const form = await formData(args.request);
  const { membership, t } = visit;
  // The second press has the cookie of before the first, and says the same.
  if (membership?.role === "over" && membership.person === args.params.person) {
    visit.setFlash({ tone: "good", text: t(membership.person === HOST ? "group:closed" : "group:left") });
    return visit.finish(form, visit.path());
  }
  const view = leaveView(visit, args.params.person);
  try {
    if (view) await takeOut(visit, view.kind, args.params.person ?? "");
  } catch (error) {
    const { errors, status } = failureWords(t, asFailure(error));
    return rejectForm(visit, { errors: { form: errors.form ?? Object.values(errors)[0] ?? "" } }, status);
  }
  return visit.finish(form, visit.path(!view || view.kind === "remove" ? "together" : ""));
}

async function takeOut(visit: Visit, kind: LeaveView["kind"], person: string) {
  const { t } = visit;
  const asHost = hostMembership(visit);
  const asGuest = guestMembership(visit);
  if (kind === "remove" && asHost) return removeGuest(visit, asHost.group.id, person);
  if (kind === "close" && asHost) {
    await closeGroup(visit, asHost.group.id);
    visit.setFlash({ tone: "good", text: t("group:closed") });
  } else if (asGuest) {
    const isLocked = await leaveGroup(visit, asGuest.group.id, person);
    visit.setFlash({ tone: "good", text: t(isLocked ? "group:leftLocked" : "group:left") });
  }
}

export const clientAction = keepFormOffline();

export { skipRevalidationForModals as shouldRevalidate } from "../../../shared/web/modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: view?.title },
  { name: "robots", content: "noindex" },
];

export default function LeavePage() {
  const { t } = useTranslation("group");
  const { view, sending, titleId, Form, Back } = usePage<LeaveView>();
  const { kind, name } = view;
  return (
    <div className={`wrap ${clear.page}`}>
      <PageCard>
        <h1 id={titleId} className="dialog-title below-3">
          {t(`out.${kind}.title`, { name })}
        </h1>
        <FormErrors title={t("title")} idOf={noLinks} />
        <p className="soft below-5">{t(`out.${kind}.text`)}</p>
        <Form>
          <input type="hidden" name="sure" value="1" />
          <Button wide pending={sending}>
            {t(`out.${kind}.submit`)}
          </Button>{" "}
          <Back className={clear.back}>{t("out.back")}</Back>
        </Form>
      </PageCard>
    </div>
  );
}
