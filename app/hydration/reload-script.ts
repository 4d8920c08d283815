/** Milliseconds until a page whose files neither come nor fail shows itself anew. */
const STALLED_AFTER = 30_000;

/** What the inline script below leaves in `window` for the page's scripts. */
declare global {
  interface Window {
    stopReload?: () => void;
  }
}

/**
 * The inline script of a page that reloads itself after `seconds`. Where scripts run, the page's own scripts ask for news and nothing is reloaded; but they
 * may not arrive. A meta refresh would not do: browsers follow it although a script has removed it.
 */
export const reloadScript = (seconds: number) =>
  `(function(){var again=function(){location.reload()},timer=setTimeout(again,${STALLED_AFTER});` +
  `window.addEventListener("load",function(){if(timer){clearTimeout(timer);timer=setTimeout(again,${seconds * 1_000})}});` +
  `window.stopReload=function(){clearTimeout(timer);timer=0}})()`;
