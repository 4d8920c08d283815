import { useLocation, useRevalidator } from "@remix-run/react";
import { useEffect, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { FlashMessage } from "../../shared/web/form/FlashMessage";
import { topDialog } from "../../shared/ui/hooks/focus";
import { useUnrenewed } from "../../shared/web/hydration/keep-page";
import { Button } from "../../shared/ui/buttons/Button";

const LOOK_AGAIN_MS = 200;

/** Says that the page kept its data because it could not be loaded again, and loads it. */
export function NotRenewed() {
  const { pathname } = useLocation();
  const failure = useUnrenewed(pathname);
  return failure === undefined ? null : <Message key={failure} />;
}

/** Outside of a dialog that is open nothing can be seen or pressed, so the message moves into it. */
function Message() {
  const { t } = useTranslation("common");
  const { revalidate, state } = useRevalidator();
  const [dialog, setDialog] = useState<Element>();
  useEffect(() => {
    const look = () => setDialog(topDialog());
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  const again = (
    <Button type="button" variant="quiet" size="s" pending={state === "loading"} onClick={revalidate}>
      {t("errors.retry")}
    </Button>
  );
  const flash = useMemo(() => ({ tone: "danger", text: t("notRenewed"), stays: true }) as const, [t]);
  const message = <FlashMessage flash={flash} next={again} />;
  return dialog ? createPortal(message, dialog) : message;
}
