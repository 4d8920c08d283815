import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useMatches, useRouteLoaderData } from "@remix-run/react";
import { useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import { BannerBlockContext } from "../banners/block-context";
import { setBannerBlock } from "../banners/banner-view.server";
import { cartView } from "../cart/cart-view.server";
import type { CartView } from "../cart/cart.view";
import { keepLinkedPromocode } from "../cart/offers/promocode.server";
import type { FirstWindowHandle } from "../hydration/first-window";
import { CartProvider } from "../cart/store/CartProvider";
import { cityAliasCookie } from "../../server/visitor/cookies";
import { openVisit } from "../../server/visitor/visit";
import { environment } from "../../server/operate/environment";
import { BottomBar } from "./BottomBar";
import { ErrorPage } from "../page/errors/ErrorPage";
import { Footer } from "./footer/Footer";
import {
  SessionEnded,
  SIGNED_IN_CHANNEL,
  useCityFrame,
  type CityFrameView,
  type PageHandle,
  type SessionNews,
} from "../page/city-frame";
import { companyName, requisites } from "../words/requisites.server";
import { hasBonuses } from "../page/bonuses.server";
import { FlashMessage } from "../page/FlashMessage";
import { Header } from "./header/Header";
import { ShortHeader } from "./header/ShortHeader";
import { HydrateLater } from "../hydration/HydrateLater";
import { later } from "../hydration/later";
import { ModalLayer } from "../modal/ModalLayer";
import { ModalLink } from "../modal/ModalLink";
import { Notices } from "./Notices";
import { customerLinks } from "../profile/customer-links.server";
import { paymentNotice } from "../payment/payment-notice.server";
import { headerPlace } from "./header/header-place.server";
import { watchSession } from "./session/watch-session";
import { ServerErrorProvider } from "../page/errors/ServerError";
import { useHydrated } from "../ui/use-hydrated";
import { hasOpeningBanner } from "../../rules/banners";
import { cityPath } from "../../rules/city-alias";
import { cityTime } from "../../rules/city-time";

type CityView = CityFrameView & { cart: CartView };

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const [city, order_type, cart] = await Promise.all([visit.city(), visit.orderType(), cartView(visit)]);
  if (visit.lastCity !== city.alias) visit.change(cityAliasCookie, city.alias);
  keepLinkedPromocode(visit);
  const where = await headerPlace(visit, city, order_type);
  const payment = await paymentNotice(visit);
  await setBannerBlock(visit, cart.count === 0);
  const { settings, session } = visit;
  const phone = city.phone ?? settings.default_phone;
  const frame: CityFrameView = {
    city: {
      alias: city.alias,
      name: city.name,
      phone,
      phone_href: `tel:${phone.replace(/[^+\d]/g, "")}`,
      is_free_call: city.is_free_call ?? false,
    },
    order_type,
    offers: city.order_types,
    ...where,
    is_auth_enabled: settings.customers.is_auth_enabled,
    user: session?.signed_in && { ...session.signed_in, links: customerLinks(visit, city) },
    bonuses: (await hasBonuses(visit)) ? { words: visit.t("bonus:name") } : undefined,
    alert: city.alert || (city.type === "stop" ? visit.t("cart:go.city_stopped") : undefined),
    stale: visit.stale,
    payment,
    demo: environment().DEMO,
    company_name: companyName(settings, city),
    requisites: requisites(city, city.legal, visit.t),
    email: settings.emails.feedback,
    links: { apps: settings.links.apps, mobileApplications: settings.links.mobileApplications },
    opens_banners: hasOpeningBanner(city.banners ?? [], cityTime(visit.now(), city.timezone)) || undefined,
    cart_count: cart.count,
  };
  return data({ ...frame, cart }, { headers: await visit.headers() });
}

export { skipRevalidationForFrame as shouldRevalidate } from "../modal/revalidation";

export const handle: FirstWindowHandle<CityView> = {
  isFirstWindow: ({ alert, payment, stale, place, cart }) =>
    !alert && !payment && !stale && !(place && cart.when) && cart.state === "ok" && cart.lines.length === 0,
};

function Frame({ children }: { children: ReactNode }) {
  const { user, city } = useCityFrame();
  const ended = useEndedSession(Boolean(user), cityPath(city.alias, "session"));
  const { cart } = useRouteLoaderData<typeof loader>("frame/city.route") as CityView;
  useTellSignedIn(Boolean(user));
  // On a payment's pages the order is fixed: nothing in the frame may change it.
  const isShort = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.frame === "short");
  return (
    <SessionEnded.Provider value={Boolean(ended)}>
      <ServerErrorProvider>
        <CartProvider view={cart}>
          {ended && <SayEnded words={ended} />}
          {isShort ? <ShortHeader /> : <Header />}
          <HydrateLater>
            <main id="main" tabIndex={-1}>
              <Notices />
              {useContext(BannerBlockContext) ?? <noscript />}
              {children}
            </main>
          </HydrateLater>
          <HydrateLater>
            <Footer short={isShort} />
          </HydrateLater>
          {!isShort && (
            <HydrateLater>
              <BottomBar />
            </HydrateLater>
          )}
          <ModalLayer />
          <ComingParts />
        </CartProvider>
      </ServerErrorProvider>
    </SessionEnded.Provider>
  );
}

const LaterParts = later(() => import("./LaterParts"));

/** The server renders nothing for them, and no part of its page waits for them. */
function ComingParts() {
  const isHydrated = useHydrated();
  return LaterParts.useIsHere() && isHydrated ? <LaterParts /> : null;
}

type EndedWords = Extract<SessionNews, { signed_in: false }>["words"];

/** The words about a session that ended while this page stood in another window, or in the back/forward cache: that page is loaded anew. */
function useEndedSession(isSignedIn: boolean, path: string): EndedWords | undefined {
  const [words, setWords] = useState<EndedWords>();
  useEffect(() => {
    if (!isSignedIn) return setWords(undefined);
    return watchSession(path, (news, restored) => (restored ? window.location.reload() : setWords(news.words)));
  }, [isSignedIn, path]);
  return words;
}

/** Says it once, over a page that keeps what was typed into it. */
function SayEnded({ words: { ended, again } }: { words: EndedWords }) {
  const flash = useMemo(() => ({ tone: "info", text: ended, stays: true }) as const, [ended]);
  return <FlashMessage flash={flash} next={<ModalLink modal="UserLoginModal">{again}</ModalLink>} />;
}

/** Tells this browser's other windows that somebody is signed in now: their login page waits for it. */
function useTellSignedIn(isSignedIn: boolean) {
  useEffect(() => {
    if (!isSignedIn || !("BroadcastChannel" in window)) return;
    const channel = new BroadcastChannel(SIGNED_IN_CHANNEL);
    channel.postMessage("signed in");
    channel.close();
  }, [isSignedIn]);
}

/** The frame around every page of a city. */
export default function CityFrame() {
  return (
    <Frame>
      <HydrateLater>
        <Outlet />
      </HydrateLater>
    </Frame>
  );
}

/** The frame stays around the error page: links to the menu, the cart and the phone keep working. */
export function ErrorBoundary() {
  const view = useRouteLoaderData<typeof loader>("frame/city.route");
  return view ? (
    <Frame>
      <ErrorPage />
    </Frame>
  ) : (
    <ErrorPage />
  );
}
