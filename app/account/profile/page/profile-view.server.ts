import type { UpstreamFailure } from "../../../../server/upstream/failure";
import type { Visit } from "../../../../server/visitor/visit";
import { balanceHere, bonusNumber, hasBonuses } from "../../../shared/basket/bonuses.server";
import { pageTitles } from "../../../shared/web/form/form-answer.server";
import { addressesView } from "../addresses/addresses-view.server";
import { customerOnly, ofCustomer } from "../customer.server";
import { ordersView } from "../orders/orders-view.server";
import { personView } from "../person/person-view.server";
import { offeredTabs } from "../customer-links.server";
import type { ProfileTab, ProfileView } from "../profile.view";

export async function profileView(visit: Visit): Promise<ProfileView> {
  const city = await visit.city();
  await customerOnly(visit);
  const path = visit.path("profile");
  const offered = offeredTabs(visit, city);
  const requested = new URL(visit.request.url).searchParams.get("tab");
  const open = offered.find((tab) => tab === requested) ?? offered[0] ?? "orders";
  const [balance, content] = await Promise.all([balanceText(visit), tabView(visit, open)]);
  return {
    ...pageTitles(visit, visit.t(`profile:tabs.${open}`)),
    path,
    tabs: offered.map((tab) => ({ tab, to: `${path}?tab=${tab}`, current: tab === open })),
    balance,
    remove: visit.offers("profile") ? visit.path("profile/delete") : undefined,
    ...content,
    saved_form: content.person && true,
  };
}

/** The content of a tab, or the upstream's message about its failure, if it has one. */
async function tabView(visit: Visit, tab: ProfileTab): Promise<Partial<ProfileView>> {
  const why: Pick<ProfileView, "down"> = {};
  const failed = ({ upstreamMessage }: UpstreamFailure) => void (why.down = upstreamMessage);
  switch (tab) {
    case "profile":
      return { person: await personView(visit, failed), ...why };
    case "orders":
      return { orders: await ordersView(visit, failed), ...why };
    case "addresses":
      return { addresses: await addressesView(visit, failed), ...why };
  }
}

/** The customer's bonuses as text. Undefined if the chain has none, and during an outage. */
export async function balanceText(visit: Visit): Promise<string | undefined> {
  if (!visit.session || !(await hasBonuses(visit))) return undefined;
  const answer = await ofCustomer(visit, balanceHere(visit));
  return answer && bonusNumber(visit, answer.balance);
}
