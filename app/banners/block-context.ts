import { createContext, type ReactNode } from "react";

/**
 * The banner block of a page without scripts. Only the server sets it (entry.server.tsx), so that hydrating browsers
 * load neither its data nor its code.
 */
export const BannerBlockContext = createContext<ReactNode>(undefined);
