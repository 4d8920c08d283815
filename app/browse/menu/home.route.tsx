import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { Suspense, useState, type ComponentProps, type Dispatch, type SetStateAction } from "react";
import { useTranslation } from "react-i18next";
import { openVisit } from "../../../server/visitor/visit";
import { CartPill } from "../../cart/panel/CartButton";
import { CartPanel } from "../../cart/panel/CartPanel";
import { LiteSwitch } from "../../shared/web/switches/LiteSwitch";
import { useCityFrame } from "../../shared/web/context/city-frame";
import type { FirstWindowHandle } from "../../shared/web/hydration/first-window";
import { AfterHydration, HydrateLater } from "../../shared/web/hydration/HydrateLater";
import { CachedFragment } from "../../shared/web/hydration/CachedFragment";
import { lazyPart, Nothing } from "../../shared/web/hydration/lazy-part";
import { Button } from "../../shared/ui/buttons/Button";
import { classes } from "../../shared/ui/styles/class-names";
import { EmptyState } from "../../shared/ui/messages/EmptyState";
import { Notice } from "../../shared/ui/messages/Notice";
import { keepsItsAddress } from "../../shared/web/links/utm-source.server";
import { cityPath } from "../../../rules/city-alias";
import { askedPart } from "./asked-part.server";
import { AboveMenu } from "./AboveMenu";
import { Banners, isMany } from "./Banners";
import { fetchGrid, isAnyShown } from "../grid/grid-cache";
import styles from "./home.module.css";
import { paymentResult } from "../../orders/payment/payment-result.server";
import { homeView } from "./home-view.server";
import { cachedOrLoaded, useNewestMenu } from "./menu-cache";
import { MenuBar } from "./MenuBar";
import { MenuGrid } from "../grid/MenuGrid";
import { GroupTiles, Popular } from "./Popular";
import { Usual } from "../usual/Usual";
import "../grid/MoreDishes.module.css";
import results from "../grid/Results.module.css";
import type { HomeView } from "./menu.view";
import { useComingMenu } from "./use-coming-menu";
import { useGroupInAddress } from "./use-group-in-address";

export async function loader(args: LoaderFunctionArgs) {
  const url = new URL(args.request.url);
  const requested = askedPart(url);
  // An anchor scrolls in every browser, but changes the URL.
  if (requested && !keepsItsAddress(args.request))
    return redirect(cityPath(args.params.city ?? "") + requested.search + (requested.id ? `#${requested.id}` : ""));
  const visit = await openVisit(args);
  const result = await paymentResult(visit);
  if (result) return result;
  const { view, grid, status } = await homeView(visit, requested?.id);
  const opens = requested?.id && { [requested.id === "cart" ? "opens_at_cart" : "opens_at_group"]: true as const };
  return visit.answer({ ...view, ...opens }, status, {
    grid,
    cacheable:
      status === 200 && !view.stale && !view.canonical && !visit.basket.mayExist && !view.favourites && !view.usual,
  });
}

/**
 * Client navigation also fetches the grid's HTML, which is not part of the page's data. The way back to a menu shows it
 * from memory first.
 */
export async function clientLoader({ serverLoader, params, request }: ClientLoaderFunctionArgs): Promise<HomeView> {
  const withGrid = async (view: HomeView) => {
    if (view.menu) await fetchGrid(params.city ?? "", view.menu.grid_key);
    return view;
  };
  const load = async () => withGrid(await serverLoader<HomeView>());
  return isAnyShown() ? load() : cachedOrLoaded(new URL(request.url), load, withGrid);
}

export { skipRevalidationForModals as shouldRevalidate } from "../../shared/web/modal/revalidation";

export const handle: FirstWindowHandle<HomeView> = {
  // Styles that come later would move a group that is focused, but not an anchor.
  isFirstWindow: ({ opens_at_group, menu, stale, last_hour, filtering, favourites, usual, banners }) =>
    !opens_at_group &&
    Boolean(menu && menu.found > 0) &&
    !stale &&
    !last_hour &&
    !filtering &&
    !favourites &&
    !usual &&
    !isMany(banners),
};

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const view = data as HomeView | undefined;
  if (!view) return [];
  return [
    { title: view.title },
    { name: "description", content: view.description },
    { property: "og:title", content: view.title },
    { property: "og:description", content: view.description },
    { property: "og:type", content: "website" },
    ...(view.canonical
      ? [
          { name: "robots", content: "noindex" },
          { tagName: "link", rel: "canonical", href: view.canonical },
        ]
      : []),
  ];
};

/** The home page of a city: banners, popular dishes, and the whole menu beside the cart. */
export default function Home() {
  return (
    <HydrateLater>
      <Menu />
    </HydrateLater>
  );
}

function Menu() {
  const { view, isOld } = useNewestMenu(useLoaderData<unknown>() as HomeView);
  const { t } = useTranslation(["menu", "common"]);
  const frame = useCityFrame();
  const waits = useComingMenu();
  useGroupInAddress(view.menu?.grid_key);
  const [shelf, setShelf] = useState<{ name?: string }>(view.favourites ?? {});
  return (
    <div className={styles.home}>
      <h1 className="wrap visually-hidden">{view.heading}</h1>
      {/* Some browsers without scripts load all pictures of the menu at once. The page's scripts do not include this
          switch. */}
      <noscript>{import.meta.env.SSR && <LiteSwitch className="wrap" />}</noscript>
      {view.stale && !frame.stale && (
        <div className="wrap">
          <Notice className="above-4">{t("common:stale")}</Notice>
        </div>
      )}
      <AboveMenu last_hour={view.last_hour} earliest={view.earliest} closed={view.closed} when={view.when} />
      {view.usual && (
        <HydrateLater>
          <Usual view={view.usual} />
        </HydrateLater>
      )}
      <CachedFragment name="above the menu" of={[view.banners, view.popular, view.tiles]}>
        <Banners banners={view.banners} />
        {view.popular.length > 0 && (
          <HydrateLater>
            <Popular cards={view.popular} />
          </HydrateLater>
        )}
        {view.tiles.length > 0 && (
          <HydrateLater>
            <GroupTiles tiles={view.tiles} />
          </HydrateLater>
        )}
      </CachedFragment>
      <div id="menu" className={classes(styles.menu, view.filtering && results.alone)}>
        {waits && <ComingMenu of="categories" />}
        {view.menu && (
          <HydrateLater>
            <CachedFragment name="menu bar" of={[view.menu, shelf.name, view.query, view.panel]}>
              <MenuBar menu={view.menu} favourites={shelf.name} query={view.query} panel={view.panel} />
            </CachedFragment>
          </HydrateLater>
        )}
        <div className={`wrap ${styles.columns}`}>
          <div id="dishes" tabIndex={-1} aria-busy={waits || undefined} className={styles.main}>
            {waits && <ComingMenu of="groups" />}
            {view.menu ? <TheMenu view={view} isOld={isOld} menu={view.menu} onShelf={setShelf} /> : <Down />}
          </div>
          <div id="cart" {...(view.opens_at_cart && { tabIndex: -1, autoFocus: true })} className={styles.aside}>
            <HydrateLater>
              <CartPanel />
            </HydrateLater>
          </div>
        </div>
      </div>
      <CartPill />
    </div>
  );
}

type TheMenuProps = {
  view: HomeView;
  isOld: boolean;
  menu: NonNullable<HomeView["menu"]>;
  onShelf: Dispatch<SetStateAction<{ name?: string }>>;
};

const MenuSkeleton = lazyPart(() => import("./MenuSkeleton"), Nothing);

function ComingMenu(props: ComponentProps<typeof MenuSkeleton>) {
  return (
    <Suspense>
      <MenuSkeleton {...props} />
    </Suspense>
  );
}

function TheMenu({ view, isOld, menu, onShelf }: TheMenuProps) {
  const { t } = useTranslation("menu");
  return (
    <>
      <div role="status" className={menu.heading && results.status}>
        {menu.heading && <h2>{menu.heading}</h2>}
      </div>
      {(menu.found > 0 || view.filtering) && (
        <HydrateLater>
          <MenuGrid gridKey={menu.grid_key} path={view.path} />
        </HydrateLater>
      )}
      <AfterHydration>
        <MenuFavourites
          keys={view.favourites?.keys}
          isOld={isOld}
          gridKey={menu.grid_key}
          filtering={view.filtering}
          onShelf={onShelf}
        />
      </AfterHydration>
      {menu.found === 0 && !view.filtering && (
        <EmptyState icon="utensils" title={t("none.title")}>
          {t("none.text")}
        </EmptyState>
      )}
    </>
  );
}

const MenuFavourites = lazyPart(() => import("../favourites/MenuFavourites"), Nothing);

function Down() {
  const { t } = useTranslation(["menu", "common"]);
  return (
    <EmptyState
      icon="wifi-off"
      title={t("down.title")}
      action={
        <form>
          <Button icon="refresh-cw">{t("common:errors.retry")}</Button>
        </form>
      }
    >
      {t("down.text")}
    </EmptyState>
  );
}
