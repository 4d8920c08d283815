import { useNavigate } from "@remix-run/react";
import { Fragment, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { Choices } from "../ui/Choice";
import { TextArea } from "../ui/Field";
import { Notice } from "../ui/Notice";
import { Panel } from "../ui/Panel";
import { Slots } from "../ui/Slots";
import { classes } from "../ui/class-names";
import type { WhenView } from "./checkout";
import styles from "./checkout.module.css";
import type { FormState } from "./fields";

/** When: at once or in an interval of a day. Other days are buttons of the form; with scripts they change the times and nothing else. */
export function When({ when, errors, typed }: FormState & { when: WhenView }) {
  const { t } = useTranslation("checkout");
  const navigate = useNavigate();
  const { dates, slots, later, chosen, message } = when;
  const day = dates?.find(({ current }) => current)?.value;
  const pick = typed.interval_id && [...slots, ...later].some(({ value, taken }) => value === typed.interval_id && taken === undefined) ? typed.interval_id : chosen;

  function turn(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    navigate(`?${new URLSearchParams({ date: event.currentTarget.value })}`, { replace: true, preventScrollReset: true });
  }
  return (
    <Panel title={t("when")} titleId="when">
      {dates && dates.length > 1 && (
        <div role="group" aria-label={t("day")} className={styles.days}>
          {dates.map(({ value, label, current }) => (
            <Fragment key={value}>
              <button name="date" value={value} formNoValidate onClick={turn} aria-pressed={current} className={classes(styles.day, current && styles.current)}>{label}</button>{" "}
            </Fragment>
          ))}
        </div>
      )}
      {message && <Notice>{message}</Notice>}
      {slots.length > 0 && (
        <Choices id="interval_id" legend={t("when")} hideLegend error={errors.interval_id}>
          <Slots key={day} name="interval_id" slots={slots} chosen={pick} />
          {later.length > 0 && (
            <details key={`${day} later`} className={styles.later}>
              <summary>{t("laterTimes", { from: later[0]?.title })}</summary>
              <Slots name="interval_id" slots={later} chosen={pick} />
            </details>
          )}
        </Choices>
      )}
      {slots.length === 0 && errors.interval_id && <p id="interval_id" className={styles.error}>{errors.interval_id}</p>}
      <TextArea name="order_comment" label={t("comment")} optional={t("optional")} rows={2} maxLength={500} defaultValue={typed.order_comment} error={errors.order_comment} className={styles.comment} />
    </Panel>
  );
}
