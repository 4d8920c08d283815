import { useNavigate } from "@remix-run/react";
import { Fragment, useRef, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { fieldProps } from "../../page/use-form-fields";
import { Choices } from "../../ui/Choice";
import { TextArea } from "../../ui/Field";
import { Notice } from "../../ui/Notice";
import { Panel } from "../../ui/Panel";
import { Slots } from "../../ui/Slots";
import { classes } from "../../ui/class-names";
import { ASAP, orderIntents, type WhenView, type FormState } from "../checkout.view";
import styles from "../checkout.module.css";
import { isFree } from "./times";
import { useTimes } from "./use-times";

/** Delivery time: as soon as possible, or an interval of a day. With scripts the times are refreshed, and choosing a day reloads only them. */
export function When({ when: loaded, fields, typed }: FormState & { when: WhenView }) {
  const { t } = useTranslation("checkout");
  const radioBox = useRef<HTMLDivElement>(null);
  const { when, refreshed, lost, forget } = useTimes(loaded, radioBox);
  const { dates, slots, later, chosen, message } = when;
  const [error] = fields.interval_id.errors ?? [];
  const day = dates?.find(({ current }) => current)?.value;
  const before = typed.interval_id && isFree(when, typed.interval_id) ? typed.interval_id : chosen;
  const radios = { name: "interval_id", chosen: refreshed ? refreshed.picked : before, onChange: forget };
  return (
    <Panel title={t("when")} titleId="when">
      {dates && dates.length > 1 && <Days dates={dates} />}
      <div ref={radioBox}>
        {message && <Notice>{message}</Notice>}
        {lost && (
          <Notice tone="danger" live>
            {lost === ASAP ? t("gone.asap") : t("gone.time", lost)}
          </Notice>
        )}
        {slots.length > 0 && (
          <Choices id={fields.interval_id.id} titleId="when" error={error}>
            <Slots key={day} slots={slots} {...radios} />
            {later.length > 0 && (
              <details key={`${day} later`} className={styles.later}>
                <summary>{t("laterTimes", { from: later[0]?.title })}</summary>
                <Slots slots={later} {...radios} />
              </details>
            )}
          </Choices>
        )}
      </div>
      {/* The times could not be loaded: the chosen one stays. */}
      {slots.length === 0 && typed.interval_id && <input type="hidden" name="interval_id" value={typed.interval_id} />}
      {slots.length === 0 && error && (
        <p id={fields.interval_id.id} className={styles.error}>
          {error}
        </p>
      )}
      <TextArea
        {...fieldProps(fields.order_comment)}
        label={t("comment")}
        optional={t("optional")}
        rows={2}
        className={styles.comment}
      />
    </Panel>
  );
}

/** Submit buttons of the form, so that nothing typed is lost without scripts. */
function Days({ dates }: { dates: NonNullable<WhenView["dates"]> }) {
  const { t } = useTranslation("checkout");
  const navigate = useNavigate();
  function showDay(event: MouseEvent<HTMLButtonElement>, date: string) {
    event.preventDefault();
    navigate(`?${new URLSearchParams({ date })}`, { replace: true, preventScrollReset: true });
  }
  return (
    <div role="group" aria-label={t("day")} className={styles.days}>
      {dates.map(({ value, label, current }) => (
        <Fragment key={value}>
          <button
            {...orderIntents.field("date", value)}
            formNoValidate
            onClick={(event) => showDay(event, value)}
            aria-pressed={current}
            className={classes(styles.day, current && styles.current)}
          >
            {label}
          </button>{" "}
        </Fragment>
      ))}
    </div>
  );
}
