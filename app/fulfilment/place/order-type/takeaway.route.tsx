import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { formData } from "../../../../server/guard/form";
import { returnTo } from "../../../../server/guard/safe-path";
import { openVisit } from "../../../../server/visitor/visit";
import { pageTitles } from "../../../shared/web/form/form-answer.server";
import { keepFormOffline } from "../../../shared/web/form/keep-form-offline";
import { usePage } from "../../../shared/web/modal/page";
import { Confirm } from "../Confirm";
import { chooseAnother, setShop } from "../shops/set-shop.server";
import { findShop, shopView } from "../shops/shop-view.server";

export type TakeawayView = {
  heading: string;
  title: string;
  error_title: string;
  return_to: string;
  street: string;
  hours: string;
};

/** Redirects to the choice of a shop if the visitor has none. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const city = await visit.city();
  const shop = city.order_types.takeaway ? await visit.needed(findShop(visit, city, visit.place.shop?.id)) : undefined;
  if (!shop)
    throw redirect(
      `${visit.path("order-type")}?${new URLSearchParams({ order_type: "takeaway", return_to: returnTo(visit.request, visit.path()) })}`,
    );
  const { street, hours } = shopView(visit, city, shop);
  const heading = visit.t("place:takeaway.question");
  const view: TakeawayView = {
    heading,
    ...pageTitles(visit, heading),
    return_to: returnTo(visit.request, visit.path()),
    street,
    hours,
  };
  return visit.answer(view);
}

export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args);
  const { order_types } = await visit.city();
  const form = await formData(args.request);
  const { shop } = visit.place;
  return shop && order_types.takeaway ? setShop(visit, form, shop.id) : chooseAnother(visit, form);
}

export const clientAction = keepFormOffline();

export { skipRevalidationForModals as shouldRevalidate } from "../../../shared/web/modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [{ title: view?.title }];

/** ConfirmChangeTakeaway and its page. */
export default function TakeawayPage() {
  const { t } = useTranslation("place");
  const { view } = usePage<TakeawayView>();
  return (
    <Confirm heading={view.heading} submit={t("takeaway.submit")}>
      <p>{t("takeaway.text", { street: view.street })}</p>
      {view.hours && <p>{view.hours}</p>}
    </Confirm>
  );
}
