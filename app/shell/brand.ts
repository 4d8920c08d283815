import { useRouteLoaderData } from "@remix-run/react";
import { brands } from "../brand";
import type { RootView } from "../root";

/** The brand of this deployment: its name and its logo. */
export function useBrand() {
  const root = useRouteLoaderData<RootView>("root");
  return brands[root?.brand ?? "nori"];
}
