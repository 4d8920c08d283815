import { classes } from "../../shared/ui/styles/class-names";
import type { ContentView } from "./info.view";
import styles from "./prose.module.css";

type SectionsProps = Pick<ContentView, "lead" | "sections"> & { numbered?: boolean };

export function Sections({ lead, sections, numbered }: SectionsProps) {
  return (
    <>
      {lead && <Prose html={lead} className={classes(!numbered && styles.lead)} />}
      {sections.map(({ id, title, html }, place) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
          <h2 id={`${id}-title`}>
            {numbered && `${place + 1}. `}
            {title}
          </h2>
          <Prose html={html} />
        </section>
      ))}
    </>
  );
}

/** HTML that the server made of Markdown, with raw HTML disabled. */
export function Prose({ html, className }: { html: string; className?: string }) {
  return <div className={classes(styles.prose, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
