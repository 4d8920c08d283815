import { UNSAFE_RemixContext } from "@remix-run/react";
import { useContext, useEffect, useState } from "react";

/**
 * Whether the style sheets of a route are there. Loading a route by a fetcher brings its module and data, not its style sheets,
 * so a modal asks for them itself and shows its content when they have come (or cannot be had).
 */
export function useRouteStyles(route: string): boolean {
  const css = useContext(UNSAFE_RemixContext)?.manifest.routes[route]?.css;
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let current = true;
    void Promise.all((css ?? []).map(loadStyles)).then(() => current && setReady(true));
    return () => {
      current = false;
    };
  }, [css]);
  return ready;
}

const loading = new Map<string, Promise<void>>();

function loadStyles(href: string): Promise<void> {
  let promise = loading.get(href);
  if (!promise) loading.set(href, (promise = isLoaded(href) ? Promise.resolve() : link(href)));
  return promise;
}

/** Linked and there: one may still be on its way, or have failed. */
function isLoaded(href: string) {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some((link) => link.sheet && link.getAttribute("href") === href);
}

function link(href: string): Promise<void> {
  return new Promise((resolve) => {
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = href;
    sheet.onload = () => resolve();
    sheet.onerror = () => resolve();
    document.head.append(sheet);
  });
}
