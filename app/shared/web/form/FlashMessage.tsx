import { Form, Link, useLocation, useRouteLoaderData } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Flash } from "../../../../server/visitor/flash";
import type { RootView } from "../context/root-view";
import { IconButton } from "../../ui/buttons/Button";
import { FlashNotice } from "../../ui/messages/Notice";
import { classes } from "../../ui/styles/class-names";
import { useHydrated } from "../../ui/hooks/use-hydrated";
import { freeBottom } from "./free-bottom";
import styles from "./FlashMessage.module.css";

const VISIBLE_MS = 5_000;
const LOOK_AGAIN_MS = 200;

/**
 * The message that came with the page, first in its `main`. It goes after 5 s
 * (docs/specification/product.md#messages-banners-notices), and with its page in any case; without scripts, with the
 * next page. Its place stays empty, so that nothing moves. A message that an action brings to the page that is open
 * floats over it, because the top may be out of sight; at the top, only if the window has room for it.
 */
export function PageFlash() {
  const flash = (useRouteLoaderData("root") as RootView | undefined)?.flash;
  const { pathname } = useLocation();
  const [now, setNow] = useState({ flash, page: pathname, floats: false, isLeft: false });
  if (now.flash !== flash) setNow({ flash, page: pathname, floats: now.page === pathname, isLeft: false });
  else if (now.page !== pathname) setNow({ ...now, page: pathname, isLeft: true });
  if (!flash || now.isLeft) return null;
  if (now.floats) return <FlashMessage flash={flash} onCovers={() => setNow({ ...now, floats: window.scrollY > 0 })} />;
  return <Said flash={flash} className={`wrap ${styles.inFlow}`} />;
}

type FlashMessageProps = { flash: Flash; next?: ReactNode; onCovers?: () => void };

/**
 * A message of a script. It stands where it covers no heading and nothing that can be pressed or filled in. `onCovers`
 * is called if the window has no such place.
 */
export function FlashMessage({ flash, next, onCovers }: FlashMessageProps) {
  const box = useRef<HTMLDivElement>(null);
  const [bottom, setBottom] = useState<number>();
  const placed = useRef<number>(undefined);
  const latest = useRef(onCovers);
  latest.current = onCovers;
  useLayoutEffect(() => {
    // The page below it scrolls and changes.
    const timer = setInterval(place, LOOK_AGAIN_MS);
    function place() {
      const { current } = box;
      if (!current || current.querySelector(`.${styles.gone}`)) return clearInterval(timer);
      const place = freeBottom(current, placed.current);
      placed.current = place.bottom;
      setBottom(place.bottom);
      if (place.covers > 0) latest.current?.();
    }
    place();
    return () => clearInterval(timer);
  }, [flash]);
  return (
    <div ref={box} className={styles.floating} style={{ bottom }}>
      <Said flash={flash} next={next} />
    </div>
  );
}

type SaidProps = { flash: Flash; next?: ReactNode; className?: string };

/** Disappears unless it `stays` or has the pointer or the focus. */
function Said({ flash, next = <Next flash={flash} />, className }: SaidProps) {
  const { t } = useTranslation("common");
  const [shown, setShown] = useState(true);
  const [said, setSaid] = useState(flash);
  const [held, setHeld] = useState(false);
  const hydrated = useHydrated();
  // In an effect, it would come after the message was placed, which one that is gone is not.
  if (said !== flash) {
    setSaid(flash);
    setShown(true);
  }
  useEffect(() => {
    if (held || flash.stays) return;
    const timer = setTimeout(() => setShown(false), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [flash, held]);
  return (
    <div
      className={classes("not-printed", className, !shown && styles.gone)}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
    >
      <FlashNotice
        tone={flash.tone}
        close={
          hydrated ? (
            <IconButton type="button" icon="x" label={t("close")} onClick={() => setShown(false)} />
          ) : (
            // The words keep their width when the button comes.
            <span className={styles.close} />
          )
        }
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
