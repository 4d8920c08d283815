import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { formData, type Constraints } from "../../server/guard/form";
import { openVisit } from "../../server/visitor/visit";
import { pageTitles } from "../page/form-answer.server";
import { keepFormOffline } from "../page/keep-form-offline";
import { usePage } from "../modal/page";
import { Icon } from "../ui/Icon";
import { addressConstraints } from "./address-fields.server";
import { AddressForm } from "./AddressForm";
import { carriedAddress } from "./carried-address.server";
import { filledAddress } from "./order-type-view.server";
import styles from "./place.module.css";
import { returnTo } from "./return-to.server";
import { setKnownAddress, setTypedAddress } from "./set-address.server";
import { notifyWhenServed } from "./unserved.server";

export type AddressView = {
  heading: string;
  title: string;
  error_title: string;
  return_to: string;
  filled: Record<string, string>;
  constraints: Constraints;
};

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const { order_types } = await visit.city();
  if (!order_types.delivery) throw redirect(visit.path("order-type"));
  const heading = visit.t("place:where");
  const filled = (await carriedAddress(visit)) ?? filledAddress(visit);
  const view: AddressView = {
    heading,
    ...pageTitles(visit, heading),
    return_to: returnTo(visit),
    filled,
    constraints: addressConstraints,
  };
  return visit.answer(view);
}

/** Answers three forms: a typed address, a known address, and the request to be notified when a zone grows. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args);
  const { order_types } = await visit.city();
  const form = await formData(args.request);
  if (!order_types.delivery) return visit.redirect(visit.path("order-type"));
  if (form.has("phone")) return notifyWhenServed(visit, form);
  return form.has("delivery_address_id") ? setKnownAddress(visit, form) : setTypedAddress(visit, form);
}

export const clientAction = keepFormOffline((t) => t("common:failure.unreachable"));

export { skipRevalidationForModals as shouldRevalidate } from "../modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [{ title: view?.title }];

/** The address form by itself. A rejected form of the order-type page comes back here without scripts. */
export default function AddressPage() {
  const { t } = useTranslation("place");
  const { view, answer, sending, titleId, Form, Back } = usePage<AddressView>();
  return (
    <div className={`wrap ${styles.page}`}>
      <Back className={styles.back}>
        <Icon name="arrow-left" /> <span>{t("back")}</span>
      </Back>
      <h1 id={titleId}>{view.heading}</h1>
      <div className={styles.panel}>
        <AddressForm
          filled={view.filled}
          constraints={view.constraints}
          return_to={view.return_to}
          answer={answer}
          sending={sending}
          Form={Form}
        />
      </div>
    </div>
  );
}
