import { useRouteLoaderData } from "@remix-run/react";
import { pictureUrl } from "../ui/picture-url";
import { useBrand } from "./brand";
import type { RootView } from "./root-view";

/** The brand's logo: the picture that the settings name for this language, else the drawn one. Both read as the shop's name. */
export function BrandLogo() {
  const { Logo, name } = useBrand();
  const logo = useRouteLoaderData<RootView>("root")?.logo;
  return logo ? <img src={pictureUrl(logo, 320)} alt={name} height={42} /> : <Logo />;
}
