import { Form as GetForm, Link } from "@remix-run/react";
import { useEffect, useMemo, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cityPath } from "../../../../rules/city-alias";
import { usePage } from "../../../shared/web/modal/page";
import { useCityFrame, useIsOffered } from "../../../shared/web/context/city-frame";
import { FormSwitches } from "../../../shared/web/form/FormSwitches";
import { FormErrors } from "../../../shared/web/form/FormErrors";
import { useFormFields } from "../../../shared/web/form/use-form-fields";
import { useMending } from "../../../shared/web/form/use-mending";
import { Button, ButtonLink } from "../../../shared/ui/buttons/Button";
import { Panel } from "../../../shared/ui/layout/Panel";
import { classes } from "../../../shared/ui/styles/class-names";
import { noLinks } from "../../../shared/ui/messages/ErrorSummary";
import { Icon } from "../../../shared/ui/icons/Icon";
import { AddressField } from "../address/form/AddressField";
import { mapPath } from "../address/house/map-path";
import { OtherCity } from "../address/form/OtherCity";
import { UnservedWays } from "../address/house/Unserved";
import { NearestShop } from "../nearest/NearestShop";
import own from "./check.module.css";
import styles from "./delivery.module.css";
import { deliveryIntents, type AddressCheck, type DeliveryAnswer, type DeliveryView } from "./delivery.view";
import { moveFocus } from "../../../shared/ui/hooks/focus";

export function AddressCheckCard({ view }: { view: DeliveryView }) {
  const { t } = useTranslation("delivery");
  const { city } = useCityFrame();
  const hasMaps = useIsOffered("maps");
  const page = usePage<DeliveryView>();
  const answer = page.answer as DeliveryAnswer | undefined;
  const form = useRef<HTMLFormElement>(null);
  const check = answer ? answer.check : view.check;
  const words = check?.kind === "not_found" ? check.words : undefined;
  const address = answer?.typed?.address ?? view.address;
  // eslint-disable-next-line react-hooks/exhaustive-deps -- every answer has errors of its own
  const errors = useMemo(() => (words ? { address: words } : undefined), [words, answer, view]);
  const fields = useFormFields<{ address: string }>({
    id: "check",
    constraints: view.constraints,
    errors: useMending(errors, () => "check-address"),
    values: { address },
  });
  useFocusOnAnswer(check, fields.address.id);
  return (
    <Panel title={t("check.title")} titleId="check-title" className={classes(styles.card, styles.raised)}>
      <FormErrors
        title={t("check.notDone")}
        errors={answer?.errors}
        failed={answer !== undefined && !answer.checked}
        idOf={noLinks}
      />
      <GetForm
        noValidate
        ref={form}
        id="check"
        action={`${cityPath(city.alias, "delivery")}#answer`}
        preventScrollReset
        className={own.check}
      >
        <AddressField
          key={address}
          field={fields.address}
          filled={view.filled}
          value={address}
          onDone={() => form.current?.requestSubmit()}
        />
        <Button variant="ink">{t("check.submit")}</Button>
        <FormSwitches />
      </GetForm>
      {hasMaps && (
        <p className="above-2">
          <Link
            to={mapPath(city.alias, cityPath(city.alias), check?.kind === "found" ? check.found : undefined)}
            className="tap iconed"
          >
            <Icon name="map-pin" /> <span>{t("check.onMap")}</span>
          </Link>
        </p>
      )}
      {check && <Answer check={check} stay={view.stay} />}
    </Panel>
  );
}

type AnswerProps = { check: AddressCheck } & Pick<DeliveryView, "stay">;

function Answer({ check, stay }: AnswerProps) {
  const { t } = useTranslation("delivery");
  const { t: ofPlace } = useTranslation("place");
  const { sending, Form } = usePage<DeliveryView>();
  const { city } = useCityFrame();
  switch (check.kind) {
    case "found":
      return <Found check={check} />;
    case "not_found":
      if (check.near.length === 0) return <div id="answer" />;
      return (
        <Box plain title={t("check.near")}>
          <ul className={own.near}>
            {check.near.map(({ text, to }) => (
              <li key={text}>
                <Link to={to} preventScrollReset>
                  <span>{text}</span> <Icon name="chevron-right" />
                </Link>
              </li>
            ))}
          </ul>
        </Box>
      );
    case "unserved": {
      const { address, shop, offer } = check.unserved;
      return (
        <Box title={ofPlace("unserved.title")}>
          <p className="above-1 below-4">{address}</p>
          {shop && <NearestShop shop={shop} />}
          {offer && <UnservedWays offer={offer} hasShop={Boolean(shop)} />}
        </Box>
      );
    }
    case "elsewhere":
      return (
        <div id="answer" className="above-3">
          <OtherCity other={check.other} sending={sending} Form={Form}>
            <p>
              <ButtonLink to={stay.to} variant="outline" wide preventScrollReset>
                {stay.words}
              </ButtonLink>
            </p>
          </OtherCity>
        </div>
      );
    case "nowhere":
      return (
        <Box title={check.title}>
          <p className="above-1 below-4">{check.address}</p>
          <ButtonLink to={stay.to} variant="outline" wide preventScrollReset>
            {t("nowhere.other")}
          </ButtonLink>
        </Box>
      );
    case "failed":
      return (
        <Box title={check.words}>
          <ButtonLink to={cityPath(city.alias, "order-type?order_type=delivery")} variant="outline" wide>
            {t("check.typeIt")}
          </ButtonLink>
        </Box>
      );
  }
}

function Found({ check }: { check: Extract<AddressCheck, { kind: "found" }> }) {
  const { t } = useTranslation("delivery");
  const { t: ofPlace } = useTranslation("place");
  const { city } = useCityFrame();
  const { sending, Form } = usePage<DeliveryView>();
  const { address, latitude, longitude } = check.found;
  const { time, fee, minimum, free_from } = check.terms ?? {};
  const facts = [
    { value: time, label: t("found.time") },
    { value: fee, label: t("found.fee") },
    { value: minimum, label: t("found.minimum") },
  ].filter(({ value }) => value);
  return (
    <Box good title={t("found.title")}>
      <p className="above-1 below-4">{address}</p>
      {facts.length > 0 && (
        <dl className={`flow ${own.terms}`}>
          {facts.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt> <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={own.free}>
        {check.terms ? free_from && t("found.freeFrom", { sum: free_from }) : t("found.unknown")}
      </p>
      <Form action={`${cityPath(city.alias, "delivery")}#answer`}>
        <input type="hidden" {...deliveryIntents.field("deliver")} />
        <input type="hidden" name="address" value={address} />
        <input type="hidden" name="picked" value={address} />
        <input type="hidden" name="latitude" value={latitude} />
        <input type="hidden" name="longitude" value={longitude} />
        <Button wide pending={sending}>
          {ofPlace("deliverHere")}
        </Button>
      </Form>
    </Box>
  );
}

type BoxProps = { title: string; good?: boolean; plain?: boolean; children: ReactNode };

function Box({ title, good, plain, children }: BoxProps) {
  return (
    <div
      id="answer"
      role="group"
      aria-labelledby={TITLE_ID}
      className={classes("above-3", !plain && `edged inset ${own.box}`, good && own.good)}
    >
      <h3 id={TITLE_ID} tabIndex={-1} className={plain ? `muted ${own.nearTitle}` : `row iconed ${own.answerTitle}`}>
        {good && <Icon name="circle-check" />} {title}
      </h3>
      {children}
    </div>
  );
}

const TITLE_ID = "answer-title";

/**
 * Moves the focus to the heading of a new result or, if it has none, to the field with its error. Without scripts the
 * form's `#answer` leads there.
 */
function useFocusOnAnswer(check: AddressCheck | undefined, field: string) {
  const serialized = JSON.stringify(check);
  const last = useRef(serialized);
  useEffect(() => {
    if (!serialized || last.current === serialized) return;
    last.current = serialized;
    const heading = document.getElementById("answer")?.querySelector<HTMLElement>("h2, h3");
    moveFocus(heading ?? document.getElementById(field));
  }, [serialized, field]);
}
