import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { cityPath } from "../../../rules/city-alias";
import type { CartView } from "../../shared/basket/cart.view";
import { useCityFrame } from "../../shared/web/context/city-frame";
import { Icon } from "../../shared/ui/icons/Icon";
import { OrderedLines } from "../lines/OrderedLines";

/**
 * The way to a group order: to open one or, from the cart of one, who chose what, with the guests' dishes of the host's
 * cart below.
 */
export function GroupOrderInCart({
  view: { group, others = [], block },
}: {
  view: Pick<CartView, "group" | "others" | "block">;
}) {
  const { t } = useTranslation("cart");
  const { city, group_orders } = useCityFrame();
  if (!group)
    return (
      group_orders && (
        <p className="muted above-3">
          <Link to={cityPath(city.alias, "together")} className="tap iconed">
            <Icon name="users" size={18} /> {t("together.open")}
          </Link>
        </p>
      )
    );
  return (
    <div className="above-3">
      {others.length > 0 && (
        <>
          <h3 className="below-2">{t("together.others")}</h3>
          <OrderedLines lines={others} size={52} />
        </>
      )}
      {block !== "guest" && (
        <p className="muted iconed">
          <Icon name="users" size={18} /> {group.words}{" "}
          <Link to={group.to} className="tap">
            {t("together.who")}
          </Link>
        </p>
      )}
    </div>
  );
}
