import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formData, wantsData } from "../../../../server/guard/form";
import { returnTo } from "../../../../server/guard/safe-path";
import { openVisit } from "../../../../server/visitor/visit";
import type { OrderType } from "../../../../rules/order";
import { useCityFrame } from "../../../shared/web/context/city-frame";
import { usePage, type FormAnswer } from "../../../shared/web/modal/page";
import { keepFormOffline } from "../../../shared/web/form/keep-form-offline";
import { BackLink } from "../../../shared/ui/buttons/Links";
import { Segmented } from "../../../shared/ui/buttons/Segmented";
import { AddressForm } from "../address/form/AddressForm";
import { KnownAddresses } from "../address/form/KnownAddresses";
import { orderTypeView } from "./order-type-view.server";
import { PageCard } from "../../../shared/web/modal/PageCard";
import styles from "../place.module.css";
import type { OrderTypeView } from "../place.view";
import { savePosition } from "../shops/list/save-position.server";
import { shopsIntents } from "../shops/list/shops.view";
import { TakeawayChoice } from "./TakeawayChoice";
import { cityPath } from "../../../../rules/city-alias";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const view = await orderTypeView(visit);
  return visit.answer(view, view.order_type === "takeaway" && !view.shops ? 503 : 200);
}

/** Handles the browser's position. The dialog gets the nearest shops in the response; the page is loaded again. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args);
  const form = await formData(args.request);
  const near = shopsIntents.take(form)?.name === "near" ? savePosition(visit, form) : undefined;
  if (wantsData(form)) return visit.answer<FormAnswer>({ view: await orderTypeView(visit, near) });
  const return_to = returnTo(visit.request, visit.path());
  return visit.redirect(
    visit.path(`order-type?${new URLSearchParams({ order_type: "takeaway", return_to }).toString()}`),
  );
}

export const clientAction = keepFormOffline();

export { skipRevalidationForModals as shouldRevalidate } from "../../../shared/web/modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [{ title: view?.title }];

/** OrderTypesModal and its page: delivery or takeaway, and the place. Its forms post to `{city}/address`. */
export default function OrderTypePage() {
  const { t } = useTranslation(["place", "common"]);
  const { view, answer, sending, titleId, inModal, Form, Back } = usePage<OrderTypeView>();
  const [chosen, setChosen] = useState<OrderType>();
  const shown = (inModal && chosen) || view.order_type;
  return (
    <div className={inModal ? undefined : `wrap ${styles.page}`}>
      {!inModal && (
        <BackLink as={Back} className={styles.back}>
          {t("common:back")}
        </BackLink>
      )}
      <h1 id={titleId} className={inModal ? `dialog-title below-5` : undefined}>
        {view.heading}
      </h1>
      <PageCard bare={inModal}>
        <Types view={view} shown={shown} choose={inModal ? setChosen : undefined} />
        {shown === "delivery" ? (
          <>
            <KnownAddresses view={view} sending={sending} Form={Form} />
            <AddressForm
              {...addressToType(view)}
              constraints={view.constraints}
              return_to={view.return_to}
              answer={answer}
              sending={sending}
              Form={Form}
            />
          </>
        ) : (
          <TakeawayChoice view={view} />
        )}
      </PageCard>
    </div>
  );
}

/**
 * In a switch back to delivery the known address takes one press, and the form is for another address; otherwise the
 * form changes the chosen address.
 */
function addressToType({ known, current, filled, carried }: OrderTypeView) {
  const isOther = Boolean(known) && current === "takeaway";
  return { filled: carried ?? (isOther ? {} : filled), variant: isOther ? ("outline" as const) : undefined };
}

type TypesProps = { view: OrderTypeView; shown: OrderType; choose?: (type: OrderType) => void };

/** Links on the page; buttons in the modal, which already has the data of both types. */
function Types({ view: { offers, return_to }, shown, choose }: TypesProps) {
  const { t } = useTranslation("place");
  const { city } = useCityFrame();
  const types = (["delivery", "takeaway"] as const).filter((type) => offers[type]);
  if (types.length < 2) return <p className="soft below-5">{t(`only.${shown}`, { city: city.name })}</p>;
  const items = types.map((type) => {
    const common = { label: t(`types.${type}`), current: type === shown };
    if (choose) return { ...common, type: "button" as const, onClick: () => choose(type) };
    return {
      ...common,
      to: cityPath(city.alias, `order-type?${new URLSearchParams({ order_type: type, return_to })}`),
      preventScrollReset: true,
    };
  });
  return <Segmented label={t("orderType")} items={items} wide className="below-6" />;
}
