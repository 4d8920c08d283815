import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { openVisit } from "../../../server/visitor/visit";
import { CartReceipt, CartTotal } from "../../cart/CartReceipt";
import { useCartCount } from "../../cart/store/CartProvider";
import { ModalButton } from "../../shared/web/modal/ModalButton";
import { usePage } from "../../shared/web/modal/page";
import { describedMeta } from "../../shared/web/site/described-meta";
import { ButtonLink } from "../../shared/ui/buttons/Button";
import { classes } from "../../shared/ui/styles/class-names";
import { Feature } from "../../shared/ui/layout/Feature";
import { Icon, type IconName } from "../../shared/ui/icons/Icon";
import { BackLink } from "../../shared/ui/buttons/Links";
import { Notice } from "../../shared/ui/messages/Notice";
import { Questions } from "../../shared/ui/layout/Questions";
import type { BonusView } from "./bonus.view";
import { bonusView } from "./bonus-view.server";
import styles from "./bonus.module.css";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  return visit.answer<BonusView>(await bonusView(visit));
}

export { skipRevalidationForModals as shouldRevalidate } from "../../shared/web/modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => describedMeta(view);

/** BonusInfoModal and its page. */
export default function BonusPage() {
  const { t } = useTranslation(["bonus", "common"]);
  const { view, titleId, inModal, Back } = usePage<BonusView>();
  const isOver = view.state === "over";
  return (
    <div className={classes(!inModal && `wrap ${styles.page}`)}>
      {!inModal && <BackLink as={Back}>{t("common:back")}</BackLink>}
      <div className={classes(styles.top, inModal ? styles.inModal : "columns")}>
        <div className={`grow ${styles.story}`}>
          <h1 id={titleId} className={classes(styles.title, isOver && "soft")}>
            {view.heading}
          </h1>
          <Lead view={view} />
          <Terms view={view} />
          <Ways view={view} />
        </div>
        {!view.balance && !isOver && <Example view={view} />}
      </div>
      {!isOver && <Rules view={view} inModal={inModal} />}
      {!isOver && <Asked view={view} />}
    </div>
  );
}

function Lead({ view: { state, balance, signs_in, down } }: { view: BonusView }) {
  const { t } = useTranslation("bonus");
  if (down) return <p className={styles.lead}>{t("down")}</p>;
  if (balance)
    return <p className={styles.lead}>{state === "over" ? t("onAccount") : t("upTo", { sum: balance.upTo })}</p>;
  return state !== "over" && signs_in ? <p className={styles.lead}>{t("lead")}</p> : null;
}

function Terms({ view: { state, until } }: { view: BonusView }) {
  const { t } = useTranslation("bonus");
  if (state === "open") return null;
  return (
    <Notice
      icon="calendar"
      title={state === "over" ? t("over.title") : t("suspended.title", { date: until })}
      className="above-5"
    >
      {state === "over" ? t("over.text", { date: until }) : t("suspended.text")}
    </Notice>
  );
}

function Ways({ view: { state, balance, signs_in, cart, menu } }: { view: BonusView }) {
  const { t } = useTranslation("bonus");
  const isOver = state === "over";
  const hasCart = useCartCount() > 0;
  return (
    <div className="flow gaps-3 above-5">
      {balance && !isOver && hasCart && <ButtonLink to={cart}>{t("toCart")}</ButtonLink>}
      {signs_in && !isOver && <ModalButton modal="UserLoginModal">{t("signIn")}</ModalButton>}{" "}
      {(isOver || !balance || !hasCart) && (
        <ButtonLink to={menu} variant={balance && !isOver ? "main" : "outline"}>
          {t("toMenu")}
        </ButtonLink>
      )}
    </div>
  );
}

function Example({ view: { example } }: { view: BonusView }) {
  const { t } = useTranslation("bonus");
  return (
    <figure className={`box ${styles.example}`}>
      <figcaption className={`muted ${styles.caption}`}>{t("example.title")}</figcaption>
      <p className={`row ${styles.use}`}>
        <Icon name="coins" />
        <span className={`grow ${styles.useWords}`}>
          <b>{t("example.use", { points: example.points })}</b>{" "}
          <span className={`muted ${styles.small}`}>{t("example.off", { sum: example.off })}</span>
        </span>
        <span className={styles.switch} aria-hidden="true" />
      </p>
      <CartReceipt view={example} />
      <CartTotal total={example.total} />
    </figure>
  );
}

const rules = [
  { name: "same", icon: "coins" },
  { name: "rest", icon: "banknote" },
  { name: "alone", icon: "ticket-percent" },
] as const satisfies { name: string; icon: IconName }[];

function Rules({ view: { unit, delivers }, inModal }: { view: BonusView; inModal: boolean }) {
  const { t } = useTranslation("bonus");
  return (
    <ul className={classes(styles.rules, inModal && styles.inModal)}>
      {rules.map(({ name, icon }) => (
        <Feature
          key={name}
          icon={icon}
          title={t(`rules.${name}.title`, { unit })}
          narrow={inModal}
          className={styles.rule}
        >
          <p>{t(`rules.${name}.text`, { context: delivers ? undefined : "takeaway" })}</p>
        </Feature>
      ))}
    </ul>
  );
}

/** There is a last day only if nothing can be earned any more. */
function Asked({ view: { state, until, unit } }: { view: BonusView }) {
  const { t } = useTranslation("bonus");
  const rows = [
    { ask: t("questions.less.ask"), answer: <p>{t("questions.less.answer", { unit })}</p> },
    { ask: t("questions.where.ask"), answer: <p>{t("questions.where.answer")}</p> },
    { ask: t("questions.after.ask", { date: until }), answer: <p>{t("questions.after.answer")}</p> },
  ];
  return (
    <Questions
      title={t("questions.title")}
      questions={state === "suspended" ? rows : rows.slice(0, 2)}
      className={styles.questions}
    />
  );
}
