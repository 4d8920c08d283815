import { useRouteLoaderData } from "@remix-run/react";
import { createContext, useContext } from "react";
import type { BrandId } from "../../../../brands";
import { logoOf } from "../../../../brands/logos";
import type { RootView } from "./root-view";

const Brand = createContext<BrandId | undefined>(undefined);

/** The brand is not loader data, so that the error page has it even if the root loader fails. */
export const BrandProvider = Brand.Provider;

export function useBrand() {
  const id = useContext(Brand);
  const root = useRouteLoaderData<RootView>("root");
  if (!id) throw new Error("A page is rendered inside a BrandProvider");
  return { Logo: logoOf(id), name: root?.name ?? id };
}
