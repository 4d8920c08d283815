import { useMatches } from "@remix-run/react";
import notice from "./CookieNotice.module.css";
import { Button } from "../ui/Button";
import styles from "./ConsentNotice.module.css";
import type { ConsentView } from "./consent.view";

/**
 * The cookie notice of a deployment that counts visits. It stands in the document beside the element that React hydrates: without scripts it is a form, and
 * with them analytics.client.ts answers it. So deployments that count nothing have no script of it. Not in a page that reloads itself, which holds no form.
 */
export function ConsentNotice({ view, here }: { view: ConsentView; here: string }) {
  const refreshes = useMatches().some(({ data }) => (data as { refresh_after?: number } | undefined)?.refresh_after);
  if (refreshes) return null;
  return (
    <form
      method="post"
      action="/cookie-consent"
      className={`${notice.notice} ${styles.asks}`}
      aria-label={view.label}
      data-consent=""
    >
      <input type="hidden" name="return_to" value={here} />
      <p>
        {view.text} <a href={view.more.href}>{view.more.words}</a>
      </p>
      <ConsentChoice view={view} />
    </form>
  );
}

/** Both answers look alike: neither is hidden. */
export function ConsentChoice({ view }: { view: Pick<ConsentView, "allow" | "refuse"> }) {
  return (
    <span className={styles.choice}>
      <Button name="analytics" value="necessary" variant="ink" size="s">
        {view.refuse}
      </Button>{" "}
      <Button name="analytics" value="all" variant="ink" size="s">
        {view.allow}
      </Button>
    </span>
  );
}
