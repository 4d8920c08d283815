import express, { Router, type Express } from "express";
import { bankRoutes } from "./bank/routes";
import { consoleRoutes } from "./console/routes";
import { documentationRoutes } from "./documentation/routes";
import { picturesFolder } from "./pictures";
import { answerErrors, unknownPath } from "./respond";
import { callRoutes } from "./routes";
import { openWorld, type World, type WorldOptions } from "./world";
import { namedSandboxes } from "./named-sandboxes";

const LARGEST_BODY = "100kb";
/** Seconds: a dish's picture never changes under its name. */
const PICTURE_LIFE = 365 * 24 * 60 * 60;

export interface SandboxOptions extends WorldOptions {
  /** The folder of the dishes' pictures; found beside the program where it is not said. */
  pictures?: string;
}

export interface Sandbox {
  app: Express;
  /** What is served at the root; others, by name, at /world/NAME or with the header X-Sandbox-World. */
  world: World;
  /** Gives the data back; the app answers no more after that. */
  close(): void;
}

/** The stand-in upstream: the contract's calls, the dishes' pictures, a console, and worlds of their own for tests that run side by side. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const world = openWorld(options);
  const pictures = express.static(options.pictures ?? picturesFolder(), {
    immutable: true,
    maxAge: PICTURE_LIFE * 1000,
    index: false,
    redirect: false,
    setHeaders: (response, path) => void (path.endsWith(".avif") && response.setHeader("Content-Type", "image/avif")),
  });
  const named = namedSandboxes((own) => worldRoutes(own, pictures), options);
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.get("/healthz", (_, response) => void response.json({ status: "ok" }));
  app.use(express.json({ limit: LARGEST_BODY }));
  app.use(named.byHeader);
  app.use("/world/:name", named.byAddress);
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
  router.use(callRoutes(world));
  router.use("/pictures", pictures);
  router.use(documentationRoutes());
  router.use("/bank", bankRoutes(world));
  router.use(consoleRoutes(world));
  return router;
}
