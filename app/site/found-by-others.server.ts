import type { Language } from "../../rules/languages";
import { canonicalAddress, isPublic, publicOrigin } from "../../server/operate/public-origin";
import { settings } from "../../server/operate/settings";
import { cityPath } from "../../rules/city-alias";
import { isIndexed } from "./indexed-pages";

/** What a document needs to know of its page. */
export type FoundPage = {
  request: { url: string };
  route: string;
  /** Its own path (ownPath). */
  path: string;
  city?: { alias: string; name: string };
  language: Language;
};

type Match = { params: { readonly [name: string]: string | undefined }; route: { path?: string } };

/** The one path of a page: Remix answers `/spb/shops/`, `/spb/Shops` and `/spb/%73hops`, too. */
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
 * Says by headers what search engines may do with a page, which address is its own, and which are those of its versions in other languages: in the menu
 * they would be in the first bytes of every visitor.
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

/** The addresses of a page in each of its languages, and for those who read none of them. */
const versionsOf = (path: string) => [
  ["x-default", path] as const,
  ...settings().languages.map((language) => [language, `${path}?lang=${language}`] as const),
];

/**
 * The same in the head, for readers of documents only. The menu has them in its headers alone: every first visitor would load them
 * (docs/decisions/0028-structured-data-of-the-menu-has-a-page-of-its-own.md).
 */
export function languageLinks({ request, route, path }: FoundPage): { hrefLang: string; href: string }[] {
  if (!isPublic() || !isIndexed(route) || route === "menu/home.route") return [];
  const origin = publicOrigin(request);
  return versionsOf(path).map(([hrefLang, at]) => ({ hrefLang, href: origin + at }));
}

const link = (path: string, rel: string) => `<${ownOrigin() + path}>; rel="${rel}"`;

/** A page from the page cache is rendered for nobody's request: without the setting `domain` it does not know its host, and its addresses are relative. */
const ownOrigin = () => (settings().domain ? `https://${settings().domain}` : "");
const pathOf = (address: string) => new URL(address).pathname + new URL(address).search;

const LOCALES: Record<Language, string> = {
  ru: "ru_RU",
  en: "en_US",
  tr: "tr_TR",
  uz: "uz_UZ",
  de: "de_DE",
  uk: "uk_UA",
};

/** Their own heads name a picture. */
const WITH_PICTURE = ["product/product.route", "promotions/promotion.route"];

/** What the preview of a link shows, beside the title: with one picture, the city's or the page's own. */
export function previewTags({ route, city, language }: FoundPage): { property: string; content: string }[] {
  if (!isIndexed(route)) return [];
  const picture = city && !WITH_PICTURE.includes(route);
  return [
    { property: "og:site_name", content: settings().name },
    { property: "og:locale", content: LOCALES[language] },
    ...(picture ? [{ property: "og:image", content: ownOrigin() + cityPath(city.alias, "social.jpg") }] : []),
  ];
}

/** The way to a page, as search results show it: the city's menu, then the page. Undefined for the menu itself, which begins the way. */
export function breadcrumbs({ request, route, path, city }: FoundPage, name: string | undefined): object | undefined {
  if (!city || !name || !isIndexed(route) || route === "menu/home.route") return undefined;
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
