import { Form } from "@remix-run/react";
import { cityPath } from "../../../rules/city-alias";
import { useReturnTo } from "../../cart/CartParts";
import { LastHour } from "../../cart/LastHour";
import { useCartView } from "../../cart/store/CartProvider";
import type { CartView } from "../../shared/basket/cart.view";
import { useCityFrame } from "../../shared/web/context/city-frame";
import { ModalButton } from "../../shared/web/modal/ModalButton";
import { ModalLink } from "../../shared/web/modal/ModalLink";
import { Button } from "../../shared/ui/buttons/Button";
import { Icon } from "../../shared/ui/icons/Icon";
import { useCityAlias } from "../../shared/ui/hooks/use-city-alias";
import styles from "./AboveMenu.module.css";
import type { HomeView } from "./menu.view";
import { sends } from "../../../rules/sent-fields";

type AboveMenuProps = Pick<HomeView, "last_hour" | "earliest" | "closed" | "when">;

/** The time is that of the cart, so that the panel beside the menu says the same; the page's own until the cart is known. */
export function AboveMenu({ last_hour, earliest, closed, when: loaded }: AboveMenuProps) {
  const { place } = useCityFrame();
  const cart = useCartView();
  const when = place && (cart.when ?? loaded);
  return (
    <>
      {when && (earliest ? <Closed earliest={earliest} /> : <When when={when} />)}
      {closed && (
        <p className={`wrap ${styles.when} ${styles.isClosed}`}>
          <span className={`row inset ${styles.link}`}>
            <Icon name="clock" /> <span className={`grow ${styles.words}`}>{closed}</span>
          </span>
        </p>
      )}
      {last_hour && (
        <div className="wrap">
          <LastHour left={last_hour} className="above-4" />
        </div>
      )}
    </>
  );
}

/** The chosen time, for windows without a cart beside the menu. */
function When({ when }: { when: NonNullable<CartView["when"]> }) {
  return (
    <p className={`wrap ${styles.when}`}>
      <ModalLink modal="IntervalsModal" className={`row inset ${styles.link}`}>
        <Icon name="clock" />{" "}
        <span className={`grow ${styles.words}`}>
          {when.note ? `${when.note}.` : `${when.label}:`} <b className="ink strong">{when.words}</b>
        </span>{" "}
        <Icon name="chevron-right" size={18} />
      </ModalLink>
    </p>
  );
}

/** The notice that no order is made now, with a button for the earliest time. */
function Closed({ earliest }: { earliest: NonNullable<HomeView["earliest"]> }) {
  const city = useCityAlias();
  const return_to = useReturnTo();
  return (
    <div className={`wrap ${styles.when} ${styles.isClosed}`}>
      <Form method="post" action={cityPath(city, "intervals")} className={styles.panel}>
        <input type="hidden" name="return_to" value={return_to} />
        <p className={styles.closed}>{earliest.why}</p>
        <div className={styles.answer}>
          <Button wide {...sends({ proposed: earliest.value })}>
            {earliest.words}
          </Button>
        </div>{" "}
        <div className={styles.answer}>
          <ModalButton modal="IntervalsModal" variant="outline" wide>
            {earliest.other}
          </ModalButton>
        </div>
      </Form>
    </div>
  );
}
