import { useRouteLoaderData } from "@remix-run/react";
import { pictureUrl } from "../../ui/pictures/picture-url";
import { useBrand } from "./brand";
import type { RootView } from "./root-view";

/** The picture of the settings for this language, else the drawn logo. */
export function BrandLogo() {
  const { Logo, name } = useBrand();
  const logo = useRouteLoaderData<RootView>("root")?.logo;
  return logo ? <img src={pictureUrl(logo, 320)} alt={name} height={42} /> : <Logo />;
}
