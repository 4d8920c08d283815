import { useNavigation, useParams } from "@remix-run/react";
import { cityPath } from "../../../rules/city-alias";
import { aliasIn } from "../../shared/web/modal/modals";

/** Whether another city's menu is being loaded in place of this one. */
export function useComingMenu(): boolean {
  const { state, location } = useNavigation();
  const { city } = useParams();
  if (state !== "loading") return false;
  const alias = aliasIn(location.pathname);
  return alias !== undefined && alias !== city && cityPath(alias) === location.pathname;
}
