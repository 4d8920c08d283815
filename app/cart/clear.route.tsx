import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { formData } from "../../server/guard/form";
import { returnTo, safePath } from "../../server/guard/safe-path";
import { openVisit, type Visit } from "../../server/visitor/visit";
import { acceptCart } from "../shared/basket/accept-cart.server";
import { setPieces } from "../shared/basket/set-pieces.server";
import { rejectForm, pageTitles } from "../shared/web/form/form-answer.server";
import { usePage } from "../shared/web/modal/page";
import { PageCard } from "../shared/web/modal/PageCard";
import { Button } from "../shared/ui/buttons/Button";
import { FormErrors } from "../shared/web/form/FormErrors";
import { keepFormOffline } from "../shared/web/form/keep-form-offline";
import { noLinks } from "../shared/ui/messages/ErrorSummary";
import styles from "./clear.module.css";
import { refusal } from "../shared/basket/cart-outcome.server";
import { useRefreshAfterSubmit } from "./store/use-refresh-after-submit";

/** `has_guests`: others who fill the cart lose their dishes, too. */
export type ClearView = { title: string; error_title: string; return_to: string; has_guests: boolean };

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  await visit.city();
  const view: ClearView = {
    ...pageTitles(visit, visit.t("cart:clearing.question")),
    return_to: returnTo(args.request, visit.path("cart")),
    has_guests: visit.basket.hasOthersDishes,
  };
  return visit.answer(view);
}

/** Empties the cart. A visitor without a session has no cart. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args);
  await visit.city();
  const form = await formData(args.request);
  const back = safePath(form.get("return_to"), returnTo(args.request, visit.path("cart")));
  try {
    if (!visit.basket.isOwn) await clearOwnPart(visit);
    else if (visit.session) {
      const answer = await visit.upstream.cartClear({});
      await visit.basket.emptied?.();
      await acceptCart(visit, answer);
    }
  } catch (error) {
    const { errors, status } = await refusal(visit, error);
    return rejectForm(visit, { errors }, status);
  }
  return visit.finish(form, back, { skipRevalidation: true });
}

/** In somebody else's basket a visitor takes out what is theirs. */
async function clearOwnPart(visit: Visit) {
  for (const line of Object.values((await visit.cart())?.products ?? {}))
    await setPieces(visit, { product_key: line.product_key, modifiers: line.chosen_modifiers ?? undefined, line }, 0);
}

export const clientAction = keepFormOffline();

export { skipRevalidationForModals as shouldRevalidate } from "../shared/web/modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: view?.title },
  { name: "robots", content: "noindex" },
];

export default function ClearRoute() {
  const { t } = useTranslation(["cart", "common"]);
  const { view, sending, titleId, inModal, Form, Back } = usePage<ClearView>();
  const onSubmit = useRefreshAfterSubmit();
  return (
    <div className={inModal ? undefined : `wrap ${styles.page}`}>
      <PageCard bare={inModal}>
        <h1 id={titleId} className="dialog-title below-3">
          {t("clearing.question")}
        </h1>
        <FormErrors title={t("common:errors.title")} idOf={noLinks} />
        <p className="soft below-5">{t(view.has_guests ? "clearing.textForAll" : "clearing.text")}</p>
        <Form onSubmit={inModal ? onSubmit : undefined}>
          <input type="hidden" name="return_to" value={view.return_to} />
          <Button wide pending={sending}>
            {t("clearing.submit")}
          </Button>{" "}
          <Back className={styles.back}>{t("clearing.back")}</Back>
        </Form>
      </PageCard>
    </div>
  );
}
