import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { formData, typedValues } from "../../../server/guard/form";
import { asFailure } from "../../../server/upstream/failure";
import { openVisit, type Visit } from "../../../server/visitor/visit";
import { pageTitles, rejectForm } from "../../shared/web/form/form-answer.server";
import { FormErrors } from "../../shared/web/form/FormErrors";
import { keepFormOffline } from "../../shared/web/form/keep-form-offline";
import { usePage } from "../../shared/web/modal/page";
import { customerOnly } from "../../account/profile/customer.server";
import { ReplacesCart } from "../../account/profile/orders/ReplacesCart";
import { askBeforeReplacing, repeatOrder } from "../../account/profile/orders/repeat-order.server";
import { ButtonLink } from "../../shared/ui/buttons/Button";
import { noLinks } from "../../shared/ui/messages/ErrorSummary";
import { EmptyState } from "../../shared/ui/messages/EmptyState";
import { basketOfBrowser } from "./baskets-of-browser.server";
import { takeawayOfCustomer } from "./baskets-of-customer.server";
import { orderBasket } from "./order-basket.server";
import { Usual } from "./Usual";
import styles from "./Usual.module.css";
import { usualIntents, type UsualAnswer, type UsualPageView } from "./usual.view";
import { PAGE_PATIENCE_MS, usualView } from "./usual-view.server";
import { sends } from "../../../rules/sent-fields";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  await visit.city();
  return visit.answer<UsualPageView>({
    ...pageTitles(visit, visit.t("menu:usual.title")),
    action: visit.path("usual"),
    menu: visit.path(),
    ...(await usualView(visit, PAGE_PATIENCE_MS)),
  });
}

/** Puts a basket into the cart, and asks first if the cart is filled. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args);
  await visit.city();
  const form = await formData(args.request);
  const asked = usualIntents.take(form);
  switch (asked?.name) {
    case "repeat":
      await customerOnly(visit);
      return (
        (await askBeforeReplacing(visit, usualIntents.field("replace_by_repeat", asked.argument).value)) ??
        repeat(visit, form, asked.argument)
      );
    case "replace_by_repeat":
      await customerOnly(visit);
      return repeat(visit, form, asked.argument);
    case "order":
      return (
        (await askBeforeReplacing(visit, usualIntents.field("replace_by_order", asked.argument).value)) ??
        order(visit, form, asked.argument)
      );
    case "replace_by_order":
      return order(visit, form, asked.argument);
    case undefined:
      return rejectForm(visit, { errors: { form: visit.t("common:formOld") }, typed: typedValues(form) }, 400);
  }
}

/** A takeaway that the upstream does not repeat, because its shop takes no orders now, is ordered at another one. */
function repeat(visit: Visit, form: FormData, number: string) {
  return repeatOrder(visit, form, number, "checkout", async () => {
    const basket = await takeawayOfCustomer(visit, number).catch((error: unknown) => void asFailure(error));
    return basket && orderBasket(visit, form, basket);
  });
}

async function order(visit: Visit, form: FormData, id: string) {
  const basket = await basketOfBrowser(visit, id);
  if (!basket) return rejectForm(visit, { errors: { form: visit.t("menu:usual.unknown") } }, 409);
  return orderBasket(visit, form, basket);
}

export const clientAction = keepFormOffline();

export { skipRevalidationForModals as shouldRevalidate } from "../../shared/web/modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: view?.title },
  { name: "robots", content: "noindex" },
];

/** The question whether to replace the cart, and the baskets that can be ordered again. */
export default function UsualPage() {
  const { t } = useTranslation("menu");
  const { view, answer } = usePage<UsualPageView>();
  const { replaces, errors } = (answer ?? {}) as UsualAnswer;
  return (
    <div className={styles.page}>
      <div className="wrap">
        <FormErrors title={t("usual.failed")} errors={errors} idOf={noLinks} />
        {replaces && (
          <ReplacesCart button={sends({ intent: replaces })} text={t("usual.replaces")} here={view.action} />
        )}
      </div>
      {view.usual ? (
        <Usual view={view.usual} heading="h1" />
      ) : (
        <div className="wrap">
          <h1 className="visually-hidden">{t("usual.title")}</h1>
          <Nothing view={view} />
        </div>
      )}
    </div>
  );
}

function Nothing({ view: { unknown, action, menu } }: { view: UsualPageView }) {
  const { t } = useTranslation("menu");
  const { t: c } = useTranslation("common");
  return unknown ? (
    <EmptyState
      icon="wifi-off"
      title={t("usual.down")}
      action={<ButtonLink to={action}>{c("errors.retry")}</ButtonLink>}
    />
  ) : (
    <EmptyState
      icon="utensils"
      title={t("usual.none")}
      action={<ButtonLink to={menu}>{c("errors.toMenu")}</ButtonLink>}
    />
  );
}
