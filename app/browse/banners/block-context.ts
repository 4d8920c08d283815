import { createContext, type ReactNode } from "react";

/** Only the server sets it, so that hydrating browsers load neither the block's data nor its code. */
export const BannerBlockContext = createContext<ReactNode>(undefined);
