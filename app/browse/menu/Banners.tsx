import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ModalLink } from "../../shared/web/modal/ModalLink";
import { classes } from "../../shared/ui/styles/class-names";
import bar from "../../shared/ui/layout/Scrollbar.module.css";
import pill from "../../shared/ui/text/Pill.module.css";
import { pictureUrl } from "../../shared/ui/pictures/picture-url";
import styles from "./Banners.module.css";
import many from "./ManyBanners.module.css";
import type { BannerView } from "./menu.view";

/** A large title with more letters leaves no room for the text below it. */
const MAX_LARGE_TITLE_LETTERS = 24;

/** Whether the banners do not fit beside each other on a desktop. */
export const isMany = (banners: readonly unknown[]) => banners.length > 3;

/**
 * The city's banners. The first one is wide. The row scrolls on phones, and everywhere if there are more than three.
 */
export function Banners({ banners }: { banners: BannerView[] }) {
  const { t } = useTranslation("menu");
  if (banners.length === 0) return null;
  const scrolls = isMany(banners);
  const takesFocus = scrolls && banners.some(({ button }) => !button);
  return (
    <section aria-label={t("banners")} className="wrap">
      <ul
        className={classes("sideways", styles.banners, scrolls && `${many.many} ${bar.scrollbar}`)}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without a link in each banner it scrolls by keys only
        tabIndex={takesFocus ? 0 : undefined}
      >
        {banners.map((banner, place) => (
          <li
            key={banner.id}
            className={classes("edged", styles.banner, styles[banner.ground])}
            data-ground={banner.ground === "deep" ? "dark" : undefined}
          >
            <h2>{banner.title}</h2>
            {banner.text && !(place === 0 && banner.title.length > MAX_LARGE_TITLE_LETTERS) && <p>{banner.text}</p>}
            {banner.picture && <BannerPicture src={banner.picture} large={place === 0} />}{" "}
            {banner.button && (
              <BannerLink banner={banner}>
                {banner.button}
                <span className="visually-hidden">: {banner.title}</span>
              </BannerLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The first picture is the largest contentful paint and loads before all others. On phones it is 232 pixels wide, but
 * `sizes` says 160, so that a 3x screen loads a 2x picture.
 */
function BannerPicture({ src, large }: { src: string; large: boolean }) {
  return (
    <img
      src={pictureUrl(src, 480)}
      srcSet={`${pictureUrl(src, 240)} 240w,${pictureUrl(src, 480)} 480w,${pictureUrl(src, 720)} 720w`}
      sizes={large ? "(min-width:768px) 400px,160px" : "(min-width:768px) 270px,160px"}
      {...(large ? { fetchpriority: "high" } : { loading: "lazy", fetchpriority: "low" })}
      alt=""
      width={480}
      height={480}
      className={styles.picture}
    />
  );
}

function BannerLink({ banner: { href, product_key }, children }: { banner: BannerView; children: ReactNode }) {
  if (product_key)
    return (
      <ModalLink modal="ProductInfoModal" parameters={{ product_key }} className={pill.pill}>
        {children}
      </ModalLink>
    );
  if (!href) return null;
  return href.startsWith("/") ? (
    <Link to={href} className={pill.pill}>
      {children}
    </Link>
  ) : (
    <a href={href} className={pill.pill}>
      {children}
    </a>
  );
}
