import express, { Router, type ErrorRequestHandler } from "express";
import { languageOf } from "../language";
import { Refusal } from "../respond";
import type { World } from "../world";
import { acsRoutes } from "./acs-pages";
import { appRoutes } from "./app-pages";
import { cardPageRoutes } from "./card-page";
import { bankPage } from "./page";

const LARGEST_FORM = "20kb";

/** The acquirer and the banks, as pages for people: plain HTML forms. */
export function bankRoutes(world: World): Router {
  const router = Router({ caseSensitive: true });
  router.use(express.urlencoded({ extended: false, limit: LARGEST_FORM }));
  router.use((_, response, next) => {
    // What a form may be sent to is not limited: the shop that it goes back to may be anywhere.
    response.set({
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
      "Cache-Control": "no-store",
      "Referrer-Policy": "strict-origin-when-cross-origin",
    });
    response.type("html");
    next();
  });
  for (const routes of [cardPageRoutes, acsRoutes, appRoutes]) router.use(routes(world));
  router.use(answerWithPage);
  return router;
}

/** People get a page where programs get JSON. */
const answerWithPage: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (!(error instanceof Refusal) || response.headersSent) return next(error);
  const language = languageOf(request.get("accept-language"));
  response.status(error.status).send(bankPage({ language, title: error.words.key, body: "" }));
};
