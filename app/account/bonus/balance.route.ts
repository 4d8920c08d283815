import type { LoaderFunctionArgs } from "@remix-run/node";
import { openVisit } from "../../../server/visitor/visit";
import { bonusBalance, bonusNumber, hasBonuses } from "../../shared/basket/bonuses.server";
import type { BalanceNews } from "../../shared/web/context/city-frame";

/** The header requests it after the page has loaded (docs/specification/rules-and-calls.md#times). */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const balance = (await hasBonuses(visit)) ? await bonusBalance(visit) : undefined;
  const news: BalanceNews =
    balance === undefined
      ? {}
      : {
          number: bonusNumber(visit, balance),
          words: visit.t("bonus:points", { count: balance, points: bonusNumber(visit, balance) }),
        };
  return Response.json(news, { headers: await visit.headers() });
}
