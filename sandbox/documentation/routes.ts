import { Router } from "express";
import { openApiDocument } from "../../contract/openapi/document";
import { assetFile } from "../assets";
import { ownPage } from "../own-page";
import { documentationPage, startScript } from "./page";

const VIEWER = ["swagger-ui.css", "swagger-ui-bundle.js"];
/** The time is short, because a new version of the viewer keeps its address. */
const VIEWER_LIFE_MS = 60 * 60 * 1000;

/** The contract's documentation: for programs at /openapi.json, for people at /docs. */
export function documentationRoutes(): Router {
  const router = Router({ caseSensitive: true });
  router.get("/openapi.json", (request, response) => void response.json(openApiDocument(request.baseUrl || "/")));
  router.get(
    "/docs",
    ownPage({ scripts: true }),
    (request, response) => void response.type("html").send(documentationPage(openApiDocument(), request.baseUrl)),
  );
  router.get("/docs/start.js", (request, response) => void response.type("js").send(startScript(request.baseUrl)));
  for (const name of VIEWER) {
    router.get(`/docs/${name}`, (_, response) => response.sendFile(assetFile(name), { maxAge: VIEWER_LIFE_MS }));
  }
  return router;
}
