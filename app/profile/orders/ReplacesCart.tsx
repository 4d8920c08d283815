import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { cityPath } from "../../../rules/city-alias";
import { Button } from "../../ui/buttons/Button";
import { TextLink } from "../../ui/buttons/Links";
import { Notice } from "../../ui/messages/Notice";
import { useCityAlias } from "../../hooks/use-city-alias";
import { profileIntents, type Replaces } from "../profile.view";
import styles from "./Orders.module.css";

export function ReplacesCart({ number, by, here }: Replaces & { here: string }) {
  const { t } = useTranslation("profile");
  const city = useCityAlias();
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.focus(), [number]);
  return (
    <div ref={question} tabIndex={-1} className={styles.replaces}>
      <Notice
        live
        icon="shopping-bag"
        title={t("orders.replaces.title")}
        action={
          <div className={`ways ${styles.actions}`}>
            <Form method="post" action={here}>
              <Button {...profileIntents.field(by, number)} size="s">
                {t("orders.replaces.yes")}
              </Button>
            </Form>{" "}
            <TextLink to={cityPath(city, "cart")}>{t("orders.replaces.no")}</TextLink>
          </div>
        }
      >
        {t("orders.replaces.text", { number })}
      </Notice>
    </div>
  );
}
