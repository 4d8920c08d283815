// npm run --silent contract:openapi > openapi.json: prints the upstream's contract as an OpenAPI 3.1 document.
import { openApiDocument } from "../contract/openapi/document";

process.stdout.write(`${JSON.stringify(openApiDocument(process.argv[2]), null, 2)}\n`);
