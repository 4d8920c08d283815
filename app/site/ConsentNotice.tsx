import { useMatches } from "@remix-run/react";
import notice from "./CookieNotice.module.css";
import { Button } from "../ui/buttons/Button";
import styles from "./ConsentNotice.module.css";
import type { ConsentView } from "./consent.view";

/**
 * The cookie notice of a deployment with analytics. It is rendered outside of the element that React hydrates. Without
 * scripts it is a form; with scripts analytics.client.ts submits it. Deployments without analytics do not load that
 * script. Pages that reload themselves have no notice, because a reload would interrupt the form.
 */
export function ConsentNotice({ view, here }: { view: ConsentView; here: string }) {
  const refreshes = useMatches().some(({ data }) => (data as { refresh_after?: number } | undefined)?.refresh_after);
  if (refreshes) return null;
  return (
    <form
      method="post"
      action="/noted"
      className={`ways not-printed ${notice.notice} ${styles.asks}`}
      aria-label={view.label}
      data-asks=""
    >
      <input type="hidden" name="return_to" value={here} />
      <p>
        {view.text} <a href={view.more.href}>{view.more.words}</a>
      </p>
      <ConsentChoice view={view} />
    </form>
  );
}

/** Both buttons look alike, so that neither answer is favoured. */
export function ConsentChoice({ view }: { view: Pick<ConsentView, "allow" | "refuse"> }) {
  return (
    <span className={`flow ${styles.choice}`}>
      <Button name="analytics" value="necessary" variant="ink" size="s">
        {view.refuse}
      </Button>{" "}
      <Button name="analytics" value="all" variant="ink" size="s">
        {view.allow}
      </Button>
    </span>
  );
}
