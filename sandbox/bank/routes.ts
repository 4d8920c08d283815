import express, { Router, type ErrorRequestHandler } from "express";
import { languageOf } from "../language";
import { Refusal } from "../respond";
import type { World } from "../world";
import { acsRoutes } from "./acs-pages";
import { appRoutes } from "./app-pages";
import { cardPageRoutes } from "./card-page";
import { slowAndSilent } from "./misbehave";
import { bankPage, contentSecurityPolicy } from "./page";

const MAX_FORM_SIZE = "20kb";

export function bankRoutes(world: World): Router {
  const router = Router({ caseSensitive: true });
  router.use(express.urlencoded({ extended: false, limit: MAX_FORM_SIZE }));
  router.use((_, response, next) => {
    // There is no form-action, because the shop that the form returns to may have any address.
    response.set({
      "Content-Security-Policy": contentSecurityPolicy,
      "Cache-Control": "no-store",
      "Referrer-Policy": "strict-origin-when-cross-origin",
    });
    response.type("html");
    next();
  });
  for (const routes of [slowAndSilent, cardPageRoutes, acsRoutes, appRoutes]) router.use(routes(world));
  router.use(answerWithPage);
  return router;
}

const answerWithPage: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (!(error instanceof Refusal) || response.headersSent) return next(error);
  const language = languageOf(request.get("accept-language"));
  response.status(error.status).send(bankPage({ language, title: error.words.key, body: "" }));
};
