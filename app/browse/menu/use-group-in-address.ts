import { useLocation, useNavigationType } from "@remix-run/react";
import { focusHeading } from "../../shared/ui/hooks/focus";
import { useBrowserLayoutEffect } from "../../shared/ui/hooks/use-browser-layout-effect";

/**
 * Brings the group that the address names to its place after a client navigation, with the focus on its heading
 * (docs/specification/product.md#query-parameters-of-the-menu). Browsers do that for pages that they load, but scripts
 * change the address without a `:target`. The attribute replaces it in the style sheets.
 */
export function useGroupInAddress(gridKey: string | undefined) {
  const { hash, search } = useLocation();
  const isBack = useNavigationType() === "POP";
  useBrowserLayoutEffect(() => {
    const alias = new URLSearchParams(search).get("group");
    const section = document.getElementById(alias ? `group-${alias}` : hash.slice(1));
    if (isBack || !section?.matches("section[id^=group-]") || section.matches(":target")) return;
    section.dataset.asked = "";
    section.scrollIntoView();
    focusHeading(section);
    return () => void delete section.dataset.asked;
  }, [gridKey, hash, search, isBack]);
}
