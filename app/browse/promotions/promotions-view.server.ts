import type { Promotion } from "../../../contract/place";
import { returnTo } from "../../../server/guard/safe-path";
import { picturePath } from "../../../server/upstream/pictures";
import { canonicalAddress } from "../../../server/operate/public-origin";
import type { Visit } from "../../../server/visitor/visit";
import { titleOf } from "../../shared/web/form/form-answer.server";
import { chainLink } from "../../shared/web/links/chain-link.server";
import type { PromotionCardView, PromotionPageView, PromotionsView, PromotionView } from "./promotions.view";
import { richText } from "./rich-text.server";

const MAX_SHOWN_PROMOTIONS = 60;
const MAX_OTHER_PROMOTIONS = 3;

/** The promotions whose alias can be part of a path, each once. */
async function promotionsOf(visit: Visit): Promise<Promotion[]> {
  const { promotions } = await visit.city();
  const byAlias = new Map((promotions ?? []).filter(({ alias }) => isAlias(alias)).map((one) => [one.alias, one]));
  return [...byAlias.values()].slice(0, MAX_SHOWN_PROMOTIONS);
}

/** Browsers resolve "." and ".." segments even if they are encoded. */
const isAlias = (alias: string) =>
  alias.length > 0 && alias.length <= 200 && !/^\.{1,2}$|[\u0000-\u001f/\\]/.test(alias);

export async function promotionsView(visit: Visit): Promise<PromotionsView> {
  const { t, settings } = visit;
  const [city, promotions] = await Promise.all([visit.city(), promotionsOf(visit)]);
  const url = new URL(visit.request.url);
  const alias = url.searchParams.get("alias");
  const requested = promotions.find((promotion) => promotion.alias === alias);
  return {
    title: titleOf(visit, t("promotions:title"), city),
    description: t("promotions:description", { brand: settings.name, city: city.name }),
    canonical: canonicalAddress(visit.request, visit.path("promotions")),
    promotions: promotions.map((promotion) => cardView(promotion, visit)),
    requested: requested?.alias,
    without_scripts_to: requested && pathOf(visit, requested.alias),
    gone: alias && !requested ? true : undefined,
  };
}

/** A promotion and the status of its page. An alias that the city does not have may be that of an expired promotion. */
export async function promotionPage(
  visit: Visit,
  alias: string,
): Promise<{ view: PromotionPageView; status: 200 | 404 }> {
  const { t, settings } = visit;
  const [city, promotions] = await Promise.all([visit.city(), promotionsOf(visit)]);
  const found = promotions.find((promotion) => promotion.alias === alias);
  const view = {
    title: titleOf(visit, found?.name ?? t("promotions:gone.title"), found && city),
    description: found?.subtitle || t("promotions:description", { brand: settings.name, city: city.name }),
    canonical: canonicalAddress(visit.request, pathOf(visit, alias)),
    return_to: returnTo(visit.request, visit.path("promotions")),
  };
  if (found) {
    const promotion = await promotionView(found, visit, city.alias);
    return { view: { ...view, promotion, others: [] }, status: 200 };
  }
  const others = promotions.slice(0, MAX_OTHER_PROMOTIONS).map((promotion) => cardView(promotion, visit));
  return { view: { ...view, others }, status: 404 };
}

const pathOf = (visit: Visit, alias: string) => visit.path(`promotions/${encodeURIComponent(alias)}`);

function cardView({ alias, name, subtitle, images }: Promotion, { lite }: Visit): PromotionCardView {
  return {
    alias,
    name,
    subtitle: subtitle || undefined,
    picture: lite ? undefined : (picturePath(images?.big) ?? picturePath(images?.small)),
  };
}

async function promotionView(promotion: Promotion, visit: Visit, city: string): Promise<PromotionView> {
  const { description, click_url, button_text } = promotion;
  const target = chainLink(click_url, city);
  return {
    ...cardView(promotion, visit),
    html: await richText(description ?? "", { city, pictures: !visit.lite }),
    button: button_text && target.href ? { ...target, words: button_text } : undefined,
  };
}
