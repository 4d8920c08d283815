import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { PERSONAL } from "../../../server/guard/content-security";
import { formData, wantsData } from "../../../server/guard/form";
import { openVisit } from "../../../server/visitor/visit";
import { changeFavourites } from "./change-favourites.server";
import type { FavouritesAnswer } from "./favourites-store";

/** Changes the favourites for scripts. Responds with all of them, and with the reason after a failure. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args);
  await visit.city();
  const form = await formData(args.request);
  if (!wantsData(form)) return redirect(visit.path("favourites"), 307);
  const outcome = await changeFavourites(visit, form);
  const answer: FavouritesAnswer = outcome.ok ? { keys: outcome.keys } : { keys: outcome.keys, error: outcome.error };
  const headers = await visit.headers();
  headers.set("Cache-Control", PERSONAL);
  return Response.json(answer, { status: outcome.ok ? 200 : outcome.status, headers });
}
