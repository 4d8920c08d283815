import { Form, useParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ModalButton } from "../modal/ModalButton";
import { Button } from "../ui/Button";
import styles from "./Cart.module.css";

/** What could not be put into the cart, to try once more as it was, or to choose anew on the product's page. */
export function AddAgain({ typed }: { typed: Record<string, string> }) {
  const { t } = useTranslation("cart");
  const { city = "" } = useParams();
  const { product_key } = typed;
  if (!product_key || product_key.includes("~")) return null;
  const fields = Object.entries(typed).filter(([name]) => name !== "answer");
  return (
    <Form method="post" action={`/${city}/cart/add`} reloadDocument className={styles.again}>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button variant="soft" icon="refresh-cw">
        {t("errors.again")}
      </Button>
      <ModalButton variant="outline" modal="ProductInfoModal" parameters={{ product_key }}>
        {t("errors.choose")}
      </ModalButton>
    </Form>
  );
}
