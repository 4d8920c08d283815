import type { Language } from "../../../../rules/languages";
import { UNKNOWN_HOST } from "../../../../server/guard/host";
import { canonicalAddress, isPublic, publicOrigin } from "../../../../server/operate/public-origin";
import { settings } from "../../../../server/operate/settings";
import { cityPath } from "../../../../rules/city-alias";
import { isIndexed } from "./indexed-pages";

export type FoundPage = {
  request: { url: string };
  route: string;
  path: string;
  city?: { alias: string; name: string };
  language: Language;
};

type Match = { params: { readonly [name: string]: string | undefined }; route: { path?: string } };

/** The canonical path of a page. Remix also matches `/spb/shops/`, `/spb/Shops` and `/spb/%73hops`. */
export function ownPath(matches: readonly Match[]): string {
  const params = matches.at(-1)?.params ?? {};
  const segments = matches.flatMap(({ route }) => route.path?.split("/") ?? []).filter(Boolean);
  const written = segments.flatMap((segment) =>
    segment.startsWith(":") ? encodeURIComponent(params[segment.replace(/^:|\?$/g, "")] ?? "") || [] : segment,
  );
  const isCity = segments.length === 1 && segments[0]?.startsWith(":");
  return `/${written.join("/")}${isCity ? "/" : ""}`;
}

/**
 * Sets the headers for search engines: whether the page is indexed, its canonical URL, and its URLs in other languages.
 * They are headers because in the menu's HTML every visitor would load them.
 */
export function robotHeaders(
  headers: Headers,
  { request, route, path }: Pick<FoundPage, "request" | "route" | "path">,
) {
  if (!isPublic() || !isIndexed(route)) return headers.set("X-Robots-Tag", "noindex");
  const own = link(pathOf(canonicalAddress(request, path)), "canonical");
  const versions = versionsOf(path).map(([language, at]) => link(at, `alternate"; hreflang="${language}`));
  headers.append("Link", [own, ...versions].join(", "));
}

const versionsOf = (path: string) => [
  ["x-default", path] as const,
  ...settings().languages.map((language) => [language, `${path}?lang=${language}`] as const),
];

/**
 * The same links in the head, for crawlers that do not read headers. The menu has them in its headers only
 * (docs/decisions/0028-structured-data-of-the-menu-has-a-page-of-its-own.md).
 */
export function languageLinks({ request, route, path }: FoundPage): { hrefLang: string; href: string }[] {
  if (!isPublic() || !isIndexed(route) || route === "browse/menu/home.route") return [];
  const origin = publicOrigin(request);
  return versionsOf(path).map(([hrefLang, at]) => ({ hrefLang, href: origin + at }));
}

const link = (path: string, rel: string) => `<${ownOrigin() + path}>; rel="${rel}"`;

/**
 * The origin of absolute URLs. A page from the page cache is rendered without a request, so without the setting
 * `domain` its host is unknown and its URLs are relative.
 */
const ownOrigin = () => (settings().domain ? `https://${settings().domain}` : "");
const knownOrigin = (request: FoundPage["request"]) =>
  new URL(request.url).hostname === UNKNOWN_HOST ? ownOrigin() : publicOrigin(request);
const pathOf = (address: string) => new URL(address).pathname + new URL(address).search;

const LOCALES: Record<Language, string> = {
  ru: "ru_RU",
  en: "en_US",
  tr: "tr_TR",
  uz: "uz_UZ",
  de: "de_DE",
  uk: "uk_UA",
};

const ROUTES_WITH_PICTURE = ["browse/product/page/product.route", "browse/promotions/promotion.route"];

/** The Open Graph tags of a link preview besides the title. The picture is the city's unless the page has its own. */
export function previewTags({ request, route, city, language }: FoundPage): { property: string; content: string }[] {
  if (!isIndexed(route)) return [];
  const picture = city && !ROUTES_WITH_PICTURE.includes(route);
  return [
    { property: "og:site_name", content: settings().name },
    { property: "og:locale", content: LOCALES[language] },
    ...(picture ? [{ property: "og:image", content: knownOrigin(request) + cityPath(city.alias, "social.jpg") }] : []),
  ];
}

/**
 * The breadcrumbs of a page for search engines: the chain, the city's menu, then the page. Undefined for the menu
 * itself.
 */
export function breadcrumbs({ request, route, path, city }: FoundPage, name: string | undefined): object | undefined {
  if (!city || !name || !isIndexed(route) || route === "browse/menu/home.route") return undefined;
  const way = [
    { name: settings().name, item: `${publicOrigin(request)}/` },
    { name: city.name, item: publicOrigin(request) + cityPath(city.alias) },
    { name, item: canonicalAddress(request, path) },
  ];
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: way.map((step, at) => ({ "@type": "ListItem", position: at + 1, ...step })),
  };
}
