/** After this time a page whose files neither load nor fail reloads itself. */
const STALLED_TIMEOUT_MS = 30_000;

/** The inline script below sets this global for the page's scripts. */
declare global {
  interface Window {
    stopReload?: () => void;
  }
}

/**
 * The inline script of a page that reloads itself after `seconds`. Where scripts run, the page's own scripts poll and
 * cancel the reload, but they may fail to load. A meta refresh cannot replace it: browsers follow it even if a script
 * has removed it.
 */
export const reloadScript = (seconds: number) =>
  `(function(){var again=function(){location.reload()},timer=setTimeout(again,${STALLED_TIMEOUT_MS});` +
  `window.addEventListener("load",function(){if(timer){clearTimeout(timer);timer=setTimeout(again,${seconds * 1_000})}});` +
  `window.stopReload=function(){clearTimeout(timer);timer=0}})()`;
