import { Link } from "@remix-run/react";
import { useEffect, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { cityPath } from "../../../rules/city-alias";
import { ModalLink } from "../../shared/web/modal/ModalLink";
import { Skeleton } from "../../shared/ui/layout/Skeleton";
import { useCityAlias } from "../../shared/ui/hooks/use-city-alias";
import { useSideFetcher } from "../../shared/web/hydration/side-fetcher";
import pill from "../../shared/ui/text/Pill.module.css";
import { pictureUrl } from "../../shared/ui/pictures/picture-url";
import { PromotionText } from "./PromotionText";
import styles from "./promotions.module.css";
import type { PromotionCardView, PromotionPageView } from "./promotions.view";
import { cardId } from "./use-opened-promotion";

type PromotionCardProps = {
  promotion: PromotionCardView;
  isOpen?: boolean;
  /** Handles a press on "More". Without it "More" is a link to the page or its modal. */
  onToggle?: (alias: string, event: MouseEvent) => void;
};

export function PromotionCard({ promotion: { alias, name, subtitle, picture }, isOpen, onToggle }: PromotionCardProps) {
  const { t } = useTranslation("promotions");
  return (
    <li id={cardId(alias)} className={`edged ${styles.card}`}>
      <div className={styles.face}>
        <h2 className={styles.name}>{name}</h2>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {picture && <CardPicture src={picture} />}{" "}
        <ModalLink
          modal="PromoModal"
          parameters={{ alias }}
          aria-expanded={onToggle && isOpen ? true : undefined}
          onClick={(event) => onToggle?.(alias, event)}
          className={pill.pill}
        >
          {isOpen ? t("less") : t("more")}
          <span className="visually-hidden">: {name}</span>
        </ModalLink>
      </div>
      {isOpen && <Opened alias={alias} />}
    </li>
  );
}

function CardPicture({ src }: { src: string }) {
  return (
    <img
      src={pictureUrl(src, 480)}
      srcSet={`${pictureUrl(src, 240)} 240w,${pictureUrl(src, 480)} 480w,${pictureUrl(src, 720)} 720w`}
      sizes="(min-width:768px) 400px,190px"
      loading="lazy"
      alt=""
      width={480}
      height={480}
      className={styles.picture}
    />
  );
}

function Opened({ alias }: { alias: string }) {
  const city = useCityAlias();
  const { t } = useTranslation(["promotions", "common"]);
  const page = cityPath(city, `promotions/${encodeURIComponent(alias)}`);
  const { load, data, hasFailed } = useSideFetcher<PromotionPageView>(`promotion ${page}`);
  useEffect(() => {
    if (!data && !hasFailed) load(page);
  }, [data, hasFailed, load, page]);
  return (
    <div className={styles.opened}>
      {!data && !hasFailed && <Skeleton label={t("common:loading")} />}
      {data?.promotion && <PromotionText promotion={data.promotion} />}
      {(hasFailed || (data && !data.promotion)) && (
        <Link to={page} reloadDocument>
          {t("failed")}
        </Link>
      )}
    </div>
  );
}
