import { createContext, useContext } from "react";

/** The product grid as finished HTML, rendered once per version of the menu; `html` is never sent as data. */
export type Island = { version: string; html: string };

const IslandContext = createContext<Island | undefined>(undefined);

export const IslandProvider = IslandContext.Provider;

/** The island that this request's loader made; undefined in the browser, which keeps what is in the page. */
export const useIsland = () => useContext(IslandContext);
