import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState, type ChangeEvent, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../shared/ui/buttons/Button";
import { Choices } from "../../shared/ui/fields/Choice";
import { FieldError } from "../../shared/ui/fields/Field";
import { Notice } from "../../shared/ui/messages/Notice";
import { Panel } from "../../shared/ui/layout/Panel";
import { RowButton } from "../../shared/ui/buttons/RowButton";
import { Slots, type Slot } from "../../shared/ui/fields/Slots";
import { Days } from "../../fulfilment/time-slots/Days";
import { KeepFocus } from "../../fulfilment/time-slots/KeepFocus";
import { dayAndTitle, inShort, inShortStill, isFree, lostBefore } from "../../fulfilment/time-slots/times";
import { useKeepTime } from "../../fulfilment/time-slots/use-keep-time";
import { useTimes } from "../../fulfilment/time-slots/use-times";
import { ASAP, dayOf, INTERVAL_DATE, type WhenView } from "../../fulfilment/time-slots/time-slots.view";
import { orderIntents, type FormState } from "./checkout.view";
import { Known } from "./Known";
import { useWayOut, WayOut } from "./WayOut";

/** With scripts the times are refreshed, and choosing a day reloads only them. */
export function When({ when: loaded, fields, typed }: FormState & { when: WhenView }) {
  const { t, i18n } = useTranslation("checkout");
  const radioBox = useRef<HTMLDivElement>(null);
  const { when, refreshed, lost, forget } = useTimes(loaded, radioBox);
  const { dates, slots, chosen, message, next, collect, late } = when;
  const [error] = fields.interval_id.errors ?? [];
  const day = dayOf(when);
  const { keep, words, error: notKept } = useKeepTime(day);
  const before = typed.interval_id ? (isFree(when, typed.interval_id) ? typed.interval_id : undefined) : chosen;
  const shown = useRef<{ day?: string; slots: Slot[] }>();
  const short =
    shown.current?.day === day ? inShortStill(shown.current?.slots ?? [], when, before) : inShort(when, before);
  useEffect(() => {
    shown.current = { day, slots: short };
  });
  const [picked, setPicked] = useState<string>();
  const radios = {
    name: "interval_id",
    chosen: refreshed ? refreshed.picked : before,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      forget();
      setPicked(currentTarget.value);
      keep(currentTarget.value);
    },
  };
  const now = picked && isFree(when, picked) ? picked : radios.chosen;
  const gone = lost ?? lostBefore(when, now);
  const navigate = useNavigate();
  const showDay = (event: MouseEvent, date: string) => {
    event.preventDefault();
    navigate(`?${new URLSearchParams({ date })}`, { replace: true, preventScrollReset: true });
  };
  const slot = when.slots.find(({ value }) => value === now);
  const isAsked = new URLSearchParams(useLocation().search).has("date");
  // Why no order is made now is no news for who came with a time.
  const [settled] = useState(before);
  const isSettled = settled !== undefined && settled !== ASAP && isFree(when, settled);
  const [reason, offer] = isSettled ? [] : [message, next];
  const isOpen = Boolean(error || reason || gone || offer || collect || notKept || words) || isAsked;
  return (
    <Panel title={t("when")} titleId="when">
      {day && <input type="hidden" name={INTERVAL_DATE} value={day} />}
      <Known
        words={slot && dayAndTitle(when, slot.value, i18n.language)}
        note={slot?.note}
        subject={t("when")}
        open={isOpen}
      >
        {/* They submit the form, so that nothing typed is lost without scripts. */}
        {dates && dates.length > 1 && (
          <Days
            label={t("day")}
            dates={dates}
            button={(date) => ({
              ...orderIntents.button("date", date),
              onClick: (event) => showDay(event, date),
            })}
          />
        )}
        <KeepFocus box={radioBox}>
          {reason && <Notice>{reason}</Notice>}
          {gone && (
            <Notice tone="danger" live>
              {gone === ASAP ? t("gone.asap") : t("gone.time", gone)}
            </Notice>
          )}
          {offer && (
            <Button
              {...orderIntents.button("time", offer.value)}
              formNoValidate
              variant="outline"
              className="above-3 below-3"
            >
              {offer.words}
            </Button>
          )}{" "}
          {collect && <CollectToday collect={collect} />}
          {!gone && (notKept || words) && (
            <Notice tone={notKept ? "danger" : "info"} live>
              {notKept ?? words}
            </Notice>
          )}
          {short.length > 0 && (
            <Choices id={fields.interval_id.id} titleId="when" error={error}>
              <Slots key={day} slots={short} short {...radios} />
            </Choices>
          )}
          {dates && (
            <WayOut modal="IntervalsModal" className="tap">
              {t("otherTime")}
            </WayOut>
          )}
        </KeepFocus>
      </Known>
      {late && now && late.values.includes(now) && <Notice icon="clock">{late.words}</Notice>}
      {/* Without loaded times the chosen one is still sent. */}
      {slots.length === 0 && typed.interval_id && <input type="hidden" name="interval_id" value={typed.interval_id} />}
      {slots.length === 0 && error && <FieldError id={fields.interval_id.id}>{error}</FieldError>}
    </Panel>
  );
}

function CollectToday({ collect: { shop_id, words, note } }: { collect: NonNullable<WhenView["collect"]> }) {
  const wayOut = useWayOut();
  const where = { modal: "ConfirmShopModal", parameters: { shop_id: String(shop_id) } } as const;
  return <RowButton {...wayOut(where)} title={words} note={note} />;
}
