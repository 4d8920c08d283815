import { useMatches } from "@remix-run/react";
import { useContext, useEffect, useMemo, type ReactNode } from "react";
import { BannerBlockContext } from "../../browse/banners/block-context";
import type { CartSums, CartView } from "../../shared/basket/cart.view";
import { CartProvider } from "../../cart/store/CartProvider";
import { BottomBar } from "./BottomBar";
import { Footer } from "./footer/Footer";
import { SessionEnded, useCityFrame, type PageHandle } from "../../shared/web/context/city-frame";
import { tellSignedIn } from "../../sign-in/watch-session";
import { FlashMessage, PageFlash } from "../../shared/web/form/FlashMessage";
import { Header } from "./header/Header";
import { ShortHeader } from "./header/ShortHeader";
import { AfterHydration, HydrateLater } from "../../shared/web/hydration/HydrateLater";
import { lazyPart, Nothing } from "../../shared/web/hydration/lazy-part";
import { ModalLayer } from "../../shared/web/modal/ModalLayer";
import { ModalLink } from "../../shared/web/modal/ModalLink";
import { ActiveOrder } from "./active-order/ActiveOrder";
import { useEndedSession, type EndedWords } from "./session/use-ended-session";
import { ServerErrorProvider } from "../../shared/web/errors/ServerError";
import { cityPath } from "../../../rules/city-alias";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../shared/ui/buttons/Button";
import { Notice } from "../../shared/ui/messages/Notice";
import styles from "./Notices.module.css";

const LaterParts = lazyPart(() => import("./LaterParts"), Nothing);
const ComingModal = lazyPart(() => import("./ComingModal"), Nothing);

export function Frame({ cart, children }: { cart: CartSums | CartView; children: ReactNode }) {
  const { user, city } = useCityFrame();
  const ended = useEndedSession(Boolean(user), cityPath(city.alias, "session"));
  useTellSignedIn(Boolean(user));
  // The order is fixed on payment pages, so nothing in the frame may change it.
  const frame = useMatches().reduce<PageHandle["frame"] | undefined>(
    (last, { handle }) => (handle as PageHandle | undefined)?.frame ?? last,
    undefined,
  );
  const isWhole = frame === undefined || frame === "brief";
  return (
    <SessionEnded.Provider value={Boolean(ended)}>
      <ServerErrorProvider>
        <CartProvider view={cart}>
          {ended && <SayEnded words={ended} />}
          {frame === "short" ? <ShortHeader /> : <Header kind={frame} />}
          <HydrateLater>
            <ActiveOrder overBar={isWhole} />
          </HydrateLater>
          <HydrateLater>
            <main id="main" tabIndex={-1}>
              <PageFlash />
              <Notices />
              {useContext(BannerBlockContext) ?? <noscript />}
              {children}
            </main>
          </HydrateLater>
          <HydrateLater>
            <Footer slim={!isWhole} />
          </HydrateLater>
          {isWhole && (
            <HydrateLater>
              <BottomBar />
            </HydrateLater>
          )}
          <ModalLayer Coming={ComingModal} />
          <AfterHydration>
            <LaterParts />
          </AfterHydration>
        </CartProvider>
      </ServerErrorProvider>
    </SessionEnded.Provider>
  );
}

function SayEnded({ words: { ended, again } }: { words: EndedWords }) {
  const flash = useMemo(() => ({ tone: "info", text: ended, stays: true }) as const, [ended]);
  return <FlashMessage flash={flash} next={<ModalLink modal="UserLoginModal">{again}</ModalLink>} />;
}

function useTellSignedIn(isSignedIn: boolean) {
  useEffect(() => {
    if (isSignedIn) tellSignedIn();
  }, [isSignedIn]);
}

function Notices() {
  const { t } = useTranslation("common");
  const { alert, payment, stale } = useCityFrame();
  if (!alert && !payment && !stale) return null;
  return (
    <div className={`wrap not-printed ${styles.notices}`}>
      {alert && <Notice>{alert}</Notice>}
      {payment && (
        <Notice tone={payment.tone} action={<ButtonLink to={payment.to}>{payment.words}</ButtonLink>}>
          {payment.text}
        </Notice>
      )}
      {stale && <Notice>{t("stale")}</Notice>}
    </div>
  );
}
