import { Suspense } from "react";
import { useCityFrame } from "../../../shared/web/context/city-frame";
import { CachedFragment } from "../../../shared/web/hydration/CachedFragment";
import { AsServed, lazyPart } from "../../../shared/web/hydration/lazy-part";
import { classes } from "../../../shared/ui/styles/class-names";
import { loadLaterTexts } from "../../../shared/web/words/browser";
import styles from "./Footer.module.css";

const FooterParts = lazyPart(
  async () => {
    const [module] = await Promise.all([import("./FooterParts"), loadLaterTexts("frame/footer/FooterParts")]);
    return module;
  },
  () => <AsServed className="wrap" />,
);

/**
 * `slim`: without links to other pages on a phone (docs/specification/product.md#footer). The footer starts below the
 * first window, so its scripts and texts load after those of the page.
 */
export function Footer({ slim = false }: { slim?: boolean }) {
  const { city, offers, not_offered, bonuses, company_name, requisites, demo, email, links } = useCityFrame();
  return (
    <CachedFragment
      name="footer"
      of={[slim, city, offers, not_offered, bonuses, company_name, requisites, demo, email, links]}
    >
      <footer className={classes("not-printed", styles.footer, slim ? styles.slim : styles.overBar)} data-ground="dark">
        <Suspense>
          <FooterParts />
        </Suspense>
      </footer>
    </CachedFragment>
  );
}
