import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { cityPath } from "../../../rules/city-alias";
import { useCityFrame } from "../../shared/web/context/city-frame";
import { IconButton } from "../../shared/ui/buttons/Button";
import { classes } from "../../shared/ui/styles/class-names";
import { watchPassed } from "../../shared/ui/hooks/watch-passed";
import styles from "./ScrollUp.module.css";
import { moveFocus } from "../../shared/ui/hooks/focus";

/** docs/specification/product.md#footer */
const MIN_SCROLL_PX = 1_500;

/** The order form has none, since it would cover fields. */
export function ScrollUp() {
  const { t } = useTranslation("common");
  const { city } = useCityFrame();
  const { pathname } = useLocation();
  const mark = useRef<HTMLDivElement>(null);
  const [far, setFar] = useState(false);
  useEffect(() => {
    if (!mark.current) return;
    return watchPassed(mark.current, setFar, MIN_SCROLL_PX);
  }, []);

  function up() {
    window.scrollTo({ top: 0, behavior: "smooth" });
    moveFocus(document.getElementById("main"), { preventScroll: true });
  }
  return (
    <>
      <div ref={mark} className={styles.mark} />
      {far && pathname !== cityPath(city.alias, "checkout") && (
        <IconButton
          icon="arrow-up"
          label={t("toTop")}
          type="button"
          look="surface"
          onClick={up}
          className={classes(styles.up, pathname === cityPath(city.alias) && styles.besideCart)}
        />
      )}
    </>
  );
}
