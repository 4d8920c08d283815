import { ButtonLink } from "../../shared/ui/buttons/Button";
import { ModalButton } from "../../shared/web/modal/ModalButton";
import styles from "./PromotionText.module.css";
import type { PromotionView } from "./promotions.view";

export function PromotionText({ promotion: { html, button } }: { promotion: PromotionView }) {
  return (
    <>
      {html && <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />}
      {button && <MainButton button={button} />}
    </>
  );
}

function MainButton({ button: { words, href, product_key } }: { button: NonNullable<PromotionView["button"]> }) {
  if (product_key)
    return (
      <ModalButton modal="ProductInfoModal" parameters={{ product_key }} wide>
        {words}
      </ModalButton>
    );
  if (!href) return null;
  return (
    <ButtonLink to={href} reloadDocument={!href.startsWith("/")} wide>
      {words}
    </ButtonLink>
  );
}
