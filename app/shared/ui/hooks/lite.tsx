import { createContext, useContext, type ReactNode } from "react";

const Lite = createContext(false);

/** Only the server renders lite pages: without scripts, without web fonts and with small pictures. */
export const LiteProvider = Lite.Provider;

export const useLite = () => useContext(Lite);

/** Content for browsers without scripts. A lite page always shows it. */
export function WithoutScripts({ children }: { children: ReactNode }) {
  return useLite() ? <>{children}</> : <noscript>{children}</noscript>;
}
