import type { MetaDescriptor } from "@remix-run/node";

type Described = { title: string; description?: string; noindex?: boolean };

/** The head of a page: its title, and what search results and previews of links say of it. `noindex`: this address of it is its visitor's. */
export function describedMeta(view: Described | undefined): MetaDescriptor[] {
  if (!view) return [];
  const { title, description, noindex } = view;
  return [
    { title },
    ...(description ? [{ name: "description", content: description }] : []),
    ...(noindex ? [{ name: "robots", content: "noindex" }] : []),
  ];
}

/** The head of the page around a route: for its error page, since what the root says then names the error. */
export function metaAround({ matches }: { matches: { meta: MetaDescriptor[] }[] }): MetaDescriptor[] {
  return matches.reduce<MetaDescriptor[]>((nearest, { meta }) => (meta.length > 0 ? meta : nearest), []);
}
