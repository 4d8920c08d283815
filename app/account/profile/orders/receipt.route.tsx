import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { openVisit } from "../../../../server/visitor/visit";
import { usePage } from "../../../shared/web/modal/page";
import { useBrand } from "../../../shared/web/context/brand";
import { useCountry } from "../../../shared/web/context/city-frame";
import { Shares } from "../../../cart/group-order/page/Shares";
import { hasContents, ownOrder } from "../../../orders/tracking/own-order.server";
import { BackLink } from "../../../shared/ui/buttons/Links";
import { ScriptButton } from "../../../shared/ui/buttons/ScriptButton";
import { classes } from "../../../shared/ui/styles/class-names";
import type { ReceiptView } from "../profile.view";
import styles from "./receipt.module.css";
import { receiptView } from "./receipt-view.server";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const city = await visit.city();
  const order = await ownOrder(visit, args.params.order_id);
  if (!hasContents(order)) throw new Response(null, { status: 503 });
  return visit.answer(await receiptView(visit, city, order));
}

export { skipRevalidationForModals as shouldRevalidate } from "../../../shared/web/modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: view?.title },
  { name: "robots", content: "noindex" },
];

export default function ReceiptPage() {
  const { t } = useTranslation("profile");
  const { t: ofCart } = useTranslation("cart");
  const { t: ofGroup } = useTranslation("group");
  const { view } = usePage<ReceiptView>();
  const { name } = useBrand();
  const context = useCountry();
  return (
    <div className={classes("wrap", styles.page)}>
      <div className="ways not-printed apart below-3">
        <BackLink to={view.back}>{t("receipt.back")}</BackLink>
        <ScriptButton variant="ink" onClick={() => window.print()}>
          {t("receipt.print")}
        </ScriptButton>
      </div>
      <article className={styles.paper}>
        <header className="flow apart gaps-4">
          <div>
            <p className={styles.shop}>{name}</p>
            {view.company.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <div>
            <h1 className={styles.shop}>{t("receipt.title", { number: view.number })}</h1>
            {view.at && <p>{view.at}</p>}
          </div>
        </header>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t("receipt.dish")}</th>
              <th scope="col" className={styles.price}>
                {t("receipt.price")}
              </th>
              <th scope="col">{t("receipt.count")}</th>
              <th scope="col">{t("receipt.sum")}</th>
            </tr>
          </thead>
          <tbody>
            {view.lines.map(({ key, name, note, price, count, total }) => (
              <tr key={key}>
                <td>
                  {name} {note && <span className="fine block">{note}</span>}
                </td>
                <td className={styles.price}>{price}</td>
                <td>{count}</td>
                <td>{total}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <dl className={styles.sums}>
          {view.receipt.map(({ label, text }) => (
            <div key={label} className={styles.row}>
              <dt>{label}</dt> <dd>{text}</dd>
            </div>
          ))}
          <div className={classes(styles.row, styles.total)}>
            <dt>{ofCart("receipt.total", { context })}</dt> <dd>{view.total}</dd>
          </div>
        </dl>
        {view.shares && (
          <section className="above-6" aria-labelledby="shares">
            <h2 id="shares" className={styles.heading}>
              {ofGroup("shares.title")}
            </h2>
            <Shares shares={view.shares} />
          </section>
        )}
        <div className={`flow apart gaps-4 ${styles.facts}`}>
          <div>
            <h2 className={styles.heading}>{view.isDelivery ? t("receipt.to") : t("receipt.from")}</h2>
            <p>{view.place}</p>
          </div>
          {view.paid && (
            <div>
              <h2 className={styles.heading}>{t("receipt.paid")}</h2>
              <p>{view.paid}</p>
            </div>
          )}
        </div>
        <p className={styles.end}>
          {t("receipt.note")} {t("receipt.questions", { contacts: view.contacts })}
        </p>
      </article>
    </div>
  );
}
