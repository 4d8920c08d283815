import { createContext, useContext } from "react";

type GridHtml = { key: string; html: string };

const GridContext = createContext<GridHtml | undefined>(undefined);

export const GridProvider = GridContext.Provider;

/**
 * The grid's HTML that this request's loader made; undefined in the browser, where its elements are in the document
 * already.
 */
export const useGridHtml = () => useContext(GridContext);
