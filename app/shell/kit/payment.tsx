import { useState } from "react";
import { CardForm } from "../../orders/payment/card/CardForm";
import { CardMark } from "../../orders/payment/card/CardMark";
import { Button } from "../../shared/ui/buttons/Button";
import { Panel } from "../../shared/ui/layout/Panel";
import { Section } from "./section";
import styles from "./kit.module.css";

/** A public key whose private key was thrown away. */
const publicKey =
  "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAl5fnB8vRaHXkg0LKPGbs7/dXoac/QVDqmIh0Q0MVb4UBwNOlf90I5Q0e" +
  "V2NMTBlLwf1F92L9htbG6/AHFBTOFlmwHNI8IgSQqpOyZ6dEWI+salCbrP/hrGrFj4ds7RxV0PHDl6efKJKmFPf2PsH3IuseXiCc" +
  "ANcIJGSIpO6N9roNhSuiO65Hmbyh0dbWCU1AzwRNfcjsHY0mFcxIgiCmcYG3slFFkfneAOeFmBs8TueqOoriFwMLnaM9GCHE133S" +
  "HFrNoNAgW1KcXVnjimSW/ZYwjBtneig/b5Ttnf/xtWo/BZkSqksY8atZvnwh8lnLs3nQLZ2H1AZahIn0M5c6aQIDAQAB";

const systems = ["mir", "visa", "mastercard", "troy"] as const;

export function Payment() {
  return (
    <Section title="Оплата картой: пустая, ждём банк, ошибки банка, без WebCrypto">
      <div className={styles.row}>
        {systems.map((system) => (
          <CardMark key={system} system={system} />
        ))}
      </div>
      <div className={styles.two}>
        <Card wantsHolder />
        <Card pending />
        <Card
          errors={{ number: "Неверный номер карты", expiry: "Неверный срок действия карты", email: "Проверьте адрес" }}
        />
        <Card publicKey="" />
      </div>
    </Section>
  );
}

/** Paying only shows the waiting state, until a reload. */
function Card({
  pending,
  ...props
}: {
  publicKey?: string;
  wantsHolder?: boolean;
  pending?: boolean;
  errors?: Record<string, string>;
}) {
  const [paid, setPaid] = useState(pending ?? false);
  const [now] = useState(Date.now);
  return (
    <Panel title="Картой">
      <CardForm
        publicKey={publicKey}
        wantsHolder={false}
        total="1 845 ₽"
        now={now}
        timezone={3}
        email=""
        errors={{}}
        {...props}
        pending={paid}
        onPay={() => setPaid(true)}
      >
        <Button size="l" wide>
          Перейти к оплате 1 845 ₽
        </Button>
      </CardForm>
    </Panel>
  );
}
