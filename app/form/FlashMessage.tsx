import { Form, Link } from "@remix-run/react";
import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Flash } from "../../server/visitor/flash";
import { IconButton } from "../ui/buttons/Button";
import { FlashNotice } from "../ui/messages/Notice";
import { useHydrated } from "../hooks/use-hydrated";
import styles from "./FlashMessage.module.css";

const VISIBLE_MS = 5_000;

/**
 * Disappears after 5 s unless it `stays` or has the pointer or the focus; without scripts, with the next page
 * (docs/specification/product.md#messages-banners-notices).
 */
export function FlashMessage({ flash, next = <Next flash={flash} /> }: { flash: Flash; next?: ReactNode }) {
  const { t } = useTranslation("common");
  const [shown, setShown] = useState(true);
  const [held, setHeld] = useState(false);
  const hydrated = useHydrated();
  useEffect(() => {
    setShown(true);
    if (held || flash.stays) return;
    const timer = setTimeout(() => setShown(false), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [flash, held]);
  if (!shown) return null;
  return (
    <div
      className={`not-printed ${styles.place}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
    >
      <FlashNotice
        tone={flash.tone}
        close={hydrated && <IconButton type="button" icon="x" label={t("close")} onClick={() => setShown(false)} />}
      >
        {flash.text} {next}
      </FlashNotice>
    </div>
  );
}

function Next({ flash: { link, form } }: { flash: Flash }) {
  if (link)
    return (
      <Link to={link.to} className={styles.next}>
        {link.words}
      </Link>
    );
  if (!form) return null;
  return (
    <Form method="post" action={form.action} reloadDocument className={styles.form}>
      {Object.entries(form.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className={styles.next}>{form.words}</button>
    </Form>
  );
}
