import { useActionData, useNavigation, useSubmit } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormAnswer } from "../../shared/web/modal/page";
import { usePosition } from "../../fulfilment/place/use-position";
import { ScriptButton } from "../../shared/ui/buttons/ScriptButton";
import { Notice } from "../../shared/ui/messages/Notice";

type FindCityProps = { isFar?: boolean; onAsk: () => void };

/**
 * The button that suggests the nearest city by the browser's geolocation (docs/decisions/0022-the-visitors-position.md).
 * Without scripts there is none.
 */
export function FindCity({ isFar, onAsk }: FindCityProps) {
  const { t } = useTranslation("city");
  const submit = useSubmit();
  const answer = useActionData<FormAnswer>();
  const isSending = useNavigation().formMethod === "POST";
  const { state, ask } = usePosition(({ latitude, longitude }) =>
    submit(
      { latitude: String(latitude), longitude: String(longitude) },
      { method: "post", action: "/?index", preventScrollReset: true, replace: true },
    ),
  );
  const problem =
    state === "denied"
      ? t("denied")
      : state === "unknown"
        ? t("noPosition")
        : (answer?.errors?.form ?? (isFar ? t("far") : undefined));
  return (
    <div>
      <ScriptButton
        variant="soft"
        size="s"
        icon="locate-fixed"
        pending={state === "asking" || isSending}
        onClick={() => {
          onAsk();
          ask();
        }}
        className="below-6"
      >
        {t("findMe")}
      </ScriptButton>
      {problem && state !== "asking" && !isSending && (
        <Notice live className="below-6">
          {problem}
        </Notice>
      )}
    </div>
  );
}
