import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { openVisit } from "../../../server/visitor/visit";
import { companyPages } from "../../shared/web/links/site-links";
import { Feature } from "../../shared/ui/layout/Feature";
import { Icon } from "../../shared/ui/icons/Icon";
import { Questions } from "../../shared/ui/layout/Questions";
import { Segmented } from "../../shared/ui/buttons/Segmented";
import { describedMeta } from "../../shared/web/site/described-meta";
import { PageLinks } from "./PageLinks";
import { paymentInfoView } from "./payment-info-view.server";
import styles from "./payment-info.module.css";
import { Prose } from "./Sections";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  return visit.answer(await paymentInfoView(visit, companyPages));
}

export { skipRevalidationForModals as shouldRevalidate } from "../../shared/web/modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => describedMeta(view);

export default function PaymentInfoPage() {
  const { t } = useTranslation("info");
  const { heading, lead, sections, links, order_types, ways } = useLoaderData<typeof loader>();
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className={styles.heading}>{heading}</h1>
      {order_types.length > 1 && (
        <Segmented
          label={t("pay.how")}
          wide
          className={styles.switch}
          items={order_types.map(({ to, words, current }) => ({ to, label: words, current: Boolean(current) }))}
        />
      )}
      {ways ? <Ways ways={ways} /> : <p>{t("pay.down")}</p>}
      <div className="columns above-7 below-7">
        <Questions
          title={t("questions")}
          questions={sections.map(({ id, title, html }) => ({ id, ask: title, answer: <Prose html={html} /> }))}
          className="grow"
        />
        {lead && (
          <div className={`row-top grow ${styles.note}`}>
            <Icon name="lock" /> <Prose html={lead} />
          </div>
        )}
      </div>
      <PageLinks links={links} className={styles.links} />
    </div>
  );
}

function Ways({ ways }: { ways: NonNullable<Awaited<ReturnType<typeof paymentInfoView>>["ways"]> }) {
  return (
    <ul className={`flow ${styles.ways}`}>
      {ways.map(({ alias, name, note, icon }) => (
        <Feature key={alias} icon={icon} title={name} className={`edged ${styles.way}`}>
          {note && <p>{note}</p>}
        </Feature>
      ))}
    </ul>
  );
}
