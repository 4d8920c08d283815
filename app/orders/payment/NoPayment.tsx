import { useTranslation } from "react-i18next";
import { cityPath } from "../../../rules/city-alias";
import { useCityAlias } from "../../shared/ui/hooks/use-city-alias";
import { ButtonLink } from "../../shared/ui/buttons/Button";
import { Between } from "./Between";

/** For a browser that has no payment here: one that is over, another browser's or an invented one. */
export function NoPayment() {
  const { t } = useTranslation("payment");
  const { t: common } = useTranslation("common");
  const city = useCityAlias();
  return (
    <Between icon="search" title={t("elsewhere.title")} text={t("elsewhere.text")}>
      <ButtonLink to={cityPath(city, "order-status")} size="l" wide>
        {t("elsewhere.find")}
      </ButtonLink>{" "}
      <ButtonLink to={cityPath(city)} size="l" wide variant="quiet">
        {common("errors.toMenu")}
      </ButtonLink>
    </Between>
  );
}
