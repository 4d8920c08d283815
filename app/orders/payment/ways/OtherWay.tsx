import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";

export function OtherWay({ to }: { to: string }) {
  const { t } = useTranslation("payment");
  return (
    <p className="taps centered above-2">
      <Link to={to}>{t("wait.otherWay")}</Link>
    </p>
  );
}
