import { createContext, type ReactNode } from "react";

/** The banner of a page without scripts, which the server puts in (entry.server.tsx): browsers that run scripts have neither its data nor its code. */
export const BannerBlockContext = createContext<ReactNode>(undefined);
