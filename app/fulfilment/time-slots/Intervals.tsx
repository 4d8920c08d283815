import { useLocation } from "@remix-run/react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePage } from "../../shared/web/modal/page";
import { PageCard } from "../../shared/web/modal/PageCard";
import { ModalButton } from "../../shared/web/modal/ModalButton";
import { useModalLink } from "../../shared/web/modal/use-modal-link";
import { FormSwitches } from "../../shared/web/form/FormSwitches";
import { FormErrors } from "../../shared/web/form/FormErrors";
import { Button } from "../../shared/ui/buttons/Button";
import { Choice, Choices } from "../../shared/ui/fields/Choice";
import { BackLink } from "../../shared/ui/buttons/Links";
import { Notice } from "../../shared/ui/messages/Notice";
import { RowLink } from "../../shared/ui/buttons/RowButton";
import { Slots } from "../../shared/ui/fields/Slots";
import { useHydrated } from "../../shared/ui/hooks/use-hydrated";
import { Days } from "./Days";
import { KeepFocus } from "./KeepFocus";
import { isFree, lostBefore, titleOf } from "./times";
import { useTimes } from "./use-times";
import styles from "./time-slots.module.css";
import { ASAP, dayOf, INTERVAL_DATE, type IntervalsView, type WhenView } from "./time-slots.view";
import { sends } from "../../../rules/sent-fields";

const TIMES = "times";
const idOf = (field: string) => (field === "interval_id" ? TIMES : undefined);

export function Intervals() {
  const { t } = useTranslation(["when", "common"]);
  const { view, titleId, inModal, Back } = usePage<IntervalsView>();
  return (
    <div className={inModal ? undefined : `wrap ${styles.page}`}>
      {!inModal && <BackLink as={Back}>{t("common:back")}</BackLink>}
      <h1 id={titleId} className={inModal ? `dialog-title ${styles.modalTitle}` : "below-5"}>
        {view.heading}
      </h1>
      <PageCard bare={inModal}>
        <FormErrors title={t("common:errors.title")} idOf={idOf} />
        {view.when ? <Times when={view.when} /> : <PlaceFirst order_type={view.order_type} />}
      </PageCard>
    </div>
  );
}

/** Times depend on the place, so it has to be chosen first. */
function PlaceFirst({ order_type }: Pick<IntervalsView, "order_type">) {
  const { t } = useTranslation("when");
  return (
    <>
      <p className="below-5">{t("noPlace")}</p>
      <ModalButton wide modal="OrderTypesModal" parameters={{ order_type }}>
        {t("place")}
      </ModalButton>
    </>
  );
}

function Times({ when: loaded }: { when: WhenView }) {
  const { t } = useTranslation("when");
  const { view, answer, errors, sending, inModal, Form } = usePage<IntervalsView>();
  const here = useLocation();
  const hydrated = useHydrated();
  const box = useRef<HTMLDivElement>(null);
  const { when, refreshed, lost, forget } = useTimes(loaded, box);
  const [picked, setPicked] = useState<{ of: WhenView; value: string }>();
  const { dates, slots, message } = when;
  const day = dayOf(when);
  const typed = answer?.typed?.interval_id;
  const before = typed ? (isFree(when, typed) ? typed : undefined) : when.chosen;
  const chosen = refreshed ? refreshed.picked : before;
  const now = picked?.of === loaded && isFree(when, picked.value) ? picked.value : chosen;
  const radios = {
    name: "interval_id",
    chosen,
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => {
      forget();
      setPicked({ of: loaded, value });
    },
  };
  const asap = slots.find(({ value }) => value === ASAP);
  const timed = slots.filter((slot) => slot !== asap);
  const gone = lost ?? lostBefore(when, now);
  const offer = before && isFree(when, before) ? undefined : when.next;
  const choice = (value: string) => {
    if (value === ASAP) return t(`submitNow.${view.order_type}`);
    const [time, day] = [titleOf(when, value), slots.find((slot) => slot.value === value)?.day];
    return day ? t(`submitOn.${view.order_type}`, { day, time }) : t(`submitAt.${view.order_type}`, { time });
  };
  const toDay = (date: string) => `${here.pathname}?${new URLSearchParams({ date, return_to: view.return_to })}`;
  return (
    <Form noValidate className={styles.form}>
      <input type="hidden" name="return_to" value={view.return_to} />
      {day && <input type="hidden" name={INTERVAL_DATE} value={day} />}
      {dates && dates.length > 1 && (
        <Days
          label={t("days")}
          dates={dates}
          {...(inModal ? { button: (value) => ({ name: "date", value }) } : { to: toDay })}
        />
      )}
      <KeepFocus box={box}>
        {message && <Notice>{message}</Notice>}
        {gone && (
          <Notice tone="danger" live>
            {gone === ASAP ? t("lostAsap") : t("lostTime", gone)}
          </Notice>
        )}
        {slots.length > 0 && (
          <Choices id={TIMES} legend={t("times")} error={errors.interval_id}>
            {asap && (
              <Choice
                key={`${day} ${asap.value}`}
                {...radios}
                value={asap.value}
                title={asap.title}
                note={asap.note}
                defaultChecked={chosen === ASAP}
              />
            )}
            {timed.length > 0 && <Slots key={day} slots={timed} {...radios} />}
          </Choices>
        )}
      </KeepFocus>
      {when.late && now && when.late.values.includes(now) && <Notice icon="clock">{when.late.words}</Notice>}
      {offer && (
        <Button wide size="l" {...sends({ proposed: offer.value })} pending={sending}>
          {offer.words}
        </Button>
      )}{" "}
      {when.collect && <CollectToday collect={when.collect} />}
      {slots.some(({ taken }) => taken === undefined) && (
        <Button wide size="l" variant={offer && !now ? "outline" : undefined} pending={sending}>
          {hydrated && now ? choice(now) : t("submit")}
        </Button>
      )}
      {slots.length > 0 && <FormSwitches />}
    </Form>
  );
}

/** Offers takeaway if a delivery is no longer possible today. The shop's confirmation opens over this modal. */
function CollectToday({ collect: { shop_id, words, note } }: { collect: NonNullable<WhenView["collect"]> }) {
  const link = useModalLink({ modal: "ConfirmShopModal", parameters: { shop_id: String(shop_id) } });
  return <RowLink {...link} title={words} note={note} className={styles.collect} />;
}
