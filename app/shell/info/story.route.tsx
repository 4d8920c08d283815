import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { openVisit } from "../../../server/visitor/visit";
import { CachedFragment } from "../../shared/web/hydration/CachedFragment";
import { ModalButton } from "../../shared/web/modal/ModalButton";
import { describedMeta } from "../../shared/web/site/described-meta";
import { ButtonLink } from "../../shared/ui/buttons/Button";
import { Icon } from "../../shared/ui/icons/Icon";
import { useLite } from "../../shared/ui/hooks/lite";
import { pictureUrl, widthFor } from "../../shared/ui/pictures/picture-url";
import aside from "./aside.module.css";
import type { CityFactsView, StoryView } from "./info.view";
import { PageLinks } from "./PageLinks";
import { Sections } from "./Sections";
import { storyView } from "./story-view.server";
import styles from "./story.module.css";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  return visit.answer(await storyView(visit));
}

export { skipRevalidationForModals as shouldRevalidate } from "../../shared/web/modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => describedMeta(view);

export default function StoryPage() {
  const view = useLoaderData<typeof loader>();
  return (
    <CachedFragment name="story" of={[view]}>
      <Story view={view} />
    </CachedFragment>
  );
}

function Story({ view: { heading, lead, sections, links, facts, picture, action } }: { view: StoryView }) {
  const width = widthFor(720, useLite());
  return (
    <div className="wrap">
      <header className={styles.hero} data-ground="dark">
        <h1 className={styles.heading}>{heading}</h1>
        {picture && (
          <img
            className={`not-printed ${styles.plate}`}
            src={pictureUrl(picture, width)}
            alt=""
            width={480}
            height={480}
          />
        )}
      </header>
      <div className={`columns ${styles.columns}`}>
        <div className={`grow ${styles.text}`}>
          <Sections lead={lead} sections={sections} />
          <p className="above-6">
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

function CityFacts({ view: { heading, rows } }: { view: CityFactsView }) {
  return (
    <aside className={`box ${aside.facts}`} aria-labelledby="city-facts">
      <h2 id="city-facts" className={aside.name}>
        {heading}
      </h2>
      <ul className="above-2">
        {rows.map(({ icon, text, note, href }) => (
          <li key={icon} className={`row ${aside.row}`}>
            <Icon name={icon} />{" "}
            <span className={aside.words}>
              <b>{href ? <a href={href}>{text}</a> : text}</b> {note && <span className="muted">{note}</span>}
            </span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
