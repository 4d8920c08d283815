import { createPath, useNavigation, type Location } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { routesOfPage } from "../../shared/web/hydration/remix-internals";
import { lackFiles, whenStuck } from "../../shared/web/hydration/stuck-modules";
import { loadRouteTexts } from "../../shared/web/words/browser";
import styles from "./NavigationProgress.module.css";

const ANNOUNCE_DELAY_MS = 1_000;

/** Its style sheet delays it; screen readers announce a long wait only. */
export function NavigationProgress() {
  const { state, location } = useNavigation();
  return state === "idle" ? null : <Line next={state === "loading" ? location : undefined} />;
}

function Line({ next }: { next: Location | undefined }) {
  const { t } = useTranslation("common");
  useEffect(() => {
    if (!next) return;
    // Texts load in parallel with the data and the modules.
    void loadRouteTexts(routesOfPage(next.pathname));
    // The server can render the page without them.
    return whenStuck(
      () => lackFiles(routesOfPage(next.pathname)),
      () => window.location.assign(createPath(next)),
    );
  }, [next]);
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.line}>
      <span role="status" className="visually-hidden">
        {long && t("loading")}
      </span>
    </div>
  );
}
