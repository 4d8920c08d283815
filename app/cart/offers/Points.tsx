import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { useState, type SyntheticEvent } from "react";
import { useLocation } from "@remix-run/react";
import { switchState, type SwitchState } from "../../../rules/bonuses";
import { formatPrice } from "../../../rules/money";
import { ModalButton } from "../../shared/web/modal/ModalButton";
import { ModalLink } from "../../shared/web/modal/ModalLink";
import { withoutModals } from "../../shared/web/modal/modals";
import { classes } from "../../shared/ui/styles/class-names";
import { Dots } from "../../shared/ui/buttons/Dots";
import { Icon } from "../../shared/ui/icons/Icon";
import type { CartPointsView, CartView, PointsView } from "../../shared/basket/cart.view";
import { FormOrPart, type Submit } from "./FormOrPart";
import styles from "./Points.module.css";
import { useCartChange } from "./use-cart-change";
import { sends } from "../../../rules/sent-fields";

type PointsProps = {
  view: Pick<CartView, "points">;
  /** Undefined without a bonus programme. */
  customer?: PointsView;
  error?: string;
  id?: string;
  /** The submit button of the form around it. Without it the switch is a form of its own. */
  button?: (on: boolean) => Submit;
};

export function Points({ view: { points }, customer, error, id = "points", button }: PointsProps) {
  const { t } = useTranslation("offers");
  const { sending, error: said, change } = useCartChange(error);
  // The text is announced after a press of the switch only, not with every change of the page.
  const [turned, setTurned] = useState(false);
  if (!points || !customer) return null;
  const state = switchState({ ...customer, ...points });
  const isOn = state.kind === "on";
  const canTurn = isOn || state.kind === "off";
  const turn = (event: SyntheticEvent) => {
    setTurned(true);
    void change(event, { bonuses: !isOn });
  };
  const submit = button?.(!isOn);
  const { title, note } = wordsOf(t, state, points, customer);
  const row = (
    <div className={`row-top ${styles.row}`}>
      <Icon name="coins" className={styles.icon} />
      <div className={`grow ${styles.words}`} role={turned ? "status" : undefined}>
        <p id={`${id}-title`} className="subject">
          {title}
        </p>
        {note && (
          <p id={`${id}-note`} className={`muted ${styles.note}`}>
            {note}
          </p>
        )}
      </div>{" "}
      {state.kind === "signed_out" ? (
        !button && <SignIn />
      ) : (
        <button
          {...(submit ?? sends({ bonuses: isOn ? 0 : 1 }))}
          type={canTurn ? "submit" : "button"}
          role="switch"
          aria-checked={isOn}
          aria-disabled={canTurn ? undefined : true}
          aria-labelledby={`${id}-title`}
          aria-describedby={note ? `${id}-note` : undefined}
          aria-busy={sending || undefined}
          formNoValidate={Boolean(submit) && canTurn}
          onClick={submit && canTurn ? turn : undefined}
          className={classes(styles.switch, isOn && styles.on)}
        >
          {sending ? <Dots /> : <span className={styles.knob} />}
          <span className="visually-hidden">{t(isOn ? "points.turnOff" : "points.turnOn")}</span>
        </button>
      )}
    </div>
  );
  return (
    <div id={id} role="group" aria-labelledby={`${id}-title`} className="below-4">
      {state.kind === "signed_out" ? (
        row
      ) : (
        <FormOrPart button={submit} onSubmit={turn}>
          {row}
        </FormOrPart>
      )}
      {said && (
        <p role="alert" className="error-text below-2">
          {said}
        </p>
      )}
      {customer.notice && (
        <p className={`muted ${styles.notice}`}>
          {customer.notice} {!button && <ModalLink modal="BonusInfoModal">{t("points.more")}</ModalLink>}
        </p>
      )}
    </div>
  );
}

/** Points without a currency: "312", "312,50". */
const number = (minor: number) => formatPrice(minor, { currency: "" });

function wordsOf(
  t: TFunction<"offers">,
  state: SwitchState,
  { why }: CartPointsView,
  { balance = 0, money }: PointsView,
) {
  const counted = (minor: number) => ({ count: minor / 100, n: number(minor) });
  switch (state.kind) {
    case "on":
      return {
        title: t("points.spending", counted(state.spent)),
        note: [
          t("points.minus", { sum: formatPrice(state.spent, money) }),
          ...(state.rest ? [t("points.rest", { n: number(state.rest) })] : []),
        ].join(" "),
      };
    case "off":
      return {
        title: t("points.use", counted(state.limit)),
        note: t("points.about", { n: number(balance), least: formatPrice(100, money) }),
      };
    case "empty":
      return { title: t("points.balance", { n: number(balance) }), note: t("points.empty") };
    case "locked":
      return { title: t("points.balance", { n: number(balance) }), note: t("points.withDiscount") };
    case "unavailable":
      return { title: t("points.label"), note: why };
    case "over":
      return { title: t("points.label"), note: undefined };
    case "signed_out":
      return { title: t("points.label"), note: t("points.signIn") };
    case "unknown":
      return { title: t("points.label"), note: t("points.unknown") };
  }
}

function SignIn() {
  const { t } = useTranslation(["offers", "common"]);
  const here = withoutModals(useLocation());
  return (
    <ModalButton variant="outline" size="s" modal="UserLoginModal" parameters={{ request_uri: here }}>
      {t("common:signIn")}
    </ModalButton>
  );
}

export function EarnedPoints({ view: { points } }: Pick<PointsProps, "view">) {
  const { t } = useTranslation("offers");
  if (!points?.earned) return null;
  return (
    <p className={styles.earned}>
      <Icon name="coins" size={18} />{" "}
      <span>{t("points.earned", { count: points.earned / 100, n: number(points.earned) })}</span>
    </p>
  );
}
