import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../ui/Button";
import { Flash } from "../ui/Notice";
import { useHydrated } from "../ui/use-hydrated";
import styles from "./FlashMessage.module.css";

const SHOWN_FOR = 5_000;

/** What was said once (spec 1 §4): it goes after 5 s, unless it is being read. Without scripts it is gone with the next page. */
export function FlashMessage({ flash }: { flash: { tone: "good" | "danger" | "info"; text: string } }) {
  const { t } = useTranslation("common");
  const [shown, setShown] = useState(true);
  const [held, setHeld] = useState(false);
  const hydrated = useHydrated();
  useEffect(() => {
    setShown(true);
    if (held) return;
    const timer = setTimeout(() => setShown(false), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [flash, held]);
  if (!shown) return null;
  return (
    <div
      className={styles.place}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
    >
      <Flash
        tone={flash.tone}
        close={hydrated && <IconButton type="button" icon="x" label={t("close")} onClick={() => setShown(false)} />}
      >
        {flash.text}
      </Flash>
    </div>
  );
}
