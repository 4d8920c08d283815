import { renderToStaticMarkup } from "react-dom/server";
import type { OpenApiDocument } from "../../contract/openapi/document";

/** The API documentation as HTML. With scripts, Swagger UI replaces the list. */
export function documentationPage({ info, paths }: OpenApiDocument, base: string): string {
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, summary }]) => ({ path, method, operationId, summary })),
  );
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en" className="docs">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{info.title}</title>
        <link rel="stylesheet" href={`${base}/console/console.css`} />
        <link rel="stylesheet" href={`${base}/docs/swagger-ui.css`} />
      </head>
      <body>
        <header className="top">
          <a className="name" href={`${base}/`}>
            ← Console
          </a>
          <a href={`${base}/openapi.json`}>openapi.json</a>
        </header>
        <div id="api">
          <main>
            <section>
              <h1>{info.title}</h1>
              <table>
                <thead>
                  <tr>
                    <th scope="col">Call</th>
                    <th scope="col">Name</th>
                    <th scope="col">What for</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map(({ path, method, operationId, summary }) => (
                    <tr key={operationId}>
                      <td data-head="Call">
                        <code>
                          {method.toUpperCase()} {path}
                        </code>
                      </td>
                      <td data-head="Name">{operationId}</td>
                      <td data-head="What for">{summary}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          </main>
        </div>
        <script src={`${base}/docs/swagger-ui-bundle.js`} />
        <script src={`${base}/docs/start.js`} />
      </body>
    </html>,
  )}`;
}

/** Swagger UI without its own header, and with its models collapsed. */
export const startScript = (base: string) =>
  `SwaggerUIBundle(${JSON.stringify({ url: `${base}/openapi.json`, dom_id: "#api", deepLinking: true, displayOperationId: true, defaultModelsExpandDepth: 0, defaultModelRendering: "model", defaultModelExpandDepth: 2, docExpansion: "list", validatorUrl: null })});\n`;
