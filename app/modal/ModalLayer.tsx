import { useLocation, useNavigation } from "@remix-run/react";
import { Suspense, useEffect, type ComponentProps } from "react";
import { lazyPart } from "../hydration/lazy-part";
import { useHydrated } from "../hooks/use-hydrated";
import { aliasIn, modalsOf, pageOf, withoutModals, type ModalName } from "./modals";
import { useCityAlias } from "../hooks/use-city-alias";

const Modal = lazyPart(() => import("./Modal"), ModalsPage);

/**
 * The modals that the address names (docs/specification/product.md#modals). The server renders the top modal's page
 * instead.
 */
export function ModalLayer({ Coming }: Pick<ComponentProps<typeof Modal>, "Coming">) {
  const here = useLocation();
  const hydrated = useHydrated();
  const city = useCityAlias();
  const search = new URLSearchParams(here.search);
  const { state, location: next } = useNavigation();
  const leavesCity = state === "loading" && (aliasIn(next.pathname) ?? city) !== city;
  const names = hydrated && !leavesCity ? modalsOf(search) : [];
  return (
    <Suspense>
      {names.map((name) => (
        <Modal key={name} name={name} Coming={Coming} />
      ))}
    </Suspense>
  );
}

/** Opens the page of a modal whose module cannot be loaded. */
function ModalsPage({ name }: { name: ModalName }) {
  const here = useLocation();
  const city = useCityAlias();
  const page = pageOf(name, city, new URLSearchParams(here.search), withoutModals(here));
  useEffect(() => {
    if (page) window.location.assign(page);
  }, [page]);
  return null;
}
