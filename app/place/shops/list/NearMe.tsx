import { useNavigation, useSubmit } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button, buttonClass } from "../../../ui/buttons/Button";
import { Icon } from "../../../ui/icons/Icon";
import { Notice } from "../../../ui/messages/Notice";
import { useHydrated } from "../../../hooks/use-hydrated";
import { usePosition } from "../../use-position";
import styles from "./NearMe.module.css";
import { shopsIntents } from "./shops.view";

type NearMeProps = {
  action: string;
  /** Replaces the submission to `action`, for a form in a dialog. */
  send?: (fields: Record<string, string>) => void;
  sending?: boolean;
};

/**
 * The button that sorts the shops by the browser's geolocation. Without scripts it is invisible but keeps its place.
 */
export function NearMe({ action, send, sending = false }: NearMeProps) {
  const { t } = useTranslation("place");
  const hydrated = useHydrated();
  const submit = useSubmit();
  const { name, value } = shopsIntents.field("near");
  const { state, ask } = usePosition(({ latitude, longitude }) => {
    const fields = { [name]: value, latitude: String(latitude), longitude: String(longitude) };
    if (send) send(fields);
    else submit(fields, { method: "post", action, preventScrollReset: true, replace: true });
  });
  const isNavigating = useNavigation().formData?.get(name) === value;
  // Text browsers would show the words of a hidden button, so the style sheet writes those that keep its place.
  if (!hydrated)
    return (
      <div className={`needs-scripts ${styles.near}`}>
        <span className={buttonClass({ variant: "outline", size: "s" })}>
          <Icon name="locate-fixed" />
          <span className={styles.words} data-words={t("shops.near")} />
        </span>
      </div>
    );
  return (
    <div className={styles.near}>
      <Button
        type="button"
        variant="outline"
        size="s"
        icon="locate-fixed"
        pending={state === "asking" || sending || isNavigating}
        onClick={ask}
      >
        {t("shops.near")}
      </Button>
      {(state === "denied" || state === "unknown") && (
        <Notice tone="danger" live className={styles.said}>
          {t(state === "denied" ? "shops.denied" : "shops.noPosition")}
        </Notice>
      )}
    </div>
  );
}
