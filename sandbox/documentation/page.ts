import type { OpenApiDocument } from "../../contract/openapi/document";

/** The API documentation, which Swagger UI draws. */
export const documentationPage = ({ info }: OpenApiDocument, base: string) => `<!doctype html>
<html lang="en" class="docs"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}</title>
<link rel="stylesheet" href="${base}/console/console.css"><link rel="stylesheet" href="${base}/docs/swagger-ui.css"></head>
<body><header class="top"><a class="name" href="${base}/">← Console</a> <a href="${base}/openapi.json">openapi.json</a></header>
<div id="api"><noscript>This page needs scripts.</noscript></div>
<script src="${base}/docs/swagger-ui-bundle.js"></script><script src="${base}/docs/start.js"></script></body></html>
`;

/** Swagger UI without its own header, and with its models collapsed. */
export const startScript = (base: string) =>
  `SwaggerUIBundle(${JSON.stringify({ url: `${base}/openapi.json`, dom_id: "#api", deepLinking: true, displayOperationId: true, defaultModelsExpandDepth: 0, defaultModelRendering: "model", defaultModelExpandDepth: 2, docExpansion: "list", validatorUrl: null })});\n`;
