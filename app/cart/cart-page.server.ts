import { safePath } from "../../server/guard/safe-path";
import type { Visit } from "../../server/visitor/visit";
import { minutesOfLastHour } from "../place/last-hour.server";
import { pageTitles } from "../page/form-answer.server";

/** What the cart's page needs beside the cart, which the frame brings. */
export type CartPageView = {
  title: string;
  error_title: string;
  return_to: string;
  /** Minutes left of the chosen shop's last hour; absent outside it. */
  last_hour?: number;
};

/** Throws a Response of 404 for an unknown city. */
export async function cartPageView(visit: Visit, request: Request): Promise<CartPageView> {
  await visit.city();
  return {
    ...pageTitles(visit, visit.t("cart:title")),
    return_to: safePath(new URL(request.url).searchParams.get("return_to"), visit.path()),
    last_hour: (await minutesOfLastHour(visit)) || undefined,
  };
}
