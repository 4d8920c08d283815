import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { typedValues, type Constraints } from "../../../../../server/guard/form";
import { returnTo } from "../../../../../server/guard/safe-path";
import { openVisit } from "../../../../../server/visitor/visit";
import { formAction } from "../../../../shared/web/form/form-action.server";
import { pageTitles, rejectForm } from "../../../../shared/web/form/form-answer.server";
import { keepFormOffline } from "../../../../shared/web/form/keep-form-offline";
import { PageCard } from "../../../../shared/web/modal/PageCard";
import { usePage } from "../../../../shared/web/modal/page";
import { BackLink } from "../../../../shared/ui/buttons/Links";
import { addressConstraints, carriedAddress, filledAddress } from "../address-form.server";
import { savedAddresses } from "../saved-addresses.server";
import { AddressForm } from "../form/AddressForm";
import { questionOfSaved } from "../pick/question.server";
import { KnownAddresses } from "../form/KnownAddresses";
import { moveToCity } from "../other-city.server";
import type { WithSavedForm } from "../../../../shared/web/switches/saved-form";
import styles from "../../place.module.css";
import { addressIntents, type AddressAnswer, type OrderTypeView } from "../../place.view";
import { setKnownAddress, setTypedAddress } from "../set-address.server";
import { readId } from "../../../../../rules/digits";

export type AddressView = {
  heading: string;
  title: string;
  error_title: string;
  return_to: string;
  filled: Record<string, string>;
  constraints: Constraints;
  door: boolean;
} & WithSavedForm &
  Pick<OrderTypeView, "current" | "saved" | "saved_failed">;

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const city = await visit.city();
  if (!city.order_types.delivery) throw redirect(visit.path("order-type"));
  const door = new URL(args.request.url).searchParams.has("door") && visit.place.address !== undefined;
  const heading = visit.t(door ? "place:door.title" : "place:where");
  const saved = door ? { saved: [], saved_failed: false } : await savedAddresses(visit, city);
  const filled = (await carriedAddress(visit)) ?? filledAddress(visit);
  const view: AddressView = {
    heading,
    ...pageTitles(visit, heading),
    return_to: returnTo(visit.request, visit.path()),
    filled,
    constraints: addressConstraints,
    door,
    saved_form: true,
    current: await visit.orderType(),
    ...saved,
  };
  return visit.answer(view);
}

export const action = formAction(async (visit, form) => {
  const { order_types } = await visit.city();
  if (!order_types.delivery) return visit.redirect(visit.path("order-type"));
  switch (addressIntents.take(form)?.name) {
    case "typed":
      return setTypedAddress(visit, form);
    case "known": {
      const id = readId(form.get("delivery_address_id"));
      const question = id && (await questionOfSaved(visit, id));
      return question ? visit.finish(form, question, { skipRevalidation: true }) : setKnownAddress(visit, form);
    }
    case "move":
      return moveToCity(visit, form);
    case undefined: {
      const errors = { form: visit.t("common:formOld") };
      return rejectForm<AddressAnswer>(visit, { errors, typed: typedValues(form) }, 400);
    }
  }
});

export const clientAction = keepFormOffline();

export { skipRevalidationForModals as shouldRevalidate } from "../../../../shared/web/modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [{ title: view?.title }];

/** The address form as a page. Without scripts, a rejected form of the order-type page is shown here. */
export default function AddressPage() {
  const { t } = useTranslation(["place", "common"]);
  const { view, answer, sending, titleId, Form, Back } = usePage<AddressView>();
  return (
    <div className={`wrap ${styles.page}`}>
      <BackLink as={Back} className={styles.back}>
        {t("common:back")}
      </BackLink>
      <h1 id={titleId}>{view.heading}</h1>
      <PageCard>
        {!view.door && <KnownAddresses view={view} sending={sending} Form={Form} />}
        <AddressForm
          door={view.door}
          filled={view.filled}
          constraints={view.constraints}
          return_to={view.return_to}
          answer={answer}
          sending={sending}
          Form={Form}
        />
      </PageCard>
    </div>
  );
}
