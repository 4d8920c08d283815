import { createContext, useContext } from "react";

const GridContext = createContext<string | undefined>(undefined);

export const GridProvider = GridContext.Provider;

/**
 * The grid's HTML that this request's loader made; undefined in the browser, where its elements are in the document
 * already.
 */
export const useGridHtml = () => useContext(GridContext);
