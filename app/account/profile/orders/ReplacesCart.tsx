import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { cityPath } from "../../../../rules/city-alias";
import { Button } from "../../../shared/ui/buttons/Button";
import { TextLink } from "../../../shared/ui/buttons/Links";
import { Notice } from "../../../shared/ui/messages/Notice";
import { useCityAlias } from "../../../shared/ui/hooks/use-city-alias";
import styles from "./Orders.module.css";
import { moveFocus } from "../../../shared/ui/hooks/focus";

type ReplacesCartProps = { button: { name: string }; text: string; here: string };

/** Asks whether an order may replace the filled cart. `button` confirms it at the page `here`. */
export function ReplacesCart({ button, text, here }: ReplacesCartProps) {
  const { t } = useTranslation("profile");
  const city = useCityAlias();
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => void moveFocus(question.current), [button.name]);
  return (
    <div ref={question} tabIndex={-1} className="below-5">
      <Notice
        live
        icon="shopping-bag"
        title={t("orders.replaces.title")}
        action={
          <div className={`ways ${styles.actions}`}>
            <Form method="post" action={here}>
              <Button {...button} size="s">
                {t("orders.replaces.yes")}
              </Button>
            </Form>{" "}
            <TextLink to={cityPath(city, "cart")}>{t("orders.replaces.no")}</TextLink>
          </div>
        }
      >
        {text}
      </Notice>
    </div>
  );
}
