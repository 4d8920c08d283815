import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { cityPath } from "../../../../rules/city-alias";
import { FormErrors } from "../../../shared/web/form/FormErrors";
import { FormSwitches } from "../../../shared/web/form/FormSwitches";
import { useCityAlias } from "../../../shared/ui/hooks/use-city-alias";
import { usePage } from "../../../shared/web/modal/page";
import { Button, ButtonLink } from "../../../shared/ui/buttons/Button";
import { Panel } from "../../../shared/ui/layout/Panel";
import { EmptyState } from "../../../shared/ui/messages/EmptyState";
import { KEY_FIELD, NAME_FIELD, type JoinView } from "../group-order.view";
import { NameField } from "../page/OpenGroup";
import styles from "../page/GroupOrder.module.css";

/** The page that a guest's link opens: who orders, and one field. */
export function Join() {
  const { t } = useTranslation("group");
  const { view, answer, errors, sending, Form, titleId } = usePage<JoinView>();
  const { state, host, about, key } = view;
  return (
    <div className={`wrap ${styles.page}`}>
      <FormErrors title={t("title")} idOf={(field) => (field === NAME_FIELD ? NAME_FIELD : undefined)} />
      {state === "open" ? (
        <>
          <h1 id={titleId} className={styles.title}>
            {host ? t("titleJoin", { host }) : t("join.someone")}
          </h1>
          <p className="soft above-2 below-5">{about}</p>
          <Panel as="div" className={styles.narrow}>
            <p className={styles.lead}>{t("join.lead")}</p>
            <Form className="above-5 below-5" noValidate>
              <input type="hidden" name={KEY_FIELD} value={answer?.typed?.[KEY_FIELD] ?? key} />
              <NameField hint={t("join.note")} typed={answer?.typed} error={errors[NAME_FIELD]} required />
              <Button size="l" wide iconEnd="arrow-right" pending={sending}>
                {t("join.go")}
              </Button>
              <FormSwitches />
            </Form>
          </Panel>
        </>
      ) : (
        <Closed state={state} about={about} titleId={titleId} />
      )}
    </div>
  );
}

type ClosedProps = { state: Exclude<JoinView["state"], "open">; about: string; titleId: string };

function Closed({ state, about, titleId }: ClosedProps) {
  const { t } = useTranslation(["group", "common"]);
  const { pathname } = useLocation();
  const city = useCityAlias();
  const ways = (
    <div className={styles.pair}>
      {state !== "over" && (
        <ButtonLink to={pathname} reloadDocument variant="outline" icon="refresh-cw">
          {t("common:errors.retry")}
        </ButtonLink>
      )}{" "}
      <ButtonLink to={cityPath(city)} variant="soft">
        {t("join.menu")}
      </ButtonLink>
    </div>
  );
  return (
    <EmptyState icon="users" title={t(`join.${state}Title`)} titleId={titleId} level={1} action={ways}>
      {t(`join.${state}Text`, { time: about })}
    </EmptyState>
  );
}
