import { createContext, useContext, type ReactElement, type ReactNode } from "react";

/** Renders a part of a page on the server, or its mark if its HTML is cached (fragment-cache.server.tsx). */
export type CacheFragment = (name: string, of: readonly unknown[], children: ReactNode) => ReactElement;

const FragmentCacheContext = createContext<CacheFragment | undefined>(undefined);

export const FragmentCacheProvider = FragmentCacheContext.Provider;

type CachedFragmentProps = {
  name: string;
  /**
   * All data that the part shows, besides what the whole page depends on (brand, language, address, lite, languages on
   * offer). Undefined for a part that shows personal data, which must not be cached.
   */
  of: readonly unknown[] | undefined;
  children: ReactNode;
};

/**
 * A part of a page whose HTML the server renders once and then copies (docs/decisions/0036-kept-parts.md). In the
 * browser it is only its children. It begins and ends with an element, because React separates adjacent texts with a
 * comment, and contains no `useId` and no nonce.
 */
export function CachedFragment({ name, of, children }: CachedFragmentProps) {
  const keepPart = useContext(FragmentCacheContext);
  return keepPart && of ? keepPart(name, of, children) : <>{children}</>;
}
