import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { City } from "../../contract/place";
import { picturePath } from "../../server/upstream/pictures";
import { openVisit, type Visit } from "../../server/visitor/visit";
import { ModalButton } from "../modal/ModalButton";
import { companyPages, modalOf, sitePath } from "../page/site-links";
import { ButtonLink } from "../ui/Button";
import { useLite } from "../ui/lite";
import { pictureUrl, widthFor } from "../ui/picture-url";
import { CityFacts } from "./CityFacts";
import { cityFactsView } from "./city-facts.server";
import { cityFacts, contentView, pageLinks } from "./content-view.server";
import { describedMeta } from "../page/described-meta";
import type { StoryView } from "./content.view";
import { PageLinks } from "./PageLinks";
import { Sections } from "./Sections";
import styles from "./story.module.css";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const city = await visit.city();
  const page = new URL(args.request.url).pathname.split("/")[2] ?? "";
  const facts = await cityFactsView(visit, city);
  return visit.answer<StoryView>({
    ...contentView(visit, { page, city, facts: cityFacts(visit, city) }),
    links: pageLinks(visit, city, companyPages, page),
    facts,
    picture: picturePath(visit.settings.welcome_picture),
    action: actionOf(visit, page, city),
  });
}

/** The operator's own page on jobs or for partners; without one, a way to ask. From the company's story it goes to the menu. */
function actionOf({ settings: { links }, t }: Visit, page: string, { alias }: City): StoryView["action"] {
  if (page === "about") return { to: sitePath(alias, "menu"), words: t("content:toMenu") };
  if (page === "vacancies" && links.job) return { to: links.job, words: t("content:elsewhere.vacancies") };
  if (page === "franchise" && links.franchise) return { to: links.franchise, words: t("content:elsewhere.franchise") };
  return { to: sitePath(alias, "feedback"), words: t("frame:links.feedback"), modal: modalOf.feedback };
}

export { skipRevalidationForModals as shouldRevalidate } from "../modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => describedMeta(view);

/** About the company, its jobs, its franchise: a text beside what is near to it. */
export default function StoryPage() {
  const { heading, lead, sections, links, facts, picture, action } = useLoaderData<typeof loader>();
  const width = widthFor(720, useLite());
  return (
    <div className="wrap">
      <header className={styles.hero} data-ground="dark">
        <h1 className={styles.heading}>{heading}</h1>
        {picture && <img className={styles.plate} src={pictureUrl(picture, width)} alt="" width={480} height={480} />}
      </header>
      <div className={styles.columns}>
        <div className={styles.text}>
          <Sections lead={lead} sections={sections} />
          <p className={styles.action}>
            {action.modal ? (
              <ModalButton modal={action.modal}>{action.words}</ModalButton>
            ) : (
              <ButtonLink to={action.to}>{action.words}</ButtonLink>
            )}
          </p>
        </div>
        <CityFacts view={facts} />
        <PageLinks links={links} className={styles.links} />
      </div>
    </div>
  );
}
