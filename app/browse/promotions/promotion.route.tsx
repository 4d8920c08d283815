import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { cityPath } from "../../../rules/city-alias";
import { openVisit } from "../../../server/visitor/visit";
import { usePage } from "../../shared/web/modal/page";
import { ButtonLink } from "../../shared/ui/buttons/Button";
import { classes } from "../../shared/ui/styles/class-names";
import { EmptyState } from "../../shared/ui/messages/EmptyState";
import { BackLink } from "../../shared/ui/buttons/Links";
import { pictureUrl } from "../../shared/ui/pictures/picture-url";
import { PromotionCard } from "./PromotionCard";
import { PromotionText } from "./PromotionText";
import { useCityAlias } from "../../shared/ui/hooks/use-city-alias";
import styles from "./promotion.module.css";
import cards from "./promotions.module.css";
import type { PromotionPageView, PromotionView } from "./promotions.view";
import { promotionPage } from "./promotions-view.server";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const { view, status } = await promotionPage(visit, args.params.alias ?? "");
  return visit.answer(view, status);
}

export { skipRevalidationForModals as shouldRevalidate } from "../../shared/web/modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data, params: { city = "" } }) => {
  const view = data as PromotionPageView | undefined;
  if (!view?.promotion) return [{ title: view?.title }];
  const { promotion, canonical } = view;
  const picture = promotion.picture ? pictureUrl(promotion.picture, 960) : cityPath(city, "social.jpg");
  return [
    { title: view.title },
    { name: "description", content: view.description },
    { tagName: "link", rel: "canonical", href: canonical },
    { property: "og:title", content: promotion.name },
    { property: "og:image", content: new URL(picture, canonical).href },
  ];
};

export default function PromotionPage() {
  const { t } = useTranslation(["promotions", "common"]);
  const { view, titleId, inModal, Back } = usePage<PromotionPageView>();
  return (
    <div className={classes(!inModal && `wrap ${styles.page}`)}>
      {!inModal && <BackLink as={Back}>{t("common:back")}</BackLink>}
      {view.promotion ? (
        <Promotion promotion={view.promotion} titleId={titleId} inModal={inModal} />
      ) : (
        <Gone view={view} titleId={titleId} />
      )}
    </div>
  );
}

type PromotionProps = { promotion: PromotionView; titleId: string; inModal: boolean };

function Promotion({ promotion, titleId, inModal }: PromotionProps) {
  const { t } = useTranslation("promotions");
  const { Back } = usePage();
  const city = useCityAlias();
  const { name, subtitle, picture } = promotion;
  return (
    <article className={classes(styles.promotion, inModal && styles.inModal)}>
      {picture && (
        <div className={styles.plate}>
          <img
            src={pictureUrl(picture, 720)}
            srcSet={`${pictureUrl(picture, 480)} 480w,${pictureUrl(picture, 720)} 720w,${pictureUrl(picture, 960)} 960w`}
            sizes="(min-width:768px) 560px,100vw"
            alt=""
            width={720}
            height={720}
            className={styles.picture}
          />
        </div>
      )}
      <div className={styles.words}>
        <h1 id={titleId} className={classes(inModal && "dialog-title", styles.title)}>
          {name}
        </h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        <PromotionText promotion={promotion} />{" "}
        {inModal ? (
          <Back className={`middle ${styles.all}`}>{t("all")}</Back>
        ) : (
          <Link to={cityPath(city, "promotions")} className={`middle ${styles.all}`}>
            {t("all")}
          </Link>
        )}
      </div>
    </article>
  );
}

/** The page for the link of an expired promotion: current promotions and the menu. */
function Gone({ view: { others }, titleId }: { view: PromotionPageView; titleId: string }) {
  const { t } = useTranslation(["promotions", "common"]);
  const city = useCityAlias();
  return (
    <>
      <EmptyState
        icon="ticket-percent"
        level={1}
        titleId={titleId}
        title={t("gone.title")}
        action={
          <>
            {others.length > 0 && (
              <ButtonLink to={cityPath(city, "promotions")} variant="soft">
                {t("all")}
              </ButtonLink>
            )}{" "}
            <ButtonLink to={cityPath(city)} variant={others.length > 0 ? "quiet" : "soft"}>
              {t("common:errors.toMenu")}
            </ButtonLink>
          </>
        }
      >
        {t("gone.text")}
      </EmptyState>
      <div className="above-8">
        <ul className={cards.cards}>
          {others.map((promotion) => (
            <PromotionCard key={promotion.alias} promotion={promotion} />
          ))}
        </ul>
      </div>
    </>
  );
}
