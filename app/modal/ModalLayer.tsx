import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, type ComponentProps } from "react";
import { later } from "../hydration/later";
import { openWhenStuck } from "../hydration/stuck-modules";
import { useHydrated } from "../hooks/use-hydrated";
import { aliasIn, modalsOf, pageOf, withoutModals } from "./modals";
import { useCityAlias } from "../hooks/use-city-alias";

const Modal = later(() => import("./Modal"));

/**
 * The modals that the address names (docs/specification/product.md#modals). The server renders the top modal's page
 * instead.
 */
export function ModalLayer({ Coming }: Pick<ComponentProps<typeof Modal>, "Coming">) {
  const here = useLocation();
  const hydrated = useHydrated();
  const city = useCityAlias();
  const isHere = Modal.useIsHere();
  const search = new URLSearchParams(here.search);
  const { state, location: next } = useNavigation();
  const leavesCity = state === "loading" && (aliasIn(next.pathname) ?? city) !== city;
  const names = hydrated && !leavesCity ? modalsOf(search) : [];
  const top = names[names.length - 1];
  const page = top && !isHere ? pageOf(top, city, search, withoutModals(here)) : undefined;
  useEffect(() => {
    if (!page) return;
    void Modal.fetch().then((came) => came || window.location.assign(page));
    return openWhenStuck(page, () => !Modal.isHere());
  }, [page]);
  return isHere ? names.map((name) => <Modal key={name} name={name} Coming={Coming} />) : null;
}
