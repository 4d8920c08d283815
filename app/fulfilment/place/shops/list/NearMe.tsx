import { useNavigation, useSubmit } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ScriptButton } from "../../../../shared/ui/buttons/ScriptButton";
import { Notice } from "../../../../shared/ui/messages/Notice";
import { usePosition } from "../../use-position";
import styles from "./NearMe.module.css";
import { shopsIntents } from "./shops.view";

type NearMeProps = {
  action: string;
  /** Replaces the submission to `action`, for a form in a dialog. */
  send?: (fields: Record<string, string>) => void;
  sending?: boolean;
};

/** The button that sorts the shops by the browser's geolocation. */
export function NearMe({ action, send, sending = false }: NearMeProps) {
  const { t } = useTranslation("place");
  const submit = useSubmit();
  const { name, value } = shopsIntents.field("near");
  const { state, ask } = usePosition(({ latitude, longitude }) => {
    const fields = { [name]: value, latitude: String(latitude), longitude: String(longitude) };
    if (send) send(fields);
    else submit(fields, { method: "post", action, preventScrollReset: true, replace: true });
  });
  const isNavigating = useNavigation().formData?.get(name) === value;
  return (
    <div>
      <ScriptButton
        variant="outline"
        size="s"
        icon="locate-fixed"
        pending={state === "asking" || sending || isNavigating}
        onClick={ask}
        className={styles.button}
      >
        {t("shops.near")}
      </ScriptButton>
      {(state === "denied" || state === "unknown") && (
        <Notice tone="danger" live>
          {t(state === "denied" ? "shops.denied" : "shops.noPosition")}
        </Notice>
      )}
    </div>
  );
}
