import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { openVisit } from "../../../../server/visitor/visit";
import { usePage } from "../../../shared/web/modal/page";
import { PageCard } from "../../../shared/web/modal/PageCard";
import { formAction } from "../../../shared/web/form/form-action.server";
import { FormSwitches } from "../../../shared/web/form/FormSwitches";
import { FormErrors } from "../../../shared/web/form/FormErrors";
import { keepFormOffline } from "../../../shared/web/form/keep-form-offline";
import { Button, ButtonLink } from "../../../shared/ui/buttons/Button";
import { Field } from "../../../shared/ui/fields/Field";
import { Notice } from "../../../shared/ui/messages/Notice";
import { classes } from "../../../shared/ui/styles/class-names";
import { customerOnlyWith } from "../customer.server";
import styles from "../delete.module.css";
import { deleteCustomer, deleteView } from "./delete-customer.server";
import type { DeleteView } from "../profile.view";
import { SignInAgain } from "../SignInAgain";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  return visit.answer(await deleteView(visit));
}

export const action = formAction(async (visit, form) => {
  await visit.city();
  await customerOnlyWith(visit, "profile");
  return deleteCustomer(visit, form);
});

export const clientAction = keepFormOffline();

export { skipRevalidationForModals as shouldRevalidate } from "../../../shared/web/modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: view?.title },
  { name: "robots", content: "noindex" },
];

export default function DeletePage() {
  const { t } = useTranslation("profile");
  const { view } = usePage<DeleteView>();
  return (
    <div className={classes("wrap", styles.page)}>
      <PageCard>
        <h1 className={styles.title}>{t("delete.title")}</h1>
        {view.waits ? <Wait view={view} waits={view.waits} /> : <Question view={view} />}
      </PageCard>
    </div>
  );
}

function Wait({ view, waits }: { view: DeleteView; waits: NonNullable<DeleteView["waits"]> }) {
  const { t } = useTranslation("profile");
  return (
    <>
      <Notice icon="hourglass" title={t("delete.waitTitle")}>
        {t("delete.wait", { number: waits.number })}
      </Notice>
      <p className="ways gaps-around above-3">
        <ButtonLink to={waits.tracking}>{t("delete.follow")}</ButtonLink>{" "}
        <ButtonLink to={view.profile} variant="outline">
          {t("delete.back")}
        </ButtonLink>
      </p>
    </>
  );
}

function Question({ view: { word, balance, delivers, profile, orders } }: { view: DeleteView }) {
  const { t } = useTranslation("profile");
  const { answer, errors, sending, Form } = usePage();
  return (
    <>
      <FormErrors title={t("delete.failed")} />
      <SignInAgain />
      {errors.form && !answer?.signed_out && (
        <p className="ways gaps-around above-3">
          <ButtonLink to={orders} variant="outline">
            {t("delete.toOrders")}
          </ButtonLink>
        </p>
      )}
      <div className={styles.lists}>
        <div>
          <h2 className="large below-2">{t("delete.goes")}</h2>
          <ul className={styles.list}>
            <li>{t("delete.goesPerson")}</li>
            {delivers && <li>{t("delete.goesAddresses")}</li>}
            {balance !== undefined && <li>{t("delete.goesBonuses", { points: balance })}</li>}
            <li>{t("delete.goesSessions")}</li>
          </ul>
        </div>{" "}
        <div>
          <h2 className="large below-2">{t("delete.stays")}</h2>
          <ul className={styles.list}>
            <li>{t("delete.staysOrders")}</li>
          </ul>
        </div>
      </div>
      <Form noValidate>
        <Field
          name="confirm"
          label={t("delete.confirm", { word })}
          error={errors.confirm}
          defaultValue={answer?.typed?.confirm}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={100}
          required
        />
        <div className="ways gaps-around above-3">
          <Button variant="danger" icon="trash-2" pending={sending}>
            {t("delete.submit")}
          </Button>{" "}
          <ButtonLink to={profile} variant="outline">
            {t("delete.stay")}
          </ButtonLink>
        </div>
        <FormSwitches />
      </Form>
    </>
  );
}
