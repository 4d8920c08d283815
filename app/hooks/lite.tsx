import { createContext, useContext, type ReactNode } from "react";

const Lite = createContext(false);

/** Around a page that is rendered without scripts, without web fonts and with small pictures. Only the server renders such pages. */
export const LiteProvider = Lite.Provider;

export const useLite = () => useContext(Lite);

/** What only pages without scripts show. A lite page has none, whether or not its browser could run some. */
export function WithoutScripts({ children }: { children: ReactNode }) {
  return useLite() ? <>{children}</> : <noscript>{children}</noscript>;
}
