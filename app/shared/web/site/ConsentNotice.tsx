import { useMatches } from "@remix-run/react";
import notice from "../form/CookieNotice.module.css";
import { Button } from "../../ui/buttons/Button";
import styles from "./ConsentNotice.module.css";
import type { ConsentView } from "./consent.view";
import { sends } from "../../../../rules/sent-fields";

/**
 * The cookie notice of a deployment with analytics. It is rendered outside of the element that React hydrates. Without
 * scripts it is a form; with scripts analytics.client.ts submits it. Deployments without analytics do not load that
 * script. Pages that reload themselves have no notice, because a reload would interrupt the form. On a page with a form to
 * fill in the script shows it, because without scripts it would empty that form.
 */
export function ConsentNotice({ view, here }: { view: ConsentView; here: string }) {
  const views = useMatches().map(({ data }) => data as { refresh_after?: number; saved_form?: true } | undefined);
  if (views.some((one) => one?.refresh_after)) return null;
  const waits = views.some((one) => one?.saved_form);
  return (
    <form
      method="post"
      action="/noted"
      className={`ways not-printed ${notice.notice} ${styles.asks}`}
      aria-label={view.label}
      data-asks=""
      hidden={waits}
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
      <Button {...sends({ analytics: "necessary" })} variant="ink" size="s">
        {view.refuse}
      </Button>{" "}
      <Button {...sends({ analytics: "all" })} variant="ink" size="s">
        {view.allow}
      </Button>
    </span>
  );
}
