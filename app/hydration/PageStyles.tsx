import { Links, UNSAFE_RemixContext, useMatches } from "@remix-run/react";
import { useContext } from "react";
import { useHydrated } from "../ui/use-hydrated";
import type { FirstWindowHandle } from "./first-window";

/** The sheet that tools/chunks.ts makes of what the fresh menu does not show. */
const LATER = /\/later-styles-/;

/**
 * The style sheets of the page's routes. In place of Remix's `<Links>`, so that the fresh menu, which is the page most come to first, is
 * drawn without the sheet that it has no use for yet; that one follows as soon as scripts run.
 */
export function PageStyles() {
  const sheets = useSheets();
  const first = isFirstWindow(useMatches());
  const hydrated = useHydrated();
  // Nothing is bundled there: Remix puts the styles into the page itself.
  if (import.meta.env.DEV) return <Links />;
  return sheets.filter((href) => !first || hydrated || !LATER.test(href)).map(link);
}

/** For what may stand in the place of a fresh menu: an error shows itself where the page's data says nothing of it. */
export function LaterStyles() {
  return useSheets()
    .filter((href) => LATER.test(href))
    .map(link);
}

/** Brings what the fresh menu did without into the browser's cache: it is there in the moment when React links it, which is when it may be needed. */
export async function fetchLaterStyles() {
  const routes = window.__remixManifest?.routes ?? {};
  const sheets = Object.keys(window.__remixRouteModules ?? {}).flatMap((id) => routes[id]?.css ?? []);
  const wanted = [...new Set(sheets)].filter(
    (href) => LATER.test(href) && !inlined(href) && !document.querySelector(`link[href="${href}"]`),
  );
  await Promise.all(wanted.map((href) => fetch(href).catch(() => undefined)));
}

/** A sheet that came within the page (kept-page.server.ts) stays where it is. */
function link(href: string) {
  const inPage = inlined(href);
  return inPage ? (
    <style key={href} data-href={href} dangerouslySetInnerHTML={{ __html: inPage.innerHTML }} />
  ) : (
    <link key={href} rel="stylesheet" href={href} />
  );
}

/** The element that holds this sheet in the page itself, in a browser. */
export const inlined = (href: string) =>
  typeof document === "undefined" ? null : document.querySelector(`style[data-href="${href}"]`);

/** The later sheet overrides the first one of the kit, and pages override both. */
function useSheets(): string[] {
  const routes = useContext(UNSAFE_RemixContext)?.manifest.routes;
  return [...new Set(useMatches().flatMap(({ id }) => routes?.[id]?.css ?? []))];
}

/** Whether every route of this page says of its data that the first style sheets are enough; a route that says nothing needs them all. */
function isFirstWindow(matches: { data: unknown; handle: unknown }[]): boolean {
  return matches.every(
    ({ data, handle }) => Boolean(data) && (handle as FirstWindowHandle<unknown> | undefined)?.isFirstWindow?.(data),
  );
}
