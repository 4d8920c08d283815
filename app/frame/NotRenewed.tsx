import { useLocation, useRevalidator } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FlashMessage } from "../form/FlashMessage";
import { useUnrenewed } from "../hydration/keep-page";
import { Button } from "../ui/buttons/Button";

/** Says that the page kept its data because it could not be loaded again, and loads it. */
export function NotRenewed() {
  const { t } = useTranslation("common");
  const { pathname } = useLocation();
  const { revalidate, state } = useRevalidator();
  const failure = useUnrenewed(pathname);
  if (failure === undefined) return null;
  const again = (
    <Button type="button" variant="quiet" size="s" pending={state === "loading"} onClick={revalidate}>
      {t("errors.retry")}
    </Button>
  );
  return <FlashMessage key={failure} flash={{ tone: "danger", text: t("notRenewed"), stays: true }} next={again} />;
}
