import { Form, Link } from "@remix-run/react";
import { useEffect, type MouseEvent, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { CartReceipt, CartTotal } from "../../../cart/CartReceipt";
import { OrderedLines } from "../../../cart/lines/OrderedLines";
import { tellOrders, useOrderNews } from "../../../shared/web/context/order-news";
import { usePage } from "../../../shared/web/modal/page";
import { isPlainClick } from "../../../shared/web/modal/use-modal-link";
import { FormErrors } from "../../../shared/web/form/FormErrors";
import { useSideFetcher } from "../../../shared/web/hydration/side-fetcher";
import { usePolled } from "../../../shared/web/hydration/use-polled";
import { Plates } from "../../../shared/ui/pictures/Plates";
import { Button, ButtonLink } from "../../../shared/ui/buttons/Button";
import { TextLink } from "../../../shared/ui/buttons/Links";
import { EmptyState } from "../../../shared/ui/messages/EmptyState";
import { noLinks } from "../../../shared/ui/messages/ErrorSummary";
import { Icon } from "../../../shared/ui/icons/Icon";
import { Notice } from "../../../shared/ui/messages/Notice";
import { classes } from "../../../shared/ui/styles/class-names";
import styles from "./Orders.module.css";
import {
  isOrdersPage,
  profileIntents,
  type OrdersPage,
  type OrdersView,
  type PastOrder,
  type ProfileView,
  type RepeatAnswer,
} from "../profile.view";
import { ReplacesCart } from "./ReplacesCart";

/** See docs/specification/rules-and-calls.md#times. */
const POLL_INTERVAL_MS = 120_000;

export function Orders({ loaded }: { loaded: OrdersPage }) {
  const { t } = useTranslation("profile");
  const { t: common } = useTranslation("common");
  const { view, refresh, isRefreshing, isBehind } = useOrders(loaded);
  const { answer } = usePage();
  const { replaces } = (answer ?? {}) as RepeatAnswer;
  if (view.days.length === 0) return <NoOrders view={view} />;
  function now(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    refresh();
  }
  return (
    <>
      <FormErrors title={t("orders.repeatFailed")} idOf={noLinks} failed={Boolean(answer?.errors)} />
      {replaces && (
        <ReplacesCart
          button={profileIntents.button("replace", replaces)}
          text={t("orders.replaces.text", { number: replaces })}
          here={view.here}
        />
      )}
      {view.days.map(({ day, orders }) => (
        <section key={day}>
          <h2 className={styles.date}>{day}</h2>
          <ul className="below-5">
            {orders.map((order) => (
              <li key={order.number}>
                <Order order={order} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Pages view={view} />
      {view.isActive && (
        <p className="muted above-4 below-6">
          {t("orders.updated", { time: view.updated_at })}{" "}
          <a href={view.here} onClick={now} aria-busy={isRefreshing || undefined}>
            {t("orders.refresh")}
          </a>{" "}
          <span role="status">{isBehind && common("behind")}</span>
        </p>
      )}
    </>
  );
}

/** The list, polled. */
function useOrders(loaded: OrdersPage) {
  const { view, ...polled } = usePolled(loaded, {
    path: loaded.orders.here,
    everyMs: POLL_INTERVAL_MS,
    renewed: (answer) => (isOrdersPage(answer) ? answer : undefined),
  });
  const { orders } = view;
  useEffect(() => tellOrders(orders.news), [orders]);
  useOrderNews(({ order, status }) => {
    if (orders.news.some((known) => known.order === order && known.status !== status)) polled.refresh();
  });
  return { view: orders, ...polled };
}

function NoOrders({ view: { page, menu, newer } }: { view: OrdersView }) {
  const { t } = useTranslation(["profile", "common"]);
  const isFirst = page === 1;
  return (
    <div className={`box ${styles.empty}`}>
      <EmptyState
        icon="shopping-bag"
        title={isFirst ? t("orders.empty") : t("orders.noMore")}
        action={
          newer ? (
            <ButtonLink to={newer} variant="outline" icon="arrow-left">
              {t("orders.newer")}
            </ButtonLink>
          ) : (
            <ButtonLink to={menu}>{t("common:errors.toMenu")}</ButtonLink>
          )
        }
      >
        {isFirst && t("orders.emptyText")}
      </EmptyState>
    </div>
  );
}

function Pages({ view: { page, newer, older } }: { view: OrdersView }) {
  const { t } = useTranslation("profile");
  if (!newer && !older) return null;
  return (
    <nav aria-label={t("orders.pages")} className="ways apart">
      {newer && (
        <ButtonLink to={newer} variant="outline" icon="arrow-left">
          {t("orders.newer")}
        </ButtonLink>
      )}{" "}
      <span className="muted">{t("orders.page", { page })}</span>{" "}
      {older && (
        <ButtonLink to={older} variant="outline" iconEnd="arrow-right">
          {t("orders.older")}
        </ButtonLink>
      )}
    </nav>
  );
}

function Order({ order }: { order: PastOrder }) {
  const { pictures, title, named, kind, place, total, status, tone, icon } = order;
  const contents = useContents(order);
  return (
    <div id={`order-${order.number}`} className={`box ${styles.order}`}>
      <details open={order.open} onToggle={contents.toggled}>
        <summary className={`row ${styles.summary}`}>
          {pictures.length > 0 && <Plates pictures={pictures} />}
          <span className={`grow ${styles.words}`}>
            <b className="lead block">{title}</b> <span className={`muted ${styles.place}`}>{named}</span>{" "}
            <span className={`muted narrow-only ${styles.place}`}>{kind}</span>{" "}
            <span className={`muted wide-only ${styles.place}`}>{place}</span>
          </span>{" "}
          {total && <b className={styles.total}>{total}</b>}
          <Icon name="chevron-down" className={styles.chevron} />
        </summary>
        <Contents order={contents.order} />
      </details>
      <div className="ways apart above-2">
        <p className={classes("row iconed", styles.status, styles[tone])}>
          <Icon name={icon} size={20} /> <span>{status}</span>
        </p>
        <Actions order={order} />
      </div>
    </div>
  );
}

/** The ordered dishes, from the list or, if the list omits them, loaded when the order is opened. */
function useContents(order: PastOrder) {
  const { load, data, isIdle, hasFailed } = useSideFetcher<ProfileView>(`contents ${order.number}`);
  const asked = data?.orders?.days.flatMap(({ orders }) => orders).find(({ number }) => number === order.number);
  function toggled({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
    if (currentTarget.open && !order.contents && !asked?.contents && isIdle) load(order.contents_at);
  }
  const found = order.contents ? order : (asked ?? order);
  return { order: hasFailed ? { ...found, contents_down: true } : found, toggled };
}

function Contents({ order: { contents, contents_at, contents_down, place } }: { order: PastOrder }) {
  const { t } = useTranslation(["profile", "common"]);
  if (!contents) {
    return (
      <div className={styles.contents}>
        {contents_down && <Notice>{t("orders.contentsDown")}</Notice>}
        <Link to={contents_at} preventScrollReset>
          {contents_down ? t("common:errors.retry") : t("orders.contents")}
        </Link>
      </div>
    );
  }
  return (
    <div className={styles.contents}>
      <OrderedLines lines={contents.lines} size={52} />
      <CartReceipt view={contents} />
      <CartTotal total={contents.total} />
      <p className={`muted narrow-only ${styles.place}`}>{place}</p>
    </div>
  );
}

function Actions({ order: { number, track, pay, cancel, receipt, repeat } }: { order: PastOrder }) {
  const { t } = useTranslation("profile");
  const named = (action: string) => (
    <>
      {action}
      <span className="visually-hidden">: {t("orders.of", { number })}</span>
    </>
  );
  return (
    <div className={`ways ${styles.actions}`}>
      {cancel && (
        <TextLink to={cancel} className="danger">
          {named(t("orders.cancel"))}
        </TextLink>
      )}{" "}
      {receipt && <TextLink to={receipt}>{named(t("orders.receipt"))}</TextLink>}{" "}
      {pay && (
        <ButtonLink to={pay} size="s">
          {named(t("orders.pay"))}
        </ButtonLink>
      )}{" "}
      {track && (
        <ButtonLink to={track} variant="ink" size="s">
          {named(t("orders.follow"))}
        </ButtonLink>
      )}{" "}
      {repeat && (
        <Form method="post" action={repeat}>
          <Button {...profileIntents.button("repeat", number)} variant="soft" size="s" icon="refresh-cw">
            {named(t("orders.repeat"))}
          </Button>
        </Form>
      )}
    </div>
  );
}
