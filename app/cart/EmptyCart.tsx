import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { withoutModals } from "../shared/web/modal/modals";
import { Button, ButtonLink } from "../shared/ui/buttons/Button";
import { EmptyState } from "../shared/ui/messages/EmptyState";
import { cityPath } from "../../rules/city-alias";
import { useCityAlias } from "../shared/ui/hooks/use-city-alias";

type EmptyCartProps = {
  titleId?: string;
  level?: 1 | 2;
  /** Omits the link to the menu. */
  besideMenu?: boolean;
  /** The cart was emptied on this page, so the heading takes the focus that the last line had. */
  emptied?: boolean;
};

/** Whether a cart that is empty now had lines before on this page. */
export function useEmptied(hasLines: boolean): boolean {
  const had = useRef(false);
  useEffect(() => {
    if (hasLines) had.current = true;
  }, [hasLines]);
  return had.current && !hasLines;
}

export function EmptyCart({ titleId, level = 2, besideMenu, emptied }: EmptyCartProps) {
  const { t } = useTranslation("cart");
  const city = useCityAlias();
  const action = besideMenu ? undefined : (
    <ButtonLink to={cityPath(city)} variant="soft">
      {t("empty.action")}
    </ButtonLink>
  );
  return (
    <EmptyState
      icon="shopping-bag"
      title={t("empty.title")}
      titleId={titleId}
      level={level}
      action={action}
      takesFocus={emptied}
    >
      {t("empty.text")}
    </EmptyState>
  );
}

export function UnknownCart({ titleId, level = 2 }: Pick<EmptyCartProps, "titleId" | "level">) {
  const { t } = useTranslation(["cart", "common"]);
  const here = useLocation();
  const [path = "", query = ""] = withoutModals(here).split("?");
  const retry = (
    <form action={path}>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button variant="outline" icon="refresh-cw">
        {t("common:errors.retry")}
      </Button>
    </form>
  );
  return (
    <EmptyState icon="wifi-off" title={t("unknown.title")} titleId={titleId} level={level} action={retry}>
      {t("unknown.text")}
    </EmptyState>
  );
}
