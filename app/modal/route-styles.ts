import { UNSAFE_RemixContext } from "@remix-run/react";
import { useContext, useEffect, useState } from "react";
import { inlined } from "../hydration/PageStyles";

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
  if (!promise) loading.set(href, (promise = inlined(href) ? Promise.resolve() : arrival(linked(href) ?? link(href))));
  return promise;
}

/** The page's own link, which keeps its place among the others: a second one would come after them and win over them. */
function linked(href: string) {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].find(
    (sheet) => sheet.getAttribute("href") === href,
  );
}

function link(href: string): HTMLLinkElement {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = href;
  document.head.append(sheet);
  return sheet;
}

/** A sheet that failed before anybody listened is not waited for long. */
const PATIENCE = 4_000;

/** When a sheet is there, or will not be. */
function arrival(sheet: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    if (sheet.sheet) return resolve();
    for (const event of ["load", "error"]) sheet.addEventListener(event, () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE);
  });
}
