import express, { Router, type Express } from "express";
import { bankRoutes } from "./bank/routes";
import { consoleRoutes } from "./console/page/routes";
import { documentationRoutes } from "./documentation/routes";
import { picturesFolder } from "./pictures";
import { answerErrors, dateOf, unknownPath } from "./respond";
import { callRoutes } from "./routes";
import { openWorld, type World, type WorldOptions } from "./world";
import { namedSandboxes } from "./named-sandboxes";

const MAX_BODY_SIZE = "100kb";
/** A dish's picture never changes under its name. */
const PICTURE_LIFE_SECONDS = 365 * 24 * 60 * 60;

export interface Sandbox {
  app: Express;
  /** The world at the root. Others are at /world/NAME. */
  world: World;
  /** Closes the data. The app must not be used afterwards. */
  close(): void;
}

/** The stand-in upstream: the contract's calls, pictures of dishes, a console, the bank, and worlds for parallel tests. */
export function createSandbox(options: WorldOptions): Sandbox {
  const world = openWorld(options);
  const pictures = express.static(picturesFolder(), {
    immutable: true,
    maxAge: PICTURE_LIFE_SECONDS * 1000,
    index: false,
    redirect: false,
    setHeaders: (response, path) => void (path.endsWith(".avif") && response.setHeader("Content-Type", "image/avif")),
  });
  const named = namedSandboxes((own) => worldRoutes(own, pictures), options);
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.get("/healthz", (_, response) => void response.json({ status: "ok" }));
  app.use(express.json({ limit: MAX_BODY_SIZE }));
  app.use("/world/:name", named.serve);
  app.use(worldRoutes(world, pictures));
  app.use(unknownPath);
  app.use(answerErrors);
  const close = () => {
    named.close();
    world.store.close();
  };
  return { app, world, close };
}

function worldRoutes(world: World, pictures: express.RequestHandler): Router {
  const router = Router({ caseSensitive: true });
  router.use(dateOf(world.clock));
  router.use(callRoutes(world));
  router.use("/pictures", pictures);
  router.use(documentationRoutes());
  router.use("/bank", bankRoutes(world));
  router.use(consoleRoutes(world));
  return router;
}
