import { useTranslation } from "react-i18next";
import { ModalLink } from "../modal/ModalLink";
import { FactRow } from "../ui/FactRow";

/** For when the order is, with the way to another time. `time`: the chosen one. While one has to be chosen, the words are the link. */
export function ChosenTime({ time, words }: { time?: string; words?: string }) {
  const { t } = useTranslation("when");
  const change = <ModalLink modal="IntervalsModal">{t(time ? "change" : "choose")}</ModalLink>;
  if (words === t("choose")) return <FactRow icon="clock">{change}</FactRow>;
  return (
    <FactRow icon="clock" note={time && t("note")} change={change}>
      {words ?? t("soon")}
    </FactRow>
  );
}
