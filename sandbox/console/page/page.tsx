import { renderToStaticMarkup } from "react-dom/server";
import type { World } from "../../world";
import { formatTime } from "../time";
import type { Section } from "../section";
import { sections } from "../sections";

interface ConsolePage {
  world: World;
  base: string;
  problem?: string;
}

export function consolePage({ world, base, problem }: ConsolePage): string {
  const of = (place: Section["place"]) =>
    sections
      .filter((section) => section.place === place)
      .map((section) => <Part key={section.id} section={section} world={world} base={base} />);
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${problem ? "Error: " : ""}Sandbox: ${world.brand}`}</title>
        <link rel="stylesheet" href={`${base}/console/console.css`} />
      </head>
      <body>
        <header className="top">
          <h1 className="name">
            Sandbox <span className="brand">{world.brand}</span>
          </h1>
          <a className="now" href="#clock">
            {formatTime(world.clock.now())} UTC
          </a>
          <nav aria-label="Sections">
            {sections.map(({ id, title }) => (
              <a key={id} href={`#${id}`}>
                {title}
              </a>
            ))}
            <a href={`${base}/docs`}>API docs</a>
            <a href={`${base}/`}>Refresh</a>
          </nav>
        </header>
        <main>
          {problem ? (
            <p role="alert" className="problem">
              {problem}
            </p>
          ) : null}
          <div className="parts">{of(undefined)}</div>
          <div className="parts side">
            {of("side")}
            <Reset base={base} />
          </div>
          <div className="parts">{of("last")}</div>
        </main>
      </body>
    </html>,
  )}`;
}

function Part({ section: { id, title, json, Body }, world, base }: { section: Section; world: World; base: string }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <div className="head">
        <h2 id={`${id}-title`}>{title}</h2>
        {json ? <a href={`${base}/console/${id}.json`}>{id}.json</a> : null}
      </div>
      <Body world={world} base={base} />
    </section>
  );
}

/** The form is in a closed `<details>`, so that an accidental click deletes nothing. */
function Reset({ base }: { base: string }) {
  return (
    <section id="reset" aria-labelledby="reset-title">
      <div className="head">
        <h2 id="reset-title">Begin anew</h2>
      </div>
      <details>
        <summary>Forget everything …</summary>
        <p>Visitors, carts, orders and codes go; faults end; the clock is right again.</p>
        <form method="post" action={`${base}/console/reset`}>
          <button name="everything" className="danger">
            Forget everything
          </button>
        </form>
      </details>
    </section>
  );
}
