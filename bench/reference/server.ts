// Serves the reference app as remix-serve does, with the shop's compression. REFERENCE_BUILD is its build.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import express from "express";
import { compressResponses } from "../../server/http/compression";

const { PORT, REFERENCE_BUILD = "" } = process.env;
const build = (await import(pathToFileURL(join(REFERENCE_BUILD, "server/index.js")).href)) as ServerBuild;
const app = express();
app.disable("x-powered-by");
app.use(compressResponses());
app.get("/readyz", (_, response) => void response.send("ok\n"));
app.use(express.static(join(REFERENCE_BUILD, "client"), { maxAge: "1h" }));
app.all("*", createRequestHandler({ build, mode: "production" }));
app.listen(Number(PORT), "127.0.0.1");
