import { useRouteLoaderData } from "@remix-run/react";
import { brands } from "../../brands";
import type { RootView } from "./root-view";

/** The brand of this deployment: its name and its logo. */
export function useBrand() {
  const root = useRouteLoaderData<RootView>("root");
  return brands[root?.brand ?? "nori"];
}
