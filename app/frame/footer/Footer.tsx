import { later } from "../../hydration/later";
import { ServedHtml } from "../../hydration/ServedHtml";
import { classes } from "../../ui/class-names";
import { loadLaterTexts } from "../../words/browser";
import styles from "./Footer.module.css";

const FooterParts = later(() => import("./FooterParts"));

async function fetchParts() {
  const [isHere, hasTexts] = await Promise.all([FooterParts.fetch(), loadLaterTexts("frame/footer/FooterParts")]);
  return isHere && hasTexts;
}

/**
 * `slim`: without links to other pages on a phone (docs/specification/product.md#footer). The footer starts below the
 * first window, so its scripts and texts load after those of the page.
 */
export function Footer({ slim = false }: { slim?: boolean }) {
  return (
    <footer className={classes(styles.footer, slim ? styles.slim : styles.overBar)} data-ground="dark">
      <ServedHtml className="wrap" fetch={fetchParts}>
        <FooterParts />
      </ServedHtml>
    </footer>
  );
}
