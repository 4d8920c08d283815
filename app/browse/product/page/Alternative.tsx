import { useState, type ComponentType, type FormEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cityPath } from "../../../../rules/city-alias";
import { useCart } from "../../../cart/store/CartProvider";
import { ModalButton } from "../../../shared/web/modal/ModalButton";
import { ModalLink } from "../../../shared/web/modal/ModalLink";
import { Button } from "../../../shared/ui/buttons/Button";
import { Notice } from "../../../shared/ui/messages/Notice";
import { Picture } from "../../../shared/ui/pictures/Picture";
import { useCityAlias } from "../../../shared/ui/hooks/use-city-alias";
import { buttonClass } from "../../../shared/ui/buttons/Button";
import styles from "./Alternative.module.css";
import foot from "../choice/OrderFoot.module.css";
import type { AlternativeView, ProductView } from "../product.view";

/** The reason why a dish is unavailable, and a similar dish that is available. */
export function Gone({ view, reason, onTaken }: { view: ProductView; reason: string; onTaken: () => void }) {
  const { key, state, time, return_to, sale_multiplicity, alternative, group } = view;
  const { t } = useTranslation(["product", "menu"]);
  const isSoon = state === "soon";
  return (
    <>
      <Notice icon={isSoon ? "clock" : "info"} title={t(isSoon ? "menu:soon" : "menu:out")} className="above-6">
        {reason}
      </Notice>
      {isSoon && !time && (
        <ModalButton modal="IntervalsModal" variant="outline" icon="clock">
          {t("otherTime")}
        </ModalButton>
      )}
      {isSoon && time && (
        <Take dish={{ key, sale_multiplicity }} label={t("forTime", { time })} {...{ return_to, onTaken }} />
      )}
      {alternative && group && (
        <section aria-labelledby="similar" className={styles.similar}>
          <h2 id="similar">{t("similar", { group: group.name })}</h2>
          <Alternative view={alternative} />
        </section>
      )}
    </>
  );
}

function Alternative({ view: { key, name, note, text, picture } }: { view: AlternativeView }) {
  return (
    <ModalLink modal="ProductInfoModal" parameters={{ product_key: key }} className={`row ${styles.dish}`}>
      <Picture src={picture} sizes="row" alt="" width={120} height={120} className={styles.picture} />{" "}
      <span className={`grow ${styles.words}`}>
        <b>{name}</b> <span className={`muted ${styles.note}`}>{note}</span>{" "}
        <span className={`muted ${styles.note}`}>{text}</span>
      </span>
    </ModalLink>
  );
}

type InsteadFootProps = {
  view: ProductView;
  Back: ComponentType<{ className?: string; children?: ReactNode }>;
  /** Called with scripts, once the dish is in the cart. */
  onTaken: () => void;
};

/** Adds the alternative, opens it if it needs choices, or leads back to the menu if there is none. */
export function InsteadFoot({ view: { alternative, return_to }, Back, onTaken }: InsteadFootProps) {
  const { t } = useTranslation(["product", "menu", "common"]);
  if (!alternative)
    return (
      <div className={`ways ${foot.foot}`} data-foot="">
        <Back className={buttonClass({ variant: "outline", size: "l" }, styles.back)}>{t("common:errors.toMenu")}</Back>
      </div>
    );
  const { key, price, state } = alternative;
  if (state === "choose")
    return (
      <div className={`ways ${foot.foot}`} data-foot="">
        <ModalButton modal="ProductInfoModal" parameters={{ product_key: key }} size="l" wide end={price}>
          {t("menu:choose")}
        </ModalButton>
      </div>
    );
  return (
    <Take
      dish={alternative}
      label={t("instead")}
      end={price}
      className={`ways ${foot.foot}`}
      {...{ return_to, onTaken }}
    />
  );
}

type TakeProps = {
  dish: Pick<AlternativeView, "key" | "sale_multiplicity">;
  label: string;
  end?: string;
  className?: string;
  return_to: string;
  onTaken: () => void;
};

function Take({ dish: { key, sale_multiplicity }, label, end, className, return_to, onTaken }: TakeProps) {
  const { t } = useTranslation(["product", "menu"]);
  const city = useCityAlias();
  const cart = useCart();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function take(event: FormEvent) {
    event.preventDefault();
    setSending(true);
    const done = await cart.add(key, { sale_multiplicity });
    setSending(false);
    if (done) onTaken();
    else setProblem(cart.shownProduct(key).message || t("notAdded"));
  }

  return (
    <form
      method="post"
      action={cityPath(city, "cart/add")}
      className={className}
      data-foot={className && ""}
      onSubmit={(event) => void take(event)}
    >
      <input type="hidden" name="product_key" value={key} />
      <input type="hidden" name="return_to" value={return_to} />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <Button size="l" wide pending={sending} end={end}>
        {label}
      </Button>
    </form>
  );
}
