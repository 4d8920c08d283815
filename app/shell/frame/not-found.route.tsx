import type { LoaderFunctionArgs } from "@remix-run/node";
import { openVisit } from "../../../server/visitor/visit";
import { missing } from "../../shared/web/errors/missing.server";
import { NotFound } from "../../shared/web/errors/NotFound";

/** 404 or, in a city, the response of `missing`. */
export async function loader(args: LoaderFunctionArgs) {
  if (args.params.city === undefined) throw new Response(null, { status: 404 });
  throw await missing(await openVisit(args));
}

export default NotFound;
export { NotFound as ErrorBoundary };
