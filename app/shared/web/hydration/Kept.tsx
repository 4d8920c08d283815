import { createContext, useContext, type ReactElement, type ReactNode } from "react";

/** Renders a part of a page on the server, or its mark if its HTML is cached (kept-parts.server.tsx). */
export type KeepPart = (name: string, of: readonly unknown[], children: ReactNode) => ReactElement;

const KeepPartContext = createContext<KeepPart | undefined>(undefined);

export const KeepPartProvider = KeepPartContext.Provider;

type KeptProps = {
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
export function Kept({ name, of, children }: KeptProps) {
  const keepPart = useContext(KeepPartContext);
  return keepPart && of ? keepPart(name, of, children) : <>{children}</>;
}
