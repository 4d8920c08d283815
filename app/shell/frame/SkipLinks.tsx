import { useLocation, useParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { cityPath } from "../../../rules/city-alias";

export function SkipLinks() {
  const { t } = useTranslation("common");
  const { city } = useParams();
  const { pathname } = useLocation();
  return (
    <div data-ground="dark">
      <a className="skip" href="#main">
        {t("skip")}
      </a>{" "}
      {city && pathname === cityPath(city) && (
        <>
          <a className="skip" href="#dishes">
            {t("skipToDishes")}
          </a>{" "}
          <a className="skip" href="#cart">
            {t("skipToCart")}
          </a>
        </>
      )}
    </div>
  );
}
