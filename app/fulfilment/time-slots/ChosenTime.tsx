import { useTranslation } from "react-i18next";
import { ModalLink } from "../../shared/web/modal/ModalLink";
import { FactRow } from "../../shared/ui/layout/FactRow";

/**
 * The time of the order, with a link to change it. `time` is the chosen time. If a time has to be chosen, `words` is
 * the link itself, after the `note` that has the reason.
 */
export function ChosenTime({ time, words, note }: { time?: string; words?: string; note?: string }) {
  const { t } = useTranslation("when");
  const change = <ModalLink modal="IntervalsModal">{t(time ? "change" : "choose")}</ModalLink>;
  if (words === t("choose"))
    return note ? (
      <FactRow icon="clock" change={change}>
        {note}
      </FactRow>
    ) : (
      <FactRow icon="clock">{change}</FactRow>
    );
  return (
    <FactRow icon="clock" note={time && t("note")} change={change}>
      {words ?? t("soon")}
    </FactRow>
  );
}
