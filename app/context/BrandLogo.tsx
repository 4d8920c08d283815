import { useRouteLoaderData } from "@remix-run/react";
import { pictureUrl } from "../ui/picture-url";
import { useBrand } from "./brand";
import type { RootView } from "./root-view";

/**
 * The brand's logo: the picture of the settings for this language or, without one, the drawn logo. Screen readers read
 * the shop's name for both.
 */
export function BrandLogo() {
  const { Logo, name } = useBrand();
  const logo = useRouteLoaderData<RootView>("root")?.logo;
  return logo ? <img src={pictureUrl(logo, 320)} alt={name} height={42} /> : <Logo />;
}
