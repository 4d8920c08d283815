import { createContext, useContext } from "react";

/** The product grid as finished HTML, rendered once per version of the menu; `html` is never sent as data. */
type RenderedGrid = { version: string; html: string };

const GridContext = createContext<RenderedGrid | undefined>(undefined);

export const GridProvider = GridContext.Provider;

/** The grid that this request's loader rendered; undefined in the browser, where it is in the page already. */
export const useRenderedGrid = () => useContext(GridContext);
