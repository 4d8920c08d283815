import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useRouteLoaderData, type ShouldRevalidateFunction } from "@remix-run/react";
import { bannerBlock } from "../../browse/banners/banner-view.server";
import { cityAliasCookie } from "../../../server/visitor/cookies";
import { openVisit } from "../../../server/visitor/visit";
import { HydrateLater } from "../../shared/web/hydration/HydrateLater";
import type { FirstWindowHandle } from "../../shared/web/hydration/first-window";
import { forgetMenus } from "../../browse/menu/menu-cache";
import { skipRevalidationForFrame } from "../../shared/web/modal/revalidation";
import { ErrorPage } from "../../shared/web/errors/ErrorPage";
import { Frame } from "./Frame";
import { catchUp } from "./catch-up.server";
import { frameView, type CityView } from "./frame-view.server";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const { alias } = await visit.city();
  if (visit.lastCity !== alias) visit.change(cityAliasCookie, alias);
  const view = await frameView(visit, catchUp(visit));
  return visit.answer(view, 200, { banner: await bannerBlock(visit) });
}

/** If the frame's data changes, the menus' data changes too. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) => {
  const isChanged = skipRevalidationForFrame(change);
  if (isChanged) forgetMenus();
  return isChanged;
};

export const handle: FirstWindowHandle<CityView> = {
  isFirstWindow: ({ alert, payment, active_order, stale, place, cart }) =>
    !alert &&
    !payment &&
    !active_order &&
    !stale &&
    !(place && "when" in cart && cart.when) &&
    cart.state === "ok" &&
    cart.lines.length === 0,
};

export default function CityFrame() {
  const { cart } = useLoaderData<typeof loader>() as CityView;
  return (
    <Frame cart={cart}>
      <HydrateLater>
        <Outlet />
      </HydrateLater>
    </Frame>
  );
}

/** Links to the menu, the cart and the phone keep working around the error page. */
export function ErrorBoundary() {
  const view = useRouteLoaderData<typeof loader>("shell/frame/city.route") as CityView | undefined;
  return view ? (
    <Frame cart={view.cart}>
      <ErrorPage />
    </Frame>
  ) : (
    <ErrorPage />
  );
}
