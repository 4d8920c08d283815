import type { ProductGroup } from "../../../../contract/menu";
import { cardPrice, shownGroups } from "../../../../rules/menu";
import { fromMinor } from "../../../../rules/money";
import { canonicalAddress } from "../../../../server/operate/public-origin";
import { picturePath } from "../../../../server/upstream/pictures";
import type { Visit } from "../../../../server/visitor/visit";
import { titleOf } from "../../../shared/web/form/form-answer.server";
import { pictureUrl } from "../../../shared/ui/pictures/picture-url";
import { portionNote, priceLine, productName } from "../../../shared/web/words/product-words.server";
import type { ListedGroupView, MenuListView } from "./menu-list.view";
import { structuredMenu } from "./structured-menu.server";

/** The number of groups, or of dishes of one group, in a page's description. */
const MAX_NAMED_IN_DESCRIPTION = 6;

const groupPath = (visit: Visit, alias: string) => visit.path(`menu/${encodeURIComponent(alias)}`);

/** Undefined if the menu has no such group. Throws a Response if the menu could not be loaded. */
export async function menuListView(visit: Visit, alias: string | undefined): Promise<MenuListView | undefined> {
  const { t, settings } = visit;
  const city = await visit.city();
  const { product_groups } = await visit.needed(visit.priceScope().then((where) => visit.upstream.products(where)));
  const groups = shownGroups(product_groups);
  const group = alias === undefined ? undefined : groups.find((one) => one.alias === alias);
  if (alias !== undefined && !group) return undefined;
  const shown = group ? [group] : groups;
  const names = (group ? group.products : groups).slice(0, MAX_NAMED_IN_DESCRIPTION).map(({ name }) => name);
  const heading = group?.name ?? t("menu:heading", { city: city.name });
  const listed = t("menu:description", { brand: settings.name, city: city.name, groups: names.join(", ") });
  return {
    title: titleOf(visit, heading, group && city),
    description: [group?.description, listed].filter(Boolean).join(" "),
    heading,
    groups: groups.map(({ alias: other, name }) => ({
      alias: other,
      name,
      to: groupPath(visit, other),
      current: other === alias || undefined,
    })),
    shown: shown.map((one) => groupView(visit, one, visit.priceFormat(city))),
    menu: visit.path(group ? `#group-${group.alias}` : ""),
    all: group && visit.path("menu"),
    structured: structuredMenu(shown, {
      name: t("menu:heading", { city: city.name }),
      language: visit.language,
      addressOf: (page) => canonicalAddress(visit.request, visit.path(page)),
      fileOf: (picture) => {
        const path = picturePath(picture);
        return path && new URL(pictureUrl(path, 720), canonicalAddress(visit.request)).href;
      },
      priceOf: (product) => ({
        price: fromMinor(cardPrice(product)).toFixed(2),
        priceCurrency: city.prices.currency_code,
      }),
    }),
  };
}

function groupView(
  { t, lite }: Visit,
  { alias, name, description, products }: ProductGroup,
  money: ReturnType<Visit["priceFormat"]>,
): ListedGroupView {
  return {
    alias,
    name,
    text: description || undefined,
    dishes: products.map((product) => ({
      key: product.key,
      name: productName(product.name),
      note: portionNote(product, t),
      text: product.description ?? "",
      picture: lite ? undefined : picturePath(product.images?.small),
      price: priceLine(product, { t, money, lastHour: false }),
    })),
  };
}
