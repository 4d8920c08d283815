import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { cityPath } from "../../../../rules/city-alias";
import { BrandLogo } from "../../../shared/web/context/BrandLogo";
import { useCityFrame } from "../../../shared/web/context/city-frame";

export function HomeLink({ className }: { className?: string }) {
  const { t } = useTranslation("common");
  const { city } = useCityFrame();
  return (
    <Link to={cityPath(city.alias)} className={className}>
      <BrandLogo />
      <span className="visually-hidden">. {t("home", { city: city.name })}</span>
    </Link>
  );
}
