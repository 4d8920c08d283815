import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { usePage } from "../../shared/web/modal/page";
import { ModalButton } from "../../shared/web/modal/ModalButton";
import { Button } from "../../shared/ui/buttons/Button";
import { classes } from "../../shared/ui/styles/class-names";
import { FormErrors } from "../../shared/web/form/FormErrors";
import { BackLink } from "../../shared/ui/buttons/Links";
import { EditableLines } from "../lines/EditableLines";
import { CartHead, CartMessages, CartSteps, useReturnTo } from "../CartParts";
import { CartProgress, CartReceipt, CartTotal } from "../CartReceipt";
import type { CartPageView } from "./cart-page.server";
import { useWholeCart } from "../store/CartProvider";
import { ChosenTime } from "../../fulfilment/time-slots/ChosenTime";
import { useCityAlias } from "../../shared/ui/hooks/use-city-alias";
import styles from "../Cart.module.css";
import layout from "./CartPage.module.css";
import { EmptyCart, UnknownCart, useEmptied } from "../EmptyCart";
import { Gifts } from "../gifts/Gifts";
import { GroupOrderInCart } from "../group-order/GroupOrderInCart";
import { WhereItGoes } from "../WhereItGoes";
import { SaveCartLink } from "../SaveCartLink";
import { LastHour } from "../LastHour";
import { Related } from "../related/Related";
import { OrderButton } from "../OrderButton";
import { PackageRows } from "../lines/PackageRows";
import { EarnedPoints, Points } from "../offers/Points";
import { Promocode, PROMOCODE } from "../offers/Promocode";
import { isOrderDisabled } from "../../../rules/cart";
import type { CartView } from "../../shared/basket/cart.view";
import { cityPath } from "../../../rules/city-alias";

/** The cart's page and CartModal. The cart comes from the store, because it changes while the modal is open. */
export function CartPage() {
  const { t } = useTranslation(["cart", "common"]);
  const city = useCityAlias();
  const { view: page, answer, titleId, inModal } = usePage<CartPageView | undefined>();
  const view = useWholeCart(page?.cart);
  return (
    <div id={inModal ? undefined : "cart"} className={inModal ? undefined : `wrap ${layout.page}`}>
      {!inModal && <BackLink to={cityPath(city)}>{t("common:errors.toMenu")}</BackLink>}
      <FormErrors title={t("common:errors.title")} idOf={idOf} />
      {answer?.errors && <SendAgain typed={answer.typed ?? {}} isUnknown={view.state === "unknown"} />}
      <Content view={view} page={page} titleId={titleId} inModal={inModal} />
    </div>
  );
}

const ids: Record<string, string> = { [PROMOCODE]: PROMOCODE, bonuses: "points" };
const idOf = (field: string) => ids[field];

type ContentProps = { view: CartView; page?: CartPageView; titleId: string; inModal: boolean };

function Content(props: ContentProps) {
  const { view, titleId } = props;
  const emptied = useEmptied(view.lines.length > 0);
  if (view.state === "unknown") return <UnknownCart titleId={titleId} level={1} />;
  if (view.lines.length === 0 && !view.others?.length)
    return (
      <>
        {view.group && <CartMessages view={view} position="top" />}
        <EmptyCart titleId={titleId} level={1} emptied={emptied} />
      </>
    );
  return <FullCart {...props} />;
}

function FullCart({ view, page, titleId, inModal }: ContentProps) {
  const { t } = useTranslation("cart");
  const { answer, errors } = usePage();
  const return_to = useReturnTo();
  const head = (
    <CartHead className={inModal ? undefined : layout.head}>
      <h1 id={titleId} className={inModal ? "panel-title" : undefined}>
        {t("title")}
      </h1>
    </CartHead>
  );
  return (
    <>
      {!inModal && head}
      <div className={classes(layout.columns, inModal ? layout.modal : "columns")}>
        <div className={`grow ${layout.left}`}>
          <div className={layout.main}>
            <div className={layout.steps}>
              <CartSteps view={view} />
            </div>
            {inModal && head}
            <WhereItGoes view={view} />
            {view.when && <ChosenTime time={view.time} {...view.when} />}
            {page?.last_hour && <LastHour left={page.last_hour} className={styles.message} />}
            <CartMessages view={view} position="top" />
            <EditableLines lines={view.lines} return_to={inModal ? undefined : return_to} />
            {view.energy && <p className="muted fine above-3 below-3">{view.energy}</p>}
            <GroupOrderInCart view={view} />
            <CartProgress view={view} />
            <PackageRows packages={view.packages} return_to={return_to} />
            <SaveCartLink />
          </div>
          {view.gifts.length > 0 && (
            <Gifts gifts={view.gifts} return_to={return_to} look={inModal ? "row" : "card"} className={layout.shelf} />
          )}
          <Related
            dishes={page?.related}
            look={inModal ? "small" : "tall"}
            id={inModal ? undefined : "related"}
            return_to={`${return_to}#related`}
            className={layout.shelf}
          />
        </div>
        <div className={layout.side}>
          <div className={layout.sums}>
            <Promocode
              view={view}
              offered={!isOrderDisabled(view.block)}
              typed={answer?.typed?.promocode ?? page?.promocode}
              error={errors.promocode}
            />
            <Points view={view} customer={page?.points} error={errors.bonuses} />
            <CartReceipt view={view} />
            <EarnedPoints view={view} />
          </div>
          <div className={layout.after}>
            <CartMessages view={view} position="bottom" />
          </div>
          <div className={layout.foot} data-foot={inModal ? "" : "tall"}>
            <CartTotal total={view.total} />
            <OrderButton view={view} />
          </div>
        </div>
      </div>
    </>
  );
}

/**
 * Offers to submit a failed form again: for a product that could not be added, with a link to the product; for another
 * change only if the cart is unknown and cannot show its own forms.
 */
function SendAgain({ typed, isUnknown }: { typed: Record<string, string>; isUnknown: boolean }) {
  const { t } = useTranslation(["cart", "common"]);
  const city = useCityAlias();
  const { product_key } = typed;
  if (!product_key && !(isUnknown && Object.keys(typed).length > 0)) return null;
  const action = product_key ? "cart/add" : typed.gift_id ? "cart/gifts" : "cart";
  const fields = Object.entries(typed).filter(([name]) => name !== "answer");
  return (
    <Form method="post" action={cityPath(city, action)} reloadDocument className={layout.again}>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button variant="soft" icon="refresh-cw">
        {t("common:errors.retry")}
      </Button>{" "}
      {product_key && (
        <ModalButton variant="outline" modal="ProductInfoModal" parameters={{ product_key }}>
          {t("errors.choose")}
        </ModalButton>
      )}
    </Form>
  );
}
