import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../ui/Button";
import home from "./home.module.css";
import styles from "./ScrollUp.module.css";

/** A button to the top, shown below 1500 px (spec 1 §2). An observed element at that height costs less than a scroll listener. */
export function ScrollUp() {
  const { t } = useTranslation("menu");
  const mark = useRef<HTMLDivElement>(null);
  const [far, setFar] = useState(false);
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver((entries) => {
      // A fast scroll there and back is reported at once: the last entry is how things stand.
      const now = entries[entries.length - 1];
      setFar(Boolean(now && !now.isIntersecting && now.boundingClientRect.top < 0));
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);

  function up() {
    window.scrollTo({ top: 0, behavior: "smooth" });
    document.getElementById("main")?.focus({ preventScroll: true });
  }
  return (
    <>
      <div ref={mark} className={home.mark} />
      {far && (
        <IconButton
          icon="arrow-up"
          label={t("toTop")}
          type="button"
          look="surface"
          onClick={up}
          className={styles.up}
        />
      )}
    </>
  );
}
