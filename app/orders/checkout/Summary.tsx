import { useTranslation } from "react-i18next";
import { useCountry } from "../../shared/web/context/city-frame";
import { SummaryLines } from "../../cart/lines/SummaryLines";
import { CartMessages } from "../../cart/CartParts";
import { EarnedPoints, Points } from "../../cart/offers/Points";
import { Promocode, PROMOCODE } from "../../cart/offers/Promocode";
import { FOR_POINTS, KEEP_POINTS } from "../../shared/basket/cart.view";
import type { Errors } from "../../shared/web/modal/standing-errors";
import { CartReceipt, CartTotal } from "../../cart/CartReceipt";
import { GiftsBesideOrder } from "../../cart/gifts/GiftsBesideOrder";
import { LeftOut } from "../../cart/OrderButton";
import { Related } from "../../cart/related/Related";
import { PackageRows } from "../../cart/lines/PackageRows";
import { Button } from "../../shared/ui/buttons/Button";
import panel from "../../shared/ui/layout/Panel.module.css";
import { Notice } from "../../shared/ui/messages/Notice";
import { LEFT_OUT, orderFieldId, orderIntents, type CheckoutView } from "./checkout.view";
import links from "../../shared/ui/buttons/Links.module.css";
import styles from "./Summary.module.css";
import { useLongWait } from "./use-long-wait";
import { useWayOut, WayOut } from "./WayOut";

export function Summary({
  view: { cart, related, blocked, contact, patience, points },
  sending,
  paysNow,
  typed,
  errors,
}: {
  view: CheckoutView;
  sending: boolean;
  paysNow: boolean;
  typed?: string;
  errors: Errors;
}) {
  const { t } = useTranslation("checkout");
  const { t: ofCart } = useTranslation("cart");
  const { t: ofAccount } = useTranslation("account");
  const context = useCountry();
  const wayOut = useWayOut();
  // Some countries require this note beside the order button, unless the button already says it.
  const note = cart.total && t("orderNote", { sum: cart.total, context });
  const isLong = useLongWait(sending);
  const lost = blocked ? [] : cart.lines.filter(({ alert }) => alert);
  return (
    <div className={`edged ${styles.side}`}>
      <section aria-labelledby="summary" className={styles.summary}>
        <div className={`split ${panel.head}`}>
          <h2 id="summary" className={`panel-title ${panel.title}`}>
            {t("yourOrder")}
          </h2>
          <span>
            <WayOut modal="CartModal" className={`tap muted ${links.text} ${styles.edit}`}>
              {t("change")}
            </WayOut>{" "}
            <WayOut modal="ConfirmEmptyCartModal" className={`tap muted ${links.text} ${styles.edit}`}>
              {ofCart("clear")}
            </WayOut>
          </span>
        </div>
        {cart.state === "unknown" ? (
          <Notice tone="danger">{ofCart("unknown.title")}</Notice>
        ) : (
          <>
            <SummaryLines lines={cart.lines} />
            <PackageRows
              packages={cart.packages}
              bagButton={(without) => orderIntents.button("bag", without ? "1" : "0")}
            />
            <GiftsBesideOrder
              id={orderFieldId("gifts")}
              gifts={cart.gifts}
              buttons={{
                set: (id, count) => ({ ...orderIntents.button("gift", `${id}.${count}`), formNoValidate: true }),
                remove: (id) => wayOut({ modal: "ConfirmRemoveGiftModal", parameters: { gift_id: String(id) } }),
              }}
            />
            <Related
              id={orderFieldId("related")}
              dishes={related}
              look="small"
              className={styles.related}
              add={(key) => ({ ...orderIntents.button("add", key), formNoValidate: true })}
              choose={(product_key) => wayOut({ modal: "ProductInfoModal", parameters: { product_key } })}
            />
            <Promocode
              view={cart}
              offered={!blocked}
              typed={typed}
              error={errors.promocode}
              id={orderFieldId(PROMOCODE)}
              buttons={{
                apply: orderIntents.button("promocode"),
                forget: orderIntents.button("forget_promocode"),
                keep: (what, code) => orderIntents.button(what === "code" ? FOR_POINTS : KEEP_POINTS, code),
              }}
            />
            <Points
              view={cart}
              customer={points}
              error={errors.bonuses}
              id={orderFieldId("points")}
              button={(on) => orderIntents.button("bonuses", on ? "1" : "0")}
            />
          </>
        )}
      </section>
      <div className={styles.after}>
        <CartMessages view={cart} position="bottom" />
      </div>
      <div className={styles.foot}>
        {cart.state !== "unknown" && (
          <div className={styles.total}>
            <CartReceipt view={cart} />
            <EarnedPoints view={cart} />
            <CartTotal total={cart.total} label={t("total")} />
          </div>
        )}
        <div id={orderFieldId("foot")} className={styles.pay} data-foot="">
          {blocked && (
            <p className="centered">
              <WayOut to={blocked.to} className="tap">
                {blocked.link}
              </WayOut>
            </p>
          )}
          {lost.length > 0 && (
            <p className={styles.law}>
              <LeftOut lost={lost} />
              {lost.map(({ line_key }) => (
                <input key={line_key} type="hidden" name={LEFT_OUT} value={line_key} />
              ))}
            </p>
          )}
          {note && <p className={styles.law}>{note}</p>}
          <Button
            {...orderIntents.button(contact.sign_in ? "confirm" : "order")}
            size="l"
            wide
            pending={sending}
            blocked={blocked?.words}
          >
            {contact.sign_in
              ? ofAccount("getCode")
              : cart.state === "unknown"
                ? t("submit")
                : t(paysNow ? "toPay" : "order", { sum: cart.total })}
          </Button>
          <p role="status" className="muted centered above-2">
            {isLong && t("patience", { seconds: patience })}
          </p>
        </div>
      </div>
    </div>
  );
}
