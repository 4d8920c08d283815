import type { City } from "../../../contract/place";
import { picturePath } from "../../../server/upstream/pictures";
import type { Visit } from "../../../server/visitor/visit";
import { companyPages, modalOf, sitePath } from "../../shared/web/links/site-links";
import { cityFactsView } from "./city-facts.server";
import { cityFacts, contentView, pageLinks } from "./info-view.server";
import type { StoryView } from "./info.view";

export async function storyView(visit: Visit): Promise<StoryView> {
  const city = await visit.city();
  const page = new URL(visit.request.url).pathname.split("/")[2] ?? "";
  const { settings } = visit;
  const facts = await cityFactsView(visit, city);
  return {
    ...(await contentView(visit, { page, city, facts: cityFacts(visit, city) })),
    links: pageLinks(visit, city, companyPages, page),
    facts,
    picture: picturePath(settings.page_pictures[page] ?? settings.welcome_picture),
    action: actionOf(visit, page, city),
  };
}

/** The operator's own page or, without one, the feedback form. */
function actionOf(visit: Visit, page: string, { alias }: City): StoryView["action"] {
  const { t } = visit;
  const { links } = visit.settings;
  const toMenu = { to: sitePath(alias, "menu"), words: t("info:toMenu") };
  if (page === "about") return toMenu;
  if (page === "vacancies" && links.job) return { to: links.job, words: t("info:elsewhere.vacancies") };
  if (page === "franchise" && links.franchise) return { to: links.franchise, words: t("info:elsewhere.franchise") };
  if (!visit.offers("contact forms")) return toMenu;
  return { to: sitePath(alias, "feedback"), words: t("frame:links.feedback"), modal: modalOf.feedback };
}
