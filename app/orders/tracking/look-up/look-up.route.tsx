import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { openVisit } from "../../../../server/visitor/visit";
import account from "../../../sign-in/account.module.css";
import { PhoneField } from "../../../sign-in/PhoneField";
import { ModalLink } from "../../../shared/web/modal/ModalLink";
import { usePage } from "../../../shared/web/modal/page";
import { formAction } from "../../../shared/web/form/form-action.server";
import { FormSwitches } from "../../../shared/web/form/FormSwitches";
import { FormErrors } from "../../../shared/web/form/FormErrors";
import { keepFormOffline } from "../../../shared/web/form/keep-form-offline";
import { fieldProps, useFormFields } from "../../../shared/web/form/use-form-fields";
import { Button } from "../../../shared/ui/buttons/Button";
import { Field } from "../../../shared/ui/fields/Field";
import { BackLink } from "../../../shared/ui/buttons/Links";
import { Notice } from "../../../shared/ui/messages/Notice";
import { lookUp, lookUpView } from "./look-up.server";
import type { LookUpAnswer, LookUpView } from "./look-up.view";
import styles from "./look-up.module.css";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  return visit.answer<LookUpView>(await lookUpView(visit));
}

export const action = formAction(lookUp);

export const clientAction = keepFormOffline();

export { skipRevalidationForModals as shouldRevalidate } from "../../../shared/web/modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [{ title: view?.title }];

/** UserOrderModal and its page (docs/specification/rules-and-calls.md#forms-to-the-chain). */
export default function LookUpPage() {
  const { t } = useTranslation(["tracking", "common"]);
  const { t: ofAccount } = useTranslation("account");
  const { view, titleId, inModal, Back, errors, ...page } = usePage<LookUpView>();
  const answer = page.answer as LookUpAnswer | undefined;
  const count = Object.keys(errors).filter((field) => field !== "form").length;
  const title = answer?.missing
    ? t("lookUp.missing")
    : count
      ? ofAccount("summary", { count })
      : t("common:errors.title");
  const summary = <FormErrors title={title} idOf={fieldId} />;
  return (
    <div className={inModal ? undefined : `wrap ${account.page}`}>
      {!inModal && (
        <BackLink as={Back} className="below-2">
          {t("common:back")}
        </BackLink>
      )}
      {!inModal && summary}
      <h1 id={titleId} className={`dialog-title ${account.title}`}>
        {t("lookUp.title")}
      </h1>
      {inModal && summary}
      <ActiveOrders orders={view.orders} />
      <p className={account.lead}>{t("lookUp.lead")}</p>
      <LookUpForm view={view} answer={answer} />
      {view.can_sign_in && (
        <p className="soft above-4">
          {t("lookUp.signInText")} <ModalLink modal="UserLoginModal">{t("lookUp.signIn")}</ModalLink>
        </p>
      )}
    </div>
  );
}

const FORM_ID = "look-up";
/** The error that no order was found concerns all fields. */
const fieldId = (name: string) => (name === "form" ? FORM_ID : `${FORM_ID}-${name}`);

function ActiveOrders({ orders }: Pick<LookUpView, "orders">) {
  const { t } = useTranslation("tracking");
  if (orders.length === 0) return null;
  return (
    <ul className={styles.orders} aria-label={t("lookUp.yours")}>
      {orders.map(({ number, status, to }) => (
        <li key={number}>
          <Link to={to}>{t("number", { number })}</Link> <span className="soft">{status}</span>
        </li>
      ))}
    </ul>
  );
}

function LookUpForm({ view, answer }: { view: LookUpView; answer: LookUpAnswer | undefined }) {
  const { t } = useTranslation("tracking");
  const { t: ofAccount } = useTranslation("account");
  const { Form, sending, errors } = usePage();
  const [changedAfter, setChangedAfter] = useState<LookUpAnswer>();
  const { limit, typed } = answer ?? {};
  const fields = useFormFields<{ phone: string; order_id: string }>({
    id: FORM_ID,
    constraints: view.constraints,
    errors,
    values: { phone: typed?.phone ?? view.phone.value, order_id: typed?.order_id },
  });
  // The typed phone may be another one now, which has tries of its own.
  const isBlocked = limit?.after !== undefined && changedAfter !== answer;
  return (
    <Form id={FORM_ID} noValidate onInput={() => setChangedAfter(answer)}>
      {limit && (
        <Notice icon="clock" title={t("lookUp.limit.title")} live className="below-5">
          {limit.after
            ? t("lookUp.limit.after", { time: limit.after, phone: limit.call })
            : t("lookUp.limit.later", { phone: limit.call })}
        </Notice>
      )}
      <PhoneField field={fields.phone} label={ofAccount("phone")} {...view.phone} chosen={typed?.phone_country} />
      <Field
        {...fieldProps(fields.order_id)}
        label={t("lookUp.number")}
        placeholder={t("lookUp.example")}
        hint={fields.order_id.errors ? undefined : t("lookUp.hint")}
        inputMode="numeric"
        autoComplete="off"
      />
      <Button
        size="l"
        wide
        pending={sending}
        blocked={isBlocked ? t("lookUp.limit.button", { time: limit.after }) : undefined}
      >
        {t("lookUp.find")}
      </Button>
      <FormSwitches />
    </Form>
  );
}
