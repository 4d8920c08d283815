import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { openVisit } from "../../../server/visitor/visit";
import { CachedFragment } from "../../shared/web/hydration/CachedFragment";
import { describedMeta } from "../../shared/web/site/described-meta";
import { Icon } from "../../shared/ui/icons/Icon";
import { ConsentChoice } from "../../shared/web/site/ConsentNotice";
import type { LegalView } from "./info.view";
import { legalView } from "./legal-view.server";
import { PageLinks } from "./PageLinks";
import { Prose, Sections } from "./Sections";
import styles from "./legal.module.css";
import prose from "./prose.module.css";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const page = new URL(args.request.url).pathname.split("/")[1] ?? "";
  const { links } = visit.settings;
  const own = page === "privacy-policy" ? links.privacy_policy : page === "user-agreement" && links.user_agreement;
  if (own) throw redirect(own);
  return visit.answer(await legalView(visit, page));
}

export { skipRevalidationForModals as shouldRevalidate } from "../../shared/web/modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => describedMeta(view);

export default function LegalPage() {
  const view = useLoaderData<typeof loader>();
  return (
    <CachedFragment name="legal text" of={[view]}>
      <LegalText view={view} />
    </CachedFragment>
  );
}

function LegalText({ view: { heading, lead, sections, links, since, analytics } }: { view: LegalView }) {
  const { t } = useTranslation("info");
  return (
    <div className={`wrap columns ${styles.columns}`}>
      <div className={styles.text}>
        <h1 className="hyphens">{heading}</h1>
        {since && <p className="soft above-2">{since}</p>}
        {lead && (
          <div className={styles.short}>
            <h2 className="large below-2">{t("short")}</h2>
            <Prose html={lead} />
          </div>
        )}
        {sections.length > 4 && (
          <details className={`not-printed ${styles.contents}`}>
            <summary className="ends">
              <span>{t("sections", { count: sections.length })}</span> <Icon name="chevron-down" />
            </summary>
            <ol>
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </details>
        )}
        <Sections lead="" sections={sections} numbered />
        {analytics && <Analytics view={analytics} />}
      </div>
      <PageLinks links={links} className={styles.links} />
    </div>
  );
}

/** It loads a new document, because loaded scripts cannot be unloaded. */
function Analytics({ view }: { view: NonNullable<LegalView["analytics"]> }) {
  return (
    <section id="analytics" className={prose.section}>
      <h2>{view.heading}</h2>
      <div className={`${prose.prose} below-4`}>
        <p>{view.text}</p>
        <p>{view.state}</p>
      </div>
      <form method="post" action="/noted">
        <input type="hidden" name="return_to" value="/legal-info#analytics" />
        <ConsentChoice view={view} />
      </form>
    </section>
  );
}
