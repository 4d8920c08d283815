import type { LoaderFunctionArgs } from "@remix-run/node";
import { openVisit } from "../../../../server/visitor/visit";
import type { SavedNews } from "../../../shared/web/context/city-frame";
import { knownAddress, savedAddresses } from "./saved-addresses.server";

/**
 * The chosen and the saved addresses for the header's list, which loads them when it is opened. The labels are included
 * because pages do not contain them.
 */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const city = await visit.city();
  const { saved, saved_failed } = await savedAddresses(visit, city);
  const news: SavedNews = {
    chosen: await knownAddress(visit, city),
    saved,
    failed: saved_failed ? visit.t("place:savedFailed") : undefined,
    words: { title: visit.t("place:saved"), other: visit.t("place:otherAddress"), map: visit.t("place:onMap") },
  };
  return Response.json(news, { headers: await visit.headers() });
}
