import { useTranslation } from "react-i18next";
import { ModalLink } from "../modal/ModalLink";
import { FactRow } from "../ui/FactRow";

/** For when the order is, with the way to another time. `time`: the chosen one. */
export function ChosenTime({ time, words }: { time?: string; words?: string }) {
  const { t } = useTranslation("when");
  const change = <ModalLink modal="IntervalsModal">{t(time ? "change" : "choose")}</ModalLink>;
  return (
    <FactRow icon="clock" note={time && t("note")} change={change}>
      {words ?? t("soon")}
    </FactRow>
  );
}
