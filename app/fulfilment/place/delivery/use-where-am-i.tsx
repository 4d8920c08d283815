import { useNavigation, useSubmit } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { cityPath } from "../../../../rules/city-alias";
import { classes } from "../../../shared/ui/styles/class-names";
import { Icon } from "../../../shared/ui/icons/Icon";
import { useCityAlias } from "../../../shared/ui/hooks/use-city-alias";
import { useHydrated } from "../../../shared/ui/hooks/use-hydrated";
import { usePosition } from "../use-position";
import { deliveryIntents } from "./delivery.view";
import styles from "./where-am-i.module.css";

/**
 * The map's button that checks whether the visitor's position is delivered to, and the message if the browser does not
 * share it. The browser is queried only when the button is pressed. Without scripts the button is invisible but keeps
 * its place, so that nothing moves when scripts load.
 */
export function useWhereAmI() {
  const { t } = useTranslation("delivery");
  const city = useCityAlias();
  const hydrated = useHydrated();
  const submit = useSubmit();
  const { name, value } = deliveryIntents.field("here");
  const { state, ask } = usePosition(
    ({ latitude, longitude }) =>
      submit(
        { [name]: value, latitude: String(latitude), longitude: String(longitude) },
        { method: "post", action: cityPath(city, "delivery"), preventScrollReset: true, replace: true },
      ),
    { exact: true },
  );
  const isSending = useNavigation().formData?.get(name) === value;
  const isBusy = state === "asking" || isSending;
  const button = (
    <button
      type="button"
      onClick={isBusy ? undefined : ask}
      aria-busy={isBusy || undefined}
      className={classes("round-button", styles.button, !hydrated && "needs-scripts", isBusy && "soft")}
    >
      <Icon name="locate-fixed" /> <span className="visually-hidden">{t("here.ask")}</span>
    </button>
  );
  const isRefused = state === "denied";
  const trouble = (
    <p role="status" className={isRefused || state === "unknown" ? `box ${styles.trouble}` : undefined}>
      {(isRefused || state === "unknown") && t(isRefused ? "here.refused" : "here.failed")}
    </p>
  );
  return { button, trouble };
}
