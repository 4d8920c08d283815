import { Link } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { cityPath } from "../../../../rules/city-alias";
import { useCart, useCartView } from "../../store/CartProvider";
import { EditableLines } from "../../lines/EditableLines";
import { OrderedLines } from "../../lines/OrderedLines";
import { FormErrors } from "../../../shared/web/form/FormErrors";
import { useCityAlias } from "../../../shared/ui/hooks/use-city-alias";
import { usePolled } from "../../../shared/web/hydration/use-polled";
import { usePage } from "../../../shared/web/modal/page";
import { isPlainClick } from "../../../shared/web/modal/use-modal-link";
import { Button, ButtonLink } from "../../../shared/ui/buttons/Button";
import { BackLink } from "../../../shared/ui/buttons/Links";
import { Panel } from "../../../shared/ui/layout/Panel";
import { EmptyState } from "../../../shared/ui/messages/EmptyState";
import { noLinks } from "../../../shared/ui/messages/ErrorSummary";
import { Notice } from "../../../shared/ui/messages/Notice";
import { groupIntents, type GroupOrderView, type PersonView } from "../group-order.view";
import { GuestLink } from "./GuestLink";
import { OpenGroup } from "./OpenGroup";
import { Shares } from "./Shares";
import styles from "./GroupOrder.module.css";

const POLL_INTERVAL_MS = 10_000;
const HIDDEN_POLL_INTERVAL_MS = 60_000;

/** The group order of its host and its guests, alive where scripts run. */
export function GroupOrder() {
  const { t } = useTranslation(["group", "common"]);
  const { view: loaded } = usePage<GroupOrderView>();
  const { view, refresh, isBehind } = usePolled(loaded, {
    path: loaded.path,
    everyMs: POLL_INTERVAL_MS,
    whileHiddenMs: HIDDEN_POLL_INTERVAL_MS,
    goesOn: (now) => loaded.refresh && isActive(now),
    renewed: (answer) => (answer.state === "unknown" ? undefined : answer),
  });
  useSameCart(view, refresh);
  const city = useCityAlias();
  return (
    <div className={`wrap ${styles.page}`}>
      <BackLink to={cityPath(city)}>{t("common:errors.toMenu")}</BackLink>
      <FormErrors title={t("title")} idOf={noLinks} />
      {view.state !== "unknown" && <h1 className={styles.title}>{t("title")}</h1>}
      {view.state === "open" && <p className="soft above-2 below-5">{view.about}</p>}
      <State view={view} refresh={refresh} isBehind={isBehind} />
    </div>
  );
}

/**
 * The cart of this page's counters and header, and the page's view, follow each other: others may have changed the
 * basket, and a press of the visitor's own changes sums of the view. The cart of a host counts the dishes of all.
 */
function useSameCart(view: GroupOrderView, refresh: () => void) {
  const { people, is_host } = view;
  const follows = isActive(view);
  const cart = useCart();
  const { version } = useCartView();
  const seen = useRef(version);
  const count = people.filter(({ is_you }) => is_host || is_you).reduce((sum, { lines }) => sum + countOf(lines), 0);
  useEffect(() => {
    if (follows && count !== cart.view().count && !cart.hasUnanswered()) void cart.refresh();
  }, [follows, count, view, cart]);
  useEffect(() => {
    if (follows && seen.current !== version) refresh();
    seen.current = version;
  }, [follows, version, refresh]);
}

const isActive = ({ state }: GroupOrderView) => state === "open" || state === "locked";

const countOf = (lines: PersonView["lines"]) => lines.reduce((sum, { count }) => sum + count, 0);

type StateProps = { view: GroupOrderView; refresh: () => void; isBehind: boolean };

function State({ view, ...news }: StateProps) {
  const { t } = useTranslation(["group", "common"]);
  const { Form } = usePage();
  if (view.state === "none") return <OpenGroup canOpen={view.can_open} />;
  if (view.state === "unknown") {
    const retry = (
      <ButtonLink to={view.path} reloadDocument variant="outline" icon="refresh-cw">
        {t("common:errors.retry")}
      </ButtonLink>
    );
    return (
      <EmptyState icon="wifi-off" title={t("unknown.title")} level={1} action={retry}>
        {t("unknown.text")}
      </EmptyState>
    );
  }
  if (view.state === "ordered")
    return (
      <Panel title={t("shares.title")} className={styles.narrow}>
        <Notice tone="good" title={t("shares.thanks")} />
        {view.shares ? <Shares shares={view.shares} /> : <p className="above-5 below-5">{t("shares.none")}</p>}
        <Form className={`${styles.ways} above-5 below-5`}>
          {view.order && (
            <ButtonLink to={view.order} size="l" wide iconEnd="arrow-right">
              {t("go.follow")}
            </ButtonLink>
          )}{" "}
          <Button {...groupIntents.button("done")} variant="quiet" wide>
            {t("go.done")}
          </Button>
        </Form>
      </Panel>
    );
  return <ActiveOrder view={view} {...news} />;
}

function ActiveOrder({ view, ...news }: StateProps) {
  const { t } = useTranslation("group");
  const isLocked = view.state === "locked";
  return (
    <div className="columns">
      <div className="grow">
        {view.link && <GuestLink href={view.link.href} />}
        {isLocked && (
          <Notice icon="lock" title={view.is_host ? t("lockedTitle") : undefined}>
            {view.is_host ? t("lockedText") : t("locked")}
          </Notice>
        )}
        <Panel title={t("people.title")}>
          <ul className="plain-list">
            {view.people.map((person) => (
              <Person key={person.id} person={person} view={view} />
            ))}
          </ul>
          <div className={styles.sum}>
            <p className="split">
              <span>{t("people.sum")}</span> <b className="nowrap">{view.sum}</b>
            </p>
            <p className="muted">{t("people.sumNote")}</p>
          </div>
        </Panel>
        <Refresh view={view} {...news} />
        <News people={view.people} />
      </div>
      <div className={styles.side}>
        {canOrder(view) && <ToCheckout />}
        <Panel as="div" className={styles.ways}>
          <Ways view={view} />
        </Panel>
        {view.link && (
          <Panel as="div" className={styles.qr}>
            <img src={view.link.qr} alt={t("link.qr")} width={200} height={200} />
            <p className="soft above-2">{t("link.scan")}</p>
          </Panel>
        )}
      </div>
    </div>
  );
}

function Person({ person, view }: { person: PersonView; view: GroupOrderView }) {
  const { t } = useTranslation("group");
  const { id, name, is_you, is_host, lines, sum, taken_out } = person;
  const role = [is_you && t("people.you"), is_host && !is_you && t("people.host")].filter(Boolean).join(", ");
  const mayChange = is_you && (is_host || view.state === "open");
  return (
    <li className={styles.person}>
      <div className={`split ${styles.head}`}>
        <h3 className={styles.name}>
          {name}
          {role && <span className="muted">, {role}</span>}
        </h3>{" "}
        <b className="nowrap">{sum}</b>
      </div>
      {taken_out && <Notice>{taken_out}</Notice>}
      {mayChange ? <OwnLines return_to={view.path} /> : <OthersLines lines={lines} />}
      {view.is_host && !is_host && (
        <ButtonLink to={leaving(view, id)} variant="quiet" size="s" aria-label={t("people.removeOne", { name })}>
          {t("people.remove")}
        </ButtonLink>
      )}
    </li>
  );
}

/** Says to screen readers who of the others has joined or chosen something else since the page was loaded. */
function News({ people }: Pick<GroupOrderView, "people">) {
  const { t } = useTranslation("group");
  const [words, setWords] = useState("");
  const last = useRef(people);
  useEffect(() => {
    const before = new Map(last.current.map(({ id, sum }) => [id, sum]));
    last.current = people;
    const changed = people.filter(({ id, sum, is_you }) => !is_you && before.get(id) !== sum);
    if (changed.length > 0) setWords(changed.map(({ name, sum }) => t("people.news", { name, sum })).join(" "));
  }, [people, t]);
  return (
    <p role="status" className="visually-hidden">
      {words}
    </p>
  );
}

/** With counters, from the cart of this page, which shows a press at once. */
function OwnLines({ return_to }: { return_to: string }) {
  const { lines } = useCartView();
  if (lines.length === 0) return <Nothing />;
  return (
    <div className={styles.own}>
      <EditableLines lines={lines} return_to={return_to} />
    </div>
  );
}

function OthersLines({ lines }: Pick<PersonView, "lines">) {
  return lines.length > 0 ? <OrderedLines lines={lines} size={52} /> : <Nothing />;
}

function Nothing() {
  const { t } = useTranslation("group");
  return <p className={`muted ${styles.nothing}`}>{t("people.nothing")}</p>;
}

/** Where the shop asks whether a person is to leave: they themselves or, if the host asks, somebody else. */
const leaving = ({ path }: GroupOrderView, person: string) => `${path}/leave/${person}`;

const canOrder = ({ is_host, people }: GroupOrderView) => is_host && people.some(({ lines }) => lines.length > 0);

/** Stays in sight below the lines of many guests. */
function ToCheckout() {
  const { t } = useTranslation("group");
  const city = useCityAlias();
  return (
    <div className={styles.foot} data-foot="">
      <ButtonLink to={cityPath(city, "checkout")} size="l" wide iconEnd="arrow-right">
        {t("go.checkout")}
      </ButtonLink>
    </div>
  );
}

function Ways({ view }: { view: GroupOrderView }) {
  const { t } = useTranslation("group");
  const { Form } = usePage();
  const { is_host, state } = view;
  const city = useCityAlias();
  const isOpen = state === "open";
  const toMenu = (
    <ButtonLink to={cityPath(city, "#dishes")} variant={canOrder(view) ? "soft" : "main"} size="l" wide icon="utensils">
      {t("go.menu")}
    </ButtonLink>
  );
  const self = view.people.find(({ is_you }) => is_you);
  const leave = self && (
    <ButtonLink to={leaving(view, self.id)} variant={is_host ? "quiet" : "outline"} wide>
      {t(is_host ? "go.close" : "go.leave")}
    </ButtonLink>
  );
  if (!is_host)
    return (
      <>
        {isOpen && toMenu} {leave}
      </>
    );
  return (
    <>
      {toMenu}
      <Form>
        <Button
          {...groupIntents.button(isOpen ? "lock" : "unlock")}
          variant="outline"
          wide
          icon={isOpen ? "lock" : "undo-2"}
        >
          {t(isOpen ? "go.lock" : "go.unlock")}
        </Button>
        {isOpen && <p className="muted centered above-2 below-3">{t("go.lockNote")}</p>}
      </Form>{" "}
      {leave}
    </>
  );
}

/** As on the page of an order (app/orders/tracking/page/Refresh.tsx). */
function Refresh({ view: { path, refresh: isOn, updated_at }, refresh, isBehind }: StateProps) {
  const { t } = useTranslation("group");
  const { t: common } = useTranslation("common");
  const still = `${path}?refresh=off`;
  return (
    <p className="muted taps above-3 below-3">
      {!isOn && t("refresh.off")} {t("refresh.updated", { time: updated_at })}{" "}
      <span role="status">{isBehind && common("behind")}</span>{" "}
      <a
        href={isOn ? path : still}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          refresh();
        }}
      >
        {t("refresh.now")}
      </a>{" "}
      <Link to={isOn ? still : path} replace preventScrollReset>
        {isOn ? t("refresh.stop") : t("refresh.start")}
      </Link>
    </p>
  );
}
