// npm start: runs the built shop in production. server/main reports a missing environment.
import { existsSync } from "node:fs";
import { say } from "./prepare.mjs";

const program = "build/main.js";
if (!existsSync(program)) {
  say("There is no build yet: npm ci && npm run build");
  process.exit(1);
}
process.env.NODE_ENV = "production";
await import(`../${program}`);
