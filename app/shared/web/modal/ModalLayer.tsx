import { useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../hydration/lazy-part";
import { useHydrated } from "../../ui/hooks/use-hydrated";
import { Dialog } from "../../ui/overlays/Dialog";
import type { ModalProps } from "./Modal";
import { aliasIn, modalsOf, pageOf, withoutModals } from "./modals";
import { NotOpened } from "./NotOpened";
import { useCityAlias } from "../../ui/hooks/use-city-alias";

const Modal = lazyPart<ModalProps>(() => import("./Modal"), NotLoaded);

/**
 * The modals that the address names (docs/specification/product.md#modals). The server renders the top modal's page
 * instead.
 */
export function ModalLayer({ Coming }: Pick<ModalProps, "Coming">) {
  const here = useLocation();
  const hydrated = useHydrated();
  const city = useCityAlias();
  const search = new URLSearchParams(here.search);
  const { state, location: next } = useNavigation();
  const leavesCity = state === "loading" && (aliasIn(next.pathname) ?? city) !== city;
  const [, setRetries] = useState(0);
  // The server would render an empty boundary: see `AfterHydration`.
  if (!hydrated) return null;
  const names = leavesCity ? [] : modalsOf(search);
  return (
    <Suspense>
      {names.map((name) => (
        <Modal key={name} name={name} Coming={Coming} onRetry={() => setRetries((times) => times + 1)} />
      ))}
    </Suspense>
  );
}

/** The module of all modals cannot be loaded. */
function NotLoaded({ name, onRetry }: ModalProps) {
  const here = useLocation();
  const city = useCityAlias();
  const navigate = useNavigate();
  const { t } = useTranslation("common");
  const behind = withoutModals(here);
  const titleId = `title-${name}`;
  const close = () => navigate(behind, { replace: true, preventScrollReset: true });
  return (
    <Dialog open kind="confirm" titleId={titleId} onClose={close} closeLabel={t("close")}>
      <NotOpened
        titleId={titleId}
        page={pageOf(name, city, new URLSearchParams(here.search), behind) ?? behind}
        onRetry={onRetry}
      />
    </Dialog>
  );
}
