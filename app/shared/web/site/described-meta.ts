import type { MetaDescriptor } from "@remix-run/node";

type Described = { title: string; description?: string; noindex?: boolean };

/** The title and description of a page. `noindex` keeps a personal version of it out of search engines. */
export function describedMeta(view: Described | undefined): MetaDescriptor[] {
  if (!view) return [];
  const { title, description, noindex } = view;
  return [
    { title },
    ...(description ? [{ name: "description", content: description }] : []),
    ...(noindex ? [{ name: "robots", content: "noindex" }] : []),
  ];
}

/** The head of the enclosing route. Error pages use it, because the root's head describes the error. */
export function metaAround({ matches }: { matches: { meta: MetaDescriptor[] }[] }): MetaDescriptor[] {
  return matches.reduce<MetaDescriptor[]>((nearest, { meta }) => (meta.length > 0 ? meta : nearest), []);
}
