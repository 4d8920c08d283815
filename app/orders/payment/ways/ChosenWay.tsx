import { useSubmit } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { asksCard, isWallet } from "../../../../rules/payment";
import { usePage } from "../../../shared/web/modal/page";
import { Button } from "../../../shared/ui/buttons/Button";
import { Panel } from "../../../shared/ui/layout/Panel";
import { CardForm } from "../card/CardForm";
import { CardMark } from "../card/CardMark";
import { paymentIntents, type PaymentView, type PaymentWay } from "../payment.view";
import styles from "./ChosenWay.module.css";

type Props = { view: PaymentView; way: PaymentWay; attempt: string };

/** The card form or, without scripts and for other types, the form that leads to the bank's page. */
export function ChosenWay({ view, way, attempt }: Props) {
  const { t } = useTranslation("payment");
  const { answer, sending, Form } = usePage();
  const submit = useSubmit();
  const { order, card, deadline, systems } = view;
  const isCard = asksCard(way.alias);
  const lead = isCard ? t("acquirer.text") : isWallet(way.alias) ? t("acquirer.wallet") : way.note;
  const leaves = isCard || isWallet(way.alias);
  const start = (
    <Form noValidate>
      <input type="hidden" name="attempt" value={attempt} />
      <p className="lead below-6">{lead}</p>
      <Button
        {...(isCard ? paymentIntents.button("acquirer") : paymentIntents.button("way", way.alias))}
        // While a payment is in progress, continuing it is the main action.
        variant={view.in_progress ? "outline" : "main"}
        size="l"
        wide
        pending={sending}
      >
        {t(leaves ? "acquirer.button" : "start", { sum: order.total })}
      </Button>
    </Form>
  );
  const instead = (
    <Form noValidate className={styles.instead}>
      <input type="hidden" name="attempt" value={attempt} />
      <Button {...paymentIntents.button("acquirer")} variant="quiet" disabled={sending}>
        {t("acquirer.instead")}
      </Button>
      <p>{t("acquirer.insteadFor")}</p>
    </Form>
  );
  const marks = (
    <span className={styles.marks}>
      {systems.map((system) => (
        <span key={system}>
          <CardMark system={system} />{" "}
        </span>
      ))}
    </span>
  );
  return (
    <Panel title={way.name} titleId="way" aside={isCard ? marks : undefined} className={styles.way}>
      {isCard && card ? (
        <CardForm
          publicKey={card.public_key}
          wantsHolder={card.wants_holder}
          total={order.total}
          now={deadline.now}
          timezone={card.timezone}
          email={answer?.typed?.email ?? view.email}
          errors={answer?.errors}
          pending={sending}
          onPay={(fields) => submit({ ...fields, attempt, intent: "card" }, { method: "post" })}
          instead={instead}
        >
          {start}
        </CardForm>
      ) : (
        start
      )}
    </Panel>
  );
}
