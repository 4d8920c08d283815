import { useRef, useState, type ButtonHTMLAttributes, type MouseEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../shared/ui/buttons/Button";
import { classes } from "../../shared/ui/styles/class-names";
import { Counter } from "../../shared/ui/buttons/Counter";
import { Icon } from "../../shared/ui/icons/Icon";
import { Picture } from "../../shared/ui/pictures/Picture";
import { useCart } from "../store/CartProvider";
import { useFocusInside } from "../../shared/ui/hooks/use-focus-inside";
import type { GiftView } from "../../shared/basket/gifts-view.server";
import styles from "./Gifts.module.css";

type ButtonProps = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "name" | "onClick" | "formAction" | "formMethod" | "formNoValidate" | "form"
>;

/**
 * The submit buttons of a gift without scripts: one sets the count, the other asks for confirmation and removes the
 * gift.
 */
export type GiftButtons = {
  set(gift_id: number, count: number): ButtonProps;
  remove(gift_id: number): ButtonProps;
};

type GiftItemProps = {
  gift: GiftView;
  buttons: GiftButtons;
  look: "card" | "row";
  id?: string;
  /** Replaces the conditions and the remove button of a taken gift. */
  aside?: ReactNode;
  /** The reason why the gift could not be taken, from the page's own response. */
  error?: string;
};

/** A gift with its conditions, and the buttons to take or remove it. */
export function GiftItem({ gift, buttons, look, id, aside, error }: GiftItemProps) {
  const { t } = useTranslation("cart");
  const { item, count, pending, failed, press } = useGift(gift, error);
  const { name, state } = gift;
  const set = (next: number) => {
    const props = buttons.set(gift.id, next);
    return { ...props, onClick: (event: MouseEvent) => press(event, next) };
  };
  return (
    <div ref={item} id={id} className={classes(styles.gift, styles[look], styles[state])}>
      <div className={styles.picture}>
        <Picture src={gift.picture} sizes="line" alt="" width={84} height={84} />
      </div>
      <div className={`grow ${styles.body}`}>
        <p className="subject hyphens">{name}</p>
        {look === "card" && gift.description && <p className={`muted ${styles.about}`}>{gift.description}</p>}
        {state === "taken" && look === "row" ? (
          <p className={classes("muted", styles.condition, styles.met)}>
            <Icon name="check" size={20} /> {t("gifts.taken")}
          </p>
        ) : (
          <Conditions gift={gift} />
        )}
        {state === "taken" && look === "card" && gift.most === 1 && (
          <p className={classes("muted", styles.condition, styles.met, "strong")}>
            <Icon name="check" size={20} /> {t("gifts.taken")}
          </p>
        )}
        {state === "taken" && !aside && gift.most > 1 && (
          <p className={styles.controls}>
            <Counter
              tone="quiet"
              className={styles.counter}
              count={count}
              pending={pending}
              bin={count <= 1}
              decrease={{
                ...(count <= 1 ? buttons.remove(gift.id) : set(count - 1)),
                label: count <= 1 ? t("line.remove", { name }) : t("line.less", { name }),
              }}
              increase={{ ...set(count + 1), label: t("line.more", { name }) }}
              atMax={count >= gift.most || !(gift.can_add || count > gift.count) ? t("gifts.noMore") : undefined}
            />{" "}
            <span className={`muted ${styles.most}`}>
              {t(count >= gift.most ? "gifts.noMore" : "gifts.of", { n: gift.most })}
            </span>
          </p>
        )}
        {state === "available" && look === "card" && <p className={styles.controls}>{take()}</p>}
        {failed !== undefined && (
          <p role="alert" className="error-text above-2">
            {failed || t("gifts.failed")}
          </p>
        )}
      </div>
      {state === "available" && look === "row" && <p className={styles.end}>{take()}</p>}
      {state === "taken" && !aside && gift.most === 1 && (
        <p className={styles.end}>
          <button type="submit" {...buttons.remove(gift.id)} className={`tap muted ${styles.remove}`}>
            {t("line.removeButton")}
            <span className="visually-hidden">: {name}</span>
          </button>
        </p>
      )}
      {aside && <p className={styles.end}>{aside}</p>}
    </div>
  );

  function take() {
    return (
      <Button {...set(1)} variant="soft" size="s" pending={pending}>
        {t("gifts.take")}
        <span className="visually-hidden">: {name}</span>
      </Button>
    );
  }
}

function Conditions({ gift: { conditions, state } }: { gift: GiftView }) {
  const { t } = useTranslation("cart");
  const allMet = conditions.every(({ met }) => met);
  return (
    <>
      {conditions.map(({ text, met, missing }, place) => (
        // Two conditions may have the same text.
        <p key={`${place} ${text}`} className={classes("muted", styles.condition, met && styles.met)}>
          {met ? <Icon name="check" size={20} /> : <i className={styles.unmet} />} {text}
          {missing && (
            <>
              : <b className="ink strong">{missing}</b>
            </>
          )}
          <span className="visually-hidden">: {t(met ? "gifts.met" : "gifts.unmet")}</span>
        </p>
      ))}
      {state === "missing" && allMet && <p className={`muted ${styles.condition}`}>{t("gifts.none")}</p>}
    </>
  );
}

/** The last pressed count until it is confirmed, and the reason if it failed. */
function useGift(gift: GiftView, error: string | undefined) {
  const cart = useCart();
  const [wanted, setWanted] = useState<number>();
  const [failed, setFailed] = useState(error);
  const item = useFocusInside(gift.state);
  const presses = useRef(0);

  async function press(event: MouseEvent, count: number) {
    event.preventDefault();
    const nth = (presses.current += 1);
    setWanted(count);
    setFailed(undefined);
    const reason = await cart.change({ gift_id: gift.id, count });
    if (nth !== presses.current) return;
    setWanted(undefined);
    setFailed(reason);
  }
  return {
    item,
    count: wanted ?? gift.count,
    pending: wanted !== undefined,
    failed,
    press: (event: MouseEvent, count: number) => void press(event, count),
  };
}
