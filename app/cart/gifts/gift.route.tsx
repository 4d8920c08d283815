import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { formData } from "../../../server/guard/form";
import { returnTo, safePath } from "../../../server/guard/safe-path";
import { openVisit, type Visit } from "../../../server/visitor/visit";
import { pageTitles, rejectForm } from "../../shared/web/form/form-answer.server";
import { usePage } from "../../shared/web/modal/page";
import { Button } from "../../shared/ui/buttons/Button";
import { FormErrors } from "../../shared/web/form/FormErrors";
import { keepFormOffline } from "../../shared/web/form/keep-form-offline";
import { noLinks } from "../../shared/ui/messages/ErrorSummary";
import styles from "../clear.module.css";
import { useRefreshAfterSubmit } from "../store/use-refresh-after-submit";
import { setGift } from "./set-gift.server";

type RemoveGiftView = { title: string; error_title: string; return_to: string };

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  await visit.city();
  const view: RemoveGiftView = {
    ...pageTitles(visit, visit.t("gifts:removing.question")),
    return_to: wayBack(visit),
  };
  return visit.answer(view);
}

export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args);
  await visit.city();
  const form = await formData(args.request);
  const outcome = await setGift(visit, args.params.gift_id, "0");
  if (!outcome.ok) return rejectForm(visit, { errors: outcome.errors }, outcome.status);
  return visit.finish(form, safePath(form.get("return_to"), wayBack(visit)), { skipRevalidation: true });
}

const wayBack = (visit: Visit) => returnTo(visit.request, visit.path("cart"));

export const clientAction = keepFormOffline();

export { skipRevalidationForModals as shouldRevalidate } from "../../shared/web/modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: view?.title },
  { name: "robots", content: "noindex" },
];

export default function RemoveGiftRoute() {
  const { t } = useTranslation(["gifts", "common"]);
  const { view, sending, titleId, inModal, Form, Back } = usePage<RemoveGiftView>();
  const onSubmit = useRefreshAfterSubmit();
  return (
    <div className={inModal ? undefined : `wrap ${styles.page}`}>
      <div>
        <h1 id={titleId} className="dialog-title below-3">
          {t("removing.question")}
        </h1>
        <FormErrors title={t("common:errors.title")} idOf={noLinks} />
        <p className="soft below-5">{t("removing.text")}</p>
        <Form onSubmit={inModal ? onSubmit : undefined}>
          <input type="hidden" name="return_to" value={view.return_to} />
          <Button variant="danger" wide pending={sending}>
            {t("removing.submit")}
          </Button>{" "}
          <Back className={styles.back}>{t("removing.back")}</Back>
        </Form>
      </div>
    </div>
  );
}
