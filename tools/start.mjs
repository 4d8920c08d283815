// npm start: production. Needs a build and the environment; server/main says what is missing.
import { existsSync } from "node:fs";
import { say } from "./prepare.mjs";

if (!existsSync("build/main.js")) {
  say("There is no build yet: npm ci && npm run build");
  process.exit(1);
}
process.env.NODE_ENV = "production";
await import("../build/main.js");
