import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { MAX_COUNT, canAdd, nextCount, previousCount } from "../../../rules/counts";
import { ModalLink } from "../../shared/web/modal/ModalLink";
import { Button } from "../../shared/ui/buttons/Button";
import { classes } from "../../shared/ui/styles/class-names";
import { Counter } from "../../shared/ui/buttons/Counter";
import { Icon } from "../../shared/ui/icons/Icon";
import { Picture } from "../../shared/ui/pictures/Picture";
import { useCart, useLineCount } from "../store/CartProvider";
import { useCityAlias } from "../../shared/ui/hooks/use-city-alias";
import styles from "./EditableLines.module.css";
import type { CartLineView } from "../../shared/basket/cart.view";
import { cityPath } from "../../../rules/city-alias";
import { sends, sentBy } from "../../../rules/sent-fields";

type EditableLineProps = {
  line: CartLineView;
  /**
   * The path to return to after a change without scripts. Only one list per page gets it, because it also gives the
   * lines their ids.
   */
  return_to?: string;
};

/** One line as a form whose submit buttons send the new count. */
export function EditableLine({ line, return_to }: EditableLineProps) {
  const city = useCityAlias();
  const cart = useCart();
  const { count, pending, failed, message } = useLineCount(line.line_key);
  const named = { product_key: line.product_key, line_key: line.line_key };
  const id = return_to === undefined ? undefined : `line-${line.line_key}`;

  function change(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    // Old browsers have no `submitter`. The form is submitted as without scripts then.
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    cart.setLineCount(line.line_key, Number(sentBy(submitter, "count")));
  }

  return (
    <li id={id} className={classes(styles.line, line.alert && styles.lost, count === 0 && styles.leaving)}>
      <form method="post" action={cityPath(city, "cart")} onSubmit={change}>
        <input type="hidden" name="line_key" value={line.line_key} />
        {id && <input type="hidden" name="return_to" value={`${return_to}#${encodeURIComponent(id)}`} />}
        <div className={styles.picture}>
          <Picture src={line.picture} sizes="line" alt="" width={72} height={72} />
        </div>
        <div className="grow">
          <p className={styles.name}>
            <ModalLink modal="ProductInfoModal" parameters={named}>
              {line.name}
            </ModalLink>
          </p>
          {line.note && (
            <p className={styles.note}>
              {line.note}{" "}
              {line.edit && (
                <ModalLink modal="ProductInfoModal" parameters={named} className={`muted ${styles.link}`}>
                  {line.edit}
                  <span className="visually-hidden">: {line.name}</span>
                </ModalLink>
              )}
            </p>
          )}
          {line.repriced && <p className={styles.repriced}>{line.repriced}</p>}
          {line.alert ? <Lost line={line} /> : <Amounts line={line} count={count} pending={pending} />}
          {failed && <Failed message={message} onRetry={() => cart.retry(line.line_key)} />}
        </div>
      </form>
    </li>
  );
}

function Amounts({ line, count, pending }: { line: CartLineView; count: number; pending: boolean }) {
  const { t } = useTranslation("cart");
  const { name, sale_multiplicity: step, locked } = line;
  const less = previousCount(count, step);
  const cart = useCart();
  // The host may have stopped ordering since.
  const onClick = locked ? () => void cart.refresh() : undefined;
  return (
    <div className={`ends ${styles.amounts}`}>
      <Counter
        tone="quiet"
        count={count}
        pending={pending}
        bin={less === 0}
        locked={locked}
        decrease={{
          ...sends({ count: less }),
          onClick,
          label: less === 0 ? t("line.remove", { name }) : t("line.less", { name }),
        }}
        increase={{ ...sends({ count: nextCount(count, step) }), onClick, label: t("line.more", { name }) }}
        atMax={canAdd(count, step) ? undefined : t("line.max", { max: MAX_COUNT })}
      />
      <Sum line={line} pending={pending} />
    </div>
  );
}

function Sum({ line: { total, basic_total }, pending }: { line: CartLineView; pending: boolean }) {
  const { t } = useTranslation("cart");
  return (
    <p className={classes(styles.sum, pending && styles.old)}>
      {basic_total && (
        <>
          <span className="visually-hidden">{t("line.was")} </span>
          <s>{basic_total}</s>{" "}
        </>
      )}
      <b>{total}</b>
    </p>
  );
}

function Lost({ line: { product_key, name, alert, lost } }: { line: CartLineView }) {
  const { t } = useTranslation("cart");
  return (
    <>
      <p className={`error-text ${styles.alert}`}>
        <Icon name="circle-alert" size={18} /> {alert}
      </p>
      <div className={`ends ${styles.amounts}`}>
        <Button {...sends({ count: 0 })} variant="outline" size="s" icon="trash-2">
          {t("line.removeButton")}
          <span className="visually-hidden">: {name}</span>
        </Button>{" "}
        {lost && (
          <>
            <ModalLink modal="ProductInfoModal" parameters={{ product_key }} className={`muted ${styles.link}`}>
              {lost.similar}
              <span className="visually-hidden">: {name}</span>
            </ModalLink>{" "}
            <span className={`muted ${styles.none}`}>{lost.sum}</span>
          </>
        )}
      </div>
    </>
  );
}

function Failed({ message, onRetry }: { message?: string; onRetry: () => void }) {
  const { t } = useTranslation(["cart", "common"]);
  return (
    <p className={`error-text ${styles.failed}`}>
      {message || t("line.failed")}{" "}
      <button type="button" onClick={onRetry}>
        {t("common:errors.retry")}
      </button>
    </p>
  );
}
